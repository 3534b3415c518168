import type { Audit } from '#domain/audit/audit';
import { adviceLines } from '#domain/audit/audit-lines';
import { PLAYER_TEXTS } from '#texts/player';
import { Mark } from '#ui/Mark';
import styles from './WorthALook.module.css';

export function WorthALook({ audit }: { audit: Audit }) {
  const lines = adviceLines(audit);
  if (lines.length === 0) return null;
  return (
    <div className={styles.look}>
      <h4>
        <Mark name="eye" /> {PLAYER_TEXTS.worthALook}
      </h4>
      <ul aria-label={PLAYER_TEXTS.worthALook} className="d-grid gap-1 list-unstyled m-0">
        {lines.map(({ title, line, explanation }) => (
          <li key={title}>
            <span>{line}</span>
            {explanation && <small className="second d-block">{explanation}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}
