import { USUAL_VERDICTS } from '#domain/audit/verdict';
import { SkeletonRows } from '#ui/SkeletonRows';
import styles from './RaidersByVerdict.module.css';

export function PlayersSkeleton() {
  return (
    <div className={`${styles.columns} placeholder-glow`} aria-hidden="true">
      {USUAL_VERDICTS.map((verdict) => (
        <div key={verdict}>
          <SkeletonRows className="d-block rounded py-3 mb-2" />
        </div>
      ))}
    </div>
  );
}
