import { useQuery } from '@tanstack/react-query';
import {
  deleteSharedAudit,
  savedSharedAuditQueries,
} from '#data/shared-audits/saved-shared-audits';
import { SHARED_AUDIT_TEXTS } from '#texts/shared-audit';
import styles from './SavedRaidList.module.css';
import { SharedAuditRow } from './SharedAuditRow';

export function SavedSharedAudits() {
  const { data: saved = [], error } = useQuery(savedSharedAuditQueries.list());
  return (
    <section aria-label={SHARED_AUDIT_TEXTS.savedOnes} className="mt-3">
      <h3 className="h6">{SHARED_AUDIT_TEXTS.savedOnes}</h3>
      <ul className={`${styles.cards} list-unstyled`}>
        {saved.map((one) => (
          <SharedAuditRow key={one.key} saved={one} onDelete={() => void deleteSharedAudit(one)} />
        ))}
      </ul>
      {error && <p role="status">{SHARED_AUDIT_TEXTS.failed}</p>}
    </section>
  );
}
