import { MAIN_TEXTS } from '#texts/main';
import { SKELETON_ROWS } from '../skeleton-rows';

export function BossListSkeleton() {
  return (
    <section className="screen" aria-label={MAIN_TEXTS.bossKills} aria-busy="true">
      <h2 className="h5">{MAIN_TEXTS.bossKills}</h2>
      <p role="status" className="text-body-secondary">
        {MAIN_TEXTS.readingReport}
      </p>
      <div className="list-group placeholder-glow" aria-hidden="true">
        {SKELETON_ROWS.map((row) => (
          <span key={row} className="list-group-item placeholder py-3 mb-1" />
        ))}
      </div>
    </section>
  );
}
