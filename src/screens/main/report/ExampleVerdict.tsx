import { pictureAddress } from '#data/addresses';
import { term } from '#domain/language';
import { ReadinessRing } from '#features/emblems/ReadinessRing';
import { EXAMPLE_TEXTS } from '#texts/example';
import { RaidFrame } from '#ui/game/RaidFrame';
import { verdictMark } from '#ui/game/verdict-mark';
import { Mark } from '#ui/Mark';
import styles from './ExampleVerdict.module.css';
import { EXAMPLE_COLUMNS, type ExampleRaider, exampleGroups } from './example-verdict';

const MAGMAW = { zone: '', boss: 'Magmaw' };
const PASSED = 12 / 25;

/** A picture of a verdict for a first visit. */
export function ExampleVerdict() {
  return (
    <figure className={styles.figure} role="img" aria-label={EXAMPLE_TEXTS.alternative}>
      <div className={styles.head}>
        <ReadinessRing emblem={MAGMAW} zoneClass="zone-danger" share={PASSED} />
        <div>
          <div className={styles.boss}>{EXAMPLE_TEXTS.boss}</div>
          <div className={styles.second}>{EXAMPLE_TEXTS.whose}</div>
        </div>
        <div className={styles.count}>
          <b>{EXAMPLE_TEXTS.passed}</b>
          <span className={styles.second}>{EXAMPLE_TEXTS.ofAll}</span>
        </div>
      </div>
      <RaidFrame groups={exampleGroups()} />
      <div className={styles.columns}>
        {EXAMPLE_COLUMNS.map(({ verdict, raiders }) => (
          <div key={verdict} className={`${styles.column} tone-${verdictMark(verdict)}`}>
            <div className={styles.title}>
              <Mark name={verdictMark(verdict)} /> {term(verdict)}
            </div>
            {raiders.map((raider) => (
              <Raider key={raider.name} raider={raider} />
            ))}
          </div>
        ))}
      </div>
    </figure>
  );
}

function Raider({ raider: { name, classKey, picture, lacks } }: { raider: ExampleRaider }) {
  return (
    <div className={`${styles.raider} class-${classKey}`}>
      <img src={pictureAddress(picture)} alt="" width="32" height="36" loading="lazy" />
      <span>
        <b>{name}</b>
        {lacks && <span className={styles.lacks}>{lacks.map(term).join(', ')}</span>}
      </span>
    </div>
  );
}
