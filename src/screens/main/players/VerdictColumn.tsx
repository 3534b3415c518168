import type { Audit } from '#domain/audit';
import { lackIn } from '#domain/audit-lines';
import type { Verdict } from '#domain/verdict';
import { RAID_TEXTS } from '#texts/raid';
import { PlayerButton } from './PlayerButton';
import styles from './VerdictColumn.module.css';

interface VerdictColumnProps {
  verdict: Verdict;
  audits: Audit[];
  chosenKey: string;
  /** Chooses a player, or nobody. */
  onChoose: (key?: string) => void;
}

/** One column of the summary: its title with a count, and a button for each player in it. */
export function VerdictColumn({ verdict, audits, chosenKey, onChoose }: VerdictColumnProps) {
  return (
    <section aria-label={verdict} className="border rounded p-2 bg-body-tertiary">
      <h3
        className={`h6 d-flex align-items-start justify-content-between gap-1 ${TITLE_CLASSES[verdict]}`}
      >
        {verdict} <span className="badge text-bg-secondary">{audits.length}</span>
      </h3>
      {audits.length === 0 && (
        <p className="small text-body-secondary m-0">{RAID_TEXTS.noPlayers}</p>
      )}
      <ul className={`${styles.players} list-unstyled m-0`}>
        {audits.map((audit) => (
          <li key={audit.raider.key}>
            <PlayerButton
              raider={audit.raider}
              lacks={lackIn(verdict, audit)}
              isChosen={audit.raider.key === chosenKey}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

const TITLE_CLASSES: Readonly<Record<Verdict, string>> = {
  PASSED: styles.passed ?? '',
  'MISSING ENCHANTS': styles.failed ?? '',
  'LOW ITEM LEVEL': styles.failed ?? '',
  'OTHER FAULTS': styles.failed ?? '',
  'NO GEAR RECORDED': '',
  'NOT JUDGED': '',
};
