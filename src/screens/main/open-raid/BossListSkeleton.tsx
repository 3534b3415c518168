import { MAIN_TEXTS } from '#texts/main';

export function BossListSkeleton() {
  return (
    <section className="screen" aria-label={MAIN_TEXTS.bossKills} aria-busy="true">
      <h2 className="h5">{MAIN_TEXTS.bossKills}</h2>
      <p role="status" className="text-body-secondary">
        {MAIN_TEXTS.readingReport}
      </p>
      <div className="list-group placeholder-glow" aria-hidden="true">
        {ROWS.map((row) => (
          <span key={row} className="placeholder list-group-item py-3 mb-1" />
        ))}
      </div>
    </section>
  );
}

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'] as const;
