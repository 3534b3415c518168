import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import { online } from '#data/online';
import { waitsForUser } from '#data/raids/saving/save-night';
import { savingProgressOf } from '#data/raids/saving-progress';
import { useObservable } from '#data/use-observable';
import { type NightRow, nightRows, rowFromStates } from '#domain/audit/night';
import {
  type ChangeList,
  type ComparedRaid,
  compareRaids,
  countRaidsInARow,
  measureReadiness,
  type PlayerChange,
  playerIdsOfBoth,
  type RaidChanges,
} from '#domain/audit/since';
import { formatNumber } from '#domain/format';
import { averageItemLevel } from '#domain/gear/item-level';
import type { EarlierRaids } from '#domain/groups/earlier';
import { EXAMPLE_RAIDERS } from '#domain/groups/example-raiders';
import type { OpenedRaid } from '#domain/log-site/opened-raid';
import { shownNames } from '#domain/raid/shown-names';
import { useAuditContext } from '#features/audit/use-audit-context';
import { Example } from '#features/page/Example';
import { FRAME_TEXTS } from '#texts/frame';
import { SINCE_TEXTS } from '#texts/since';
import { Mark } from '#ui/Mark';
import type { MarkName } from '#ui/mark-paths';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { FetchingKills } from '../missing-kills/FetchingKills';
import { isLoading, isNotFetched } from '../missing-kills/missing-kills';
import { useNightKills } from '../missing-kills/use-night-kills';
import { ItemLevelChanges } from './ItemLevelChanges';
import { PlayersSince } from './PlayersSince';
import styles from './SinceLists.module.css';

const LISTS: readonly (readonly [ChangeList, MarkName])[] = [
  ['fixed', 'up'],
  ['newFindings', 'down'],
  ['stillOpen', 'cross'],
  ['newHere', 'plus'],
  ['notHere', 'dash'],
];

interface SinceListsProps {
  present: OpenedRaid;
  earlier: OpenedRaid;
  /** Saved raids of earlier evenings; undefined if they could not be read. */
  before: EarlierRaids | undefined;
  isCounting: boolean;
}

export function SinceLists({ present, earlier, before, isCounting }: SinceListsProps) {
  const now = useRaidRows(present);
  const then = useRaidRows(earlier);
  const changes = useMemo(
    () => now && then && compareRaids(now, then, present.era),
    [now, then, present.era],
  );
  const isThisRaidLoading = useIsRaidLoading(present, now);
  const isEarlierRaidLoading = useIsRaidLoading(earlier, then);
  const isFilling = isThisRaidLoading || isEarlierRaidLoading || isCounting;
  // Lists that were shown stay: half a raid would move them.
  const [isShown] = useAdjustedState(false, (wasShown) => wasShown || !isFilling);
  if (!changes || !now || !then) return <SinceSkeleton />;
  const { thisRaid, earlierRaid } = SINCE_TEXTS;
  return (
    <>
      {now.kills.some(isNotFetched) && (
        <FetchingKills code={present.code} kills={now.kills} whichRaid={thisRaid} />
      )}
      {then.kills.some(isNotFetched) && (
        <FetchingKills code={earlier.code} kills={then.kills} whichRaid={earlierRaid} />
      )}
      {isShown ? (
        <ShownChanges
          now={now}
          then={then}
          changes={changes}
          present={present}
          earlier={earlier}
          before={before}
        />
      ) : (
        <SinceSkeleton />
      )}
    </>
  );
}

/** Shows the heads of the lists while they load. */
export const SinceSkeleton = () => (
  <div className={`${styles.lists} screen`} aria-busy>
    {LISTS.slice(0, 3).map(([list, mark]) => (
      <div key={list} className={`${styles.list} ${styles[list]} tone-${mark}`} aria-hidden="true">
        <div className={styles.heading}>
          <Mark name={mark} size={13} /> {SINCE_TEXTS.lists[list]}
        </div>
      </div>
    ))}
    <p role="status" className="visually-hidden">
      {FRAME_TEXTS.loading}
    </p>
  </div>
);

const exampleRaid = (evening: number): ComparedRaid => ({
  rows: EXAMPLE_RAIDERS.map(({ character, results }) => ({
    id: character.key,
    player: { ...character, gear: [] },
    ...rowFromStates(results.slice(evening, evening + 1)),
  })),
  itemLevelOf: () => undefined,
});

/** Compares two evenings of the sample’s raiders. */
export function SinceExample({ era }: Pick<OpenedRaid, 'era'>) {
  const changes = compareRaids(exampleRaid(0), exampleRaid(1), era);
  const names = shownNames(EXAMPLE_RAIDERS.map(({ character }) => character));
  return (
    <Example>
      <div className={styles.lists}>
        {LISTS.slice(0, 3).map(([list, mark]) => (
          <PlayersSince
            key={list}
            list={list}
            mark={mark}
            players={changes[list]}
            era={era}
            names={names}
          />
        ))}
      </div>
    </Example>
  );
}

interface ShownChangesProps extends Omit<SinceListsProps, 'isCounting'> {
  now: RaidRows;
  then: RaidRows;
  changes: RaidChanges;
}

function ShownChanges(props: ShownChangesProps) {
  const { present, earlier, before, now, then, changes } = props;
  const names = useMemo(() => {
    const players = [...then.rows, ...now.rows].map(({ player }) => player);
    return shownNames(players, playerIdsOfBoth(now, then, present.era));
  }, [now, then, present.era]);
  // While a kill is missing, no player is known to be absent.
  const players: Record<ChangeList, PlayerChange[] | undefined> = {
    ...changes,
    newHere: then.isWhole ? changes.newHere : undefined,
    notHere: now.isWhole ? changes.notHere : undefined,
  };
  const hasSharedPlayers = changes.newHere.length < now.rows.length;
  const isWhole = now.isWhole && then.isWhole;
  const raidsOf = ({ row, findings }: PlayerChange): number =>
    countRaidsInARow(findings, before?.findingsOf(row.player) ?? []);
  return (
    <>
      {hasSharedPlayers && <NightReadiness now={now} then={then} />}
      {isWhole && !hasSharedPlayers && <p role="status">{SINCE_TEXTS.nobodyShared}</p>}
      <div className={styles.lists}>
        {LISTS.map(([list, mark]) => (
          <PlayersSince
            key={list}
            list={list}
            mark={mark}
            players={players[list]}
            era={list === 'fixed' || list === 'notHere' ? earlier.era : present.era}
            names={names}
            {...(list === 'stillOpen' && isWhole && { raidsOf })}
          />
        ))}
        {changes.itemLevels.length > 0 && (
          <ItemLevelChanges changes={changes.itemLevels} names={names} />
        )}
      </div>
      <p className="small text-body-secondary mt-3">{SINCE_TEXTS.lastKill}</p>
    </>
  );
}

function NightReadiness({ now, then }: { now: ComparedRaid; then: ComparedRaid }) {
  const [after, before] = [measureReadiness(now), measureReadiness(then)];
  return (
    <p className={`${styles.numbers} facts`}>
      <b>{SINCE_TEXTS.passedFrom(`${before.passed} → ${after.passed}`)}</b>
      {before.itemLevel !== undefined && after.itemLevel !== undefined && (
        <span>
          {SINCE_TEXTS.itemLevel(
            `${formatNumber(before.itemLevel)} → ${formatNumber(after.itemLevel)}`,
          )}
        </span>
      )}
    </p>
  );
}

/** Whether more of a raid will soon load: fetching has not ended, paused or stopped for the user. */
function useIsRaidLoading({ code, era }: OpenedRaid, raid: RaidRows | undefined): boolean {
  const isOnline = useObservable(online);
  const { phase, pause } = useObservable(savingProgressOf(code)) ?? {};
  const { isPending } = useQuery(eraQueries.facts(era));
  if (!raid || isPending) return true;
  const isHeldUp = phase === 'ended' || pause !== undefined || !isOnline || waitsForUser(code);
  return raid.kills.some((kill) => isLoading(kill, !isHeldUp));
}

type RaidRows = NonNullable<ReturnType<typeof useRaidRows>>;

/** Returns a raid's players as of its end, by the kills that are saved. */
function useRaidRows({ code, raid, era }: OpenedRaid) {
  const kills = useNightKills(code, raid, era);
  const { facts } = useAuditContext(era);
  return useMemo(() => {
    if (!kills) return undefined;
    return {
      rows: nightRows(kills),
      kills,
      isWhole: !kills.some((kill) => 'missing' in kill),
      itemLevelOf: ({ player }: NightRow) => facts && averageItemLevel(player, era, facts),
    };
  }, [kills, facts, era]);
}
