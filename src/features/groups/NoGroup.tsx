import { NIGHT_WORDS } from '#domain/audit/night-words';
import { formatShortDate } from '#domain/format';
import { term } from '#domain/language';
import { SAMPLE_LINK } from '#domain/log-site/report-link';
import { ClassPicture } from '#features/emblems/ClassPicture';
import { PATHS, raidLink } from '#routes';
import { MAIN_TEXTS } from '#texts/main';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { Link } from '#ui/Link';
import { Mark } from '#ui/Mark';
import styles from './NoGroup.module.css';

/** Explains how a page without a group is filled, above an example of such a page. */
export const NoGroup = ({ words, page }: { words: string; page: 'season' | 'tonight' }) => (
  <div className={styles.emptyPage}>
    <p className="m-0">{words}</p>
    <p className="d-flex flex-wrap gap-2 m-0">
      <Link className="btn btn-primary" to={PATHS.main}>
        {SEASON_VIEW_TEXTS.openRaid}
      </Link>
      <Link className="btn btn-outline-secondary" to={raidLink(SAMPLE_LINK)}>
        {MAIN_TEXTS.openSample}
      </Link>
    </p>
    <div className="w-100" aria-hidden="true">
      <p className="label mb-1">{SEASON_VIEW_TEXTS.example}</p>
      <div className={styles[page]}>{page === 'season' ? <Evenings /> : <Candidates />}</div>
    </div>
  </div>
);

const EVENINGS = [18, 11, 4].map((day) => Date.UTC(2024, 8, day, 12));

/** Raiders of the example, with the slots that have faults on each evening. */
const RAIDERS = [
  { name: 'Elsifer', spec: 'Paladin-Holy', faults: [[], [], ['Legs']] },
  { name: 'Nyxara', spec: 'Priest-Shadow', faults: [['Boots'], ['Boots'], ['Boots', 'Cloak']] },
  { name: 'Coldbarrow', spec: 'DeathKnight-Blood', faults: [[], [], []] },
  { name: 'Brannock', spec: 'Warrior-Protection', faults: [[], ['Gloves'], ['Gloves']] },
  { name: 'Cinderly', spec: 'Mage-Fire', faults: [['Cloak'], [], []] },
  { name: 'Quillan', spec: 'Hunter-Survival', faults: [[], [], []] },
  { name: 'Moonfen', spec: 'Druid-Balance', faults: [[], ['Bracers'], ['Bracers']] },
  { name: 'Stormglen', spec: 'Shaman-Elemental', faults: [[], [], []] },
];

const Evenings = () => (
  <>
    <div className={styles.row}>
      <span />
      {EVENINGS.map((evening) => (
        <span key={evening} className="label">
          {formatShortDate(evening)}
        </span>
      ))}
    </div>
    {RAIDERS.map((raider) => (
      <div key={raider.name} className={styles.row}>
        <Raider {...raider} />
        {EVENINGS.map((evening, index) => (
          <Faults key={evening} words={raider.faults[index]?.length} />
        ))}
      </div>
    ))}
  </>
);

const Candidates = () =>
  RAIDERS.map((raider) => (
    <div key={raider.name} className={styles.coming}>
      <span className={styles.box}>
        <Mark name="tick" />
      </span>
      <Raider {...raider} />
      <Faults words={raider.faults[0]?.map(term).join(', ')} ifPassed={NIGHT_WORDS.passed} />
    </div>
  ));

const Raider = ({ name, spec }: { name: string; spec: string }) => (
  <span className={`${styles.name} class-${spec.replace(/-.*/, '').toLowerCase()}`}>
    <ClassPicture name={spec} size={20} />
    {name}
  </span>
);

interface FaultsProps {
  words: string | number | undefined;
  ifPassed?: string;
}

const Faults = ({ words, ifPassed }: FaultsProps) => (
  <span className={styles.faults}>
    <Mark
      name={words ? 'cross' : 'tick'}
      size={10}
      className={words ? 'tone-cross' : 'tone-tick'}
    />
    {words || ifPassed}
  </span>
);
