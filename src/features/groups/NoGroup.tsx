import { Fragment, type ReactNode } from 'react';
import type { FindingPart } from '#domain/audit/finding-parts';
import { NIGHT_WORDS } from '#domain/audit/night-words';
import { formatShortDate } from '#domain/format';
import { term } from '#domain/language';
import { SAMPLE_LINK } from '#domain/log-site/report-link';
import { ROLE_WORDS } from '#domain/raid/role-words';
import { ROLES } from '#domain/raid/roles';
import { runLengths } from '#domain/run-lengths';
import { SPELLING } from '#domain/spelling';
import { ClassPicture } from '#features/emblems/ClassPicture';
import { CellRun, FaultsFixedPill } from '#features/tables/CellRun';
import { FindingParts, FindingsBand } from '#features/tables/FindingParts';
import { PATHS, raidLink } from '#routes';
import { EXAMPLE_TEXTS } from '#texts/example';
import { GROUP_TEXTS } from '#texts/groups';
import { MAIN_TEXTS } from '#texts/main';
import { NIGHT_TEXTS } from '#texts/night';
import { Link } from '#ui/Link';
import { Mark } from '#ui/Mark';
import styles from './NoGroup.module.css';

/** Explains how a page without a group is filled, above an example of such a page. */
export const NoGroup = ({ words, page }: { words: string; page: 'season' | 'tonight' }) => (
  <div className={styles.emptyPage}>
    <p className="m-0">{words}</p>
    <p className="d-flex flex-wrap gap-2 m-0">
      <Link className="btn btn-primary" to={PATHS.main}>
        {GROUP_TEXTS.openRaid}
      </Link>
      <Link className="btn btn-outline-secondary" to={raidLink(SAMPLE_LINK)}>
        {MAIN_TEXTS.openSample}
      </Link>
    </p>
    <div className="w-100" aria-hidden="true">
      <p className="label mb-1">{EXAMPLE_TEXTS.heading}</p>
      <div className={styles[page]}>{page === 'season' ? <Evenings /> : <Candidates />}</div>
    </div>
  </div>
);

const EVENINGS = [18, 15, 11, 4].map((day) => Date.UTC(2024, 8, day, 12));

/** Raiders of the example, with the slot that has a fault on each evening. */
const RAIDERS = [
  {
    name: 'Brannock',
    spec: 'Warrior-Protection',
    role: 'tanks',
    faults: ['', 'Gloves', 'Gloves', 'Gloves'],
  },
  { name: 'Coldbarrow', spec: 'DeathKnight-Blood', role: 'tanks', faults: ['', '', '', ''] },
  { name: 'Elsifer', spec: 'Paladin-Holy', role: 'healers', faults: ['', '', '', 'Legs'] },
  {
    name: 'Nyxara',
    spec: 'Priest-Shadow',
    role: 'dps',
    faults: ['Boots', 'Boots', 'Cloak', 'Cloak'],
  },
  { name: 'Cinderly', spec: 'Mage-Fire', role: 'dps', faults: ['Cloak', '', '', ''] },
  { name: 'Quillan', spec: 'Hunter-Survival', role: 'dps', faults: ['', '', '', ''] },
  { name: 'Moonfen', spec: 'Druid-Balance', role: 'dps', faults: ['', '', 'Bracers', 'Bracers'] },
  { name: 'Stormglen', spec: 'Shaman-Elemental', role: 'dps', faults: ['', '', '', ''] },
] as const;

const Evenings = () => (
  <>
    <div className={`${styles.row} ${styles.dates} label`}>
      <span />
      <span>{GROUP_TEXTS.columns.attendance}</span>
      {EVENINGS.map((evening) => (
        <span key={evening}>{formatShortDate(evening)}</span>
      ))}
    </div>
    {RAIDERS.map(({ name, spec, faults }) => {
      const runs = runLengths(faults);
      return (
        <div key={name} className={styles.row}>
          <Raider name={name} spec={spec} size={20} />
          <span className="second">{SPELLING.countOf(EVENINGS.length, EVENINGS.length)}</span>
          {faults.map((slot, index) => (
            <EveningCell
              key={EVENINGS[index]}
              slot={slot}
              run={runs[index] ?? 0}
              isFixed={slot === '' && Boolean(faults[index + 1])}
            />
          ))}
        </div>
      );
    })}
  </>
);

interface EveningCellProps {
  slot: string;
  run: number;
  isFixed: boolean;
}

function EveningCell({ slot, run, isFixed }: EveningCellProps) {
  if (isFixed)
    return (
      <span>
        <FaultsFixedPill>
          <span className="d-none d-md-inline">{NIGHT_TEXTS.fixedHere}</span>
        </FaultsFixedPill>
      </span>
    );
  if (!slot) return <Mark name="tick" size={10} className="m-auto text-body-secondary" />;
  return (
    <span className={styles.faulty}>
      <span className={styles.count}>
        <FindingParts parts={[{ column: 'MISSING ENCHANTS', words: '1', count: 1 }]} />
      </span>
      {run > 0 && (
        <CellRun kind="steady" length={run}>
          <FindingsBand parts={partsOf(slot)} />
        </CellRun>
      )}
    </span>
  );
}

const partsOf = (slot: string): FindingPart[] => [
  { column: 'MISSING ENCHANTS', words: term(slot), count: 1 },
];

const Candidates = () =>
  ROLES.map((role) => {
    const ofRole = RAIDERS.filter((raider) => raider.role === role);
    return (
      <Fragment key={role}>
        <span className={`${styles.role} second`}>
          {ROLE_WORDS[role]} <b>{ofRole.length}</b>
        </span>
        {ofRole.map(({ name, spec, faults: [slot] }) => (
          <div key={name} className={styles.coming}>
            <span className={styles.box}>
              <Mark name="tick" />
            </span>
            <Raider name={name} spec={spec} size={28}>
              <span className={styles.now}>
                {slot ? (
                  <FindingParts parts={partsOf(slot)} />
                ) : (
                  <>
                    <Mark name="tick" size={10} className="tone-tick" /> {NIGHT_WORDS.passed}
                  </>
                )}
              </span>
            </Raider>
          </div>
        ))}
      </Fragment>
    );
  });

interface RaiderProps {
  name: string;
  spec: string;
  size: number;
  children?: ReactNode;
}

const Raider = ({ name, spec, size, children }: RaiderProps) => (
  <span className={`${styles.raider} class-${spec.replace(/-.*/, '').toLowerCase()}`}>
    <ClassPicture name={spec} size={size} />
    <span>
      <span className={styles.name}>{name}</span>
      {children}
    </span>
  </span>
);
