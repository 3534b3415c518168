import { useQuery } from '@tanstack/react-query';
import type { SavedRaid } from '#data/device/raids/saved-list';
import { savedReadinessQueries } from '#data/raids/history/saved-readiness';
import { standards } from '#data/settings/chosen-standards';
import { useObservable } from '#data/use-observable';
import { READINESS_TEXTS } from '#texts/readiness';
import { Mark } from '#ui/Mark';
import type { MarkName } from '#ui/mark-paths';
import { UserText } from '#ui/UserText';
import { useIsNear } from '#ui/use-is-near';
import styles from './MiniReadiness.module.css';
import { ReadinessBars } from './ReadinessBars';
import { type ReadinessCounts, readinessCounts } from './readiness-counts';

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
                <span className="visually-hidden"> {READINESS_TEXTS[name]}</span>
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
