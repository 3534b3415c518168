import { USUAL_VERDICTS } from '#domain/verdict';
import { PLAYER_TEXTS } from '#texts/player';
import { RAID_TEXTS } from '#texts/raid';
import styles from './RaidersByVerdict.module.css';

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Holds the place of the summary and the details while a fight's players are fetched. */
export function PlayersSkeleton() {
  return (
    <div className={styles.layout} aria-busy="true">
      <div className={`${styles.columns} placeholder-glow`} aria-hidden="true">
        {USUAL_VERDICTS.map((verdict) => (
          <div key={verdict}>
            {ROWS.map((row) => (
              <span key={row} className="placeholder d-block rounded py-3 mb-2" />
            ))}
          </div>
        ))}
      </div>
      <section className="border rounded p-3" aria-label={PLAYER_TEXTS.details}>
        <h3 className="h6">{PLAYER_TEXTS.details}</h3>
        <p className="m-0">{RAID_TEXTS.loading}</p>
      </section>
    </div>
  );
}
