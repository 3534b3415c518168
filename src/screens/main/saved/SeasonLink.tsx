import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { seasonQueries } from '#data/season/season-raids';
import { standards } from '#data/settings/chosen-standards';
import { useObservable } from '#data/use-observable';
import { seasonGroups } from '#domain/season/groups';
import { seasonTable } from '#domain/season/season';
import { eveningShortDate, passedText } from '#domain/season/words';
import { PATHS } from '#routes';
import { FRAME_TEXTS } from '#texts/frame';
import { SEASON_VIEW_TEXTS } from '#texts/season';
import { Link } from '#ui/Link';
import { Mark } from '#ui/Mark';
import styles from './SeasonLink.module.css';

/** Reading more takes seconds, for one line. */
const MOST_READ = 60;

/** Links to the season, with how its newest group stands. */
export function SeasonLink({ raids }: { raids: number }) {
  const standardsInUse = useObservable(standards);
  const isRead = raids <= MOST_READ;
  const { data } = useQuery({
    ...seasonQueries.of(standardsInUse),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isRead,
  });
  const facts = useMemo(
    () => (data && data.done === data.of ? factsOf(seasonGroups(data.raids)) : []),
    [data],
  );
  const shown = isRead ? facts : [SEASON_VIEW_TEXTS.onDevice(raids)];
  if (shown.length === 0) return null;
  return (
    <Link className={styles.link} to={PATHS.season}>
      <b>{FRAME_TEXTS.season}</b>
      <span className={styles.facts}>{` · ${shown.join(' · ')}`}</span>
      <Mark name="right" size={16} />
    </Link>
  );
}

/** Returns `7 evenings` and `12 of 25 passed on Aug 1`. */
function factsOf([group]: ReturnType<typeof seasonGroups>): string[] {
  const newest = group?.evenings[0];
  if (!group || !newest) return [];
  const [sum] = seasonTable(group, []).sums;
  const evenings = SEASON_VIEW_TEXTS.eveningCount(group.evenings.length);
  if (!sum || !group.era.tables) return [evenings];
  return [evenings, SEASON_VIEW_TEXTS.passedOnEvening(passedText(sum), eveningShortDate(newest))];
}
