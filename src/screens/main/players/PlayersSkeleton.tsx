import { USUAL_VERDICTS } from '#domain/audit/verdict';
import { SKELETON_ROWS } from '../skeleton-rows';
import styles from './RaidersByVerdict.module.css';

export function PlayersSkeleton() {
  return (
    <div className={`${styles.columns} placeholder-glow`} aria-hidden="true">
      {USUAL_VERDICTS.map((verdict) => (
        <div key={verdict}>
          {SKELETON_ROWS.map((row) => (
            <span key={row} className="placeholder d-block rounded py-3 mb-2" />
          ))}
        </div>
      ))}
    </div>
  );
}
