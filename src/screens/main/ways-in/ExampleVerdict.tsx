import { term } from '#domain/language';
import { ReadinessRing } from '#features/emblems/ReadinessRing';
import { readBarcode } from '#features/tile/read-barcode';
import { Tile, tileClass } from '#features/tile/Tile';
import column from '#features/verdict-columns/VerdictColumn.module.css';
import { EXAMPLE_TEXTS } from '#texts/example';
import { RAID_TEXTS } from '#texts/raid';
import { RaidFrame } from '#ui/game/RaidFrame';
import { verdictMark } from '#ui/game/verdict-mark';
import { Mark } from '#ui/Mark';
import styles from './ExampleVerdict.module.css';
import { EXAMPLE_COLUMNS, exampleGroups } from './example-verdict';

const MAGMAW = { zone: '', boss: 'Magmaw' };
const PASSED_COUNT = 12;
const RAIDER_COUNT = 25;

/** A picture of a verdict for a first visit. */
export function ExampleVerdict() {
  return (
    <figure
      className={`panel stack ${styles.figure}`}
      role="img"
      aria-label={EXAMPLE_TEXTS.alternative}
    >
      <div className={styles.head}>
        <ReadinessRing
          emblem={MAGMAW}
          zoneClass="zone-danger"
          share={PASSED_COUNT / RAIDER_COUNT}
        />
        <div>
          <div className="fs-6 fw-semibold">
            {MAGMAW.boss} {RAID_TEXTS.heroicMark}
          </div>
          <div className="second">{EXAMPLE_TEXTS.exampleOf}</div>
        </div>
        <div className="ms-auto text-end">
          <b>{PASSED_COUNT}</b>
          <span className="second">{EXAMPLE_TEXTS.allFindings}</span>
        </div>
      </div>
      <RaidFrame groups={exampleGroups()} isLine />
      <div className={`${styles.columns} stack`}>
        {EXAMPLE_COLUMNS.map(({ verdict, count, raiders }) => (
          <div key={verdict} className={`${column.column} tone-${verdictMark(verdict)}`}>
            <div className={column.title}>
              <Mark name={verdictMark(verdict)} size={13} />
              <span className={column.words}>{term(verdict)}</span>
              <span className={column.count}>{count}</span>
            </div>
            <div className="d-grid gap-1">
              {raiders.map(({ name, classKey, picture, level, gear, lacks, advice }) => (
                <div key={name} className={tileClass(classKey)}>
                  <Tile
                    picture={picture}
                    name={name}
                    level={level}
                    places={readBarcode(gear)}
                    words={lacks.map(term).join(', ')}
                    marks={
                      advice && (
                        <span className="tone-eye">
                          <Mark name="eye" size={13} /> {advice}
                        </span>
                      )
                    }
                  />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </figure>
  );
}
