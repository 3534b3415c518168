import { useQuery } from '@tanstack/react-query';
import type { SavedRaid } from '#data/device/raids/saved-list';
import { savedReadinessQueries } from '#data/raids/history/saved-readiness';
import { standards } from '#data/settings/chosen-standards';
import { useObservable } from '#data/use-observable';
import { type ReadinessCounts, readinessCounts } from '#domain/audit/verdict';
import { READINESS_TEXTS } from '#texts/readiness';
import { Mark } from '#ui/Mark';
import type { MarkName } from '#ui/mark-paths';
import { UserText } from '#ui/UserText';
import { useIsNear } from '#ui/use-is-near';
import styles from './MiniReadiness.module.css';

const MARKS: readonly (readonly [keyof ReadinessCounts, MarkName])[] = [
  ['passed', 'tick'],
  ['faulty', 'cross'],
  ['unknown', 'question'],
];

/** The tick is shown even with 0 if anybody was judged. */
const shownMarks = (counts: ReadinessCounts) =>
  MARKS.filter(([name]) => counts[name] > 0 || (name === 'passed' && counts.faulty > 0));

interface MiniReadinessProps {
  raid: SavedRaid;
  /** Its records are gone: what was read before stays. */
  isDeleted: boolean;
}

/** Shows the kill opened last, read once the card is near the view. */
export function MiniReadiness({ raid, isDeleted }: MiniReadinessProps) {
  const { isNear, watch } = useIsNear();
  const standardsInUse = useObservable(standards);
  // A kill opened for the first time is available once it is saved.
  const isLookedAt = raid.lastKill !== undefined && raid.savedKills.includes(raid.lastKill);
  const { data } = useQuery({
    ...savedReadinessQueries.of(raid, standardsInUse),
    enabled: isNear && isLookedAt && !isDeleted,
  });
  const counts = data && readinessCounts(data.audits);

  return (
    <span ref={watch} className={styles.readiness}>
      {(!isLookedAt || data === null) && (
        <span className={styles.none}>{READINESS_TEXTS.noKillOpened}</span>
      )}
      {data && counts && (
        <>
          <span className={styles.counts}>
            {shownMarks(counts).map(([name, mark]) => (
              <span key={name} className={`tone-${mark}`}>
                <Mark name={mark} /> <span>{counts[name]}</span>
                <span className="visually-hidden">{` ${READINESS_TEXTS[name]}`}</span>
              </span>
            ))}
            <span className={styles.boss}>
              <UserText text={data.kill.boss} />
            </span>
          </span>
          <ReadinessBars {...counts} />
        </>
      )}
    </span>
  );
}

const STEP = 10;

const bars = (from: number, count: number, [top, height]: readonly [number, number]): string =>
  Array.from(
    { length: count },
    (_, index) => `M${(from + index) * STEP + 1} ${top}h8v${height}h-8z`,
  ).join('');

/** Draws a bar per raider: tall if passed, short if something is wrong, hollow if unknown. */
function ReadinessBars({ passed, faulty, unknown }: ReadinessCounts) {
  const all = passed + faulty + unknown;
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${Math.max(1, all) * STEP} 12`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.passed} d={bars(0, passed, [1, 10])} />
      <path className={styles.faulty} d={bars(passed, faulty, [4, 7])} />
      <path className={styles.unknown} d={bars(passed + faulty, unknown, [1, 10])} />
    </svg>
  );
}
