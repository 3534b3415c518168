import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { eraQueries } from '#data/eras/era-queries';
import { online } from '#data/online';
import { earlierFindingsQueries } from '#data/raids/history/earlier-findings';
import { waitsForUser } from '#data/raids/saving/save-night';
import { savingOf } from '#data/raids/saving-progress';
import { standards } from '#data/settings/chosen-standards';
import { useObservable } from '#data/use-observable';
import { type NightRow, nightRows } from '#domain/audit/night';
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
import type { ReportCode } from '#domain/log-site/report-link';
import { playerId } from '#domain/raid/player-id';
import { shownNames } from '#domain/raid/shown-names';
import type { OpenedRaid } from '#features/audit/opened-raid';
import { useAuditContext } from '#features/audit/use-audit-context';
import { SINCE_TEXTS } from '#texts/since';
import type { MarkName } from '#ui/mark-paths';
import { useAdjustedState } from '#ui/use-adjusted-state';
import { FetchingKills } from '../night/FetchingKills';
import { isComing, useNight } from '../night/use-night';
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
}

export function SinceLists({ present, earlier }: SinceListsProps) {
  const now = useRows(present);
  const then = useRows(earlier);
  const { changes, raidsOf, isCounting } = useChanges(present, now, then);
  const isNowComing = useIsRaidComing(present, now);
  const isThenComing = useIsRaidComing(earlier, then);
  const isFilling = isNowComing || isThenComing || isCounting;
  // Shown at once, as half a raid would move what is read. What is shown stays.
  const [isShown] = useAdjustedState(false, (was) => was || !isFilling);
  if (!changes || !now || !then) return null;
  const { thisRaid, earlierRaid } = SINCE_TEXTS;
  return (
    <>
      <div className={styles.raids}>
        <div>
          <FetchingKills code={present.code} kills={now.kills} whichRaid={thisRaid} />
        </div>
        <div>
          <FetchingKills code={earlier.code} kills={then.kills} whichRaid={earlierRaid} />
        </div>
      </div>
      <p className="small text-body-secondary">{SINCE_TEXTS.lastKill}</p>
      {isShown ? (
        <Comparison
          now={now}
          then={then}
          changes={changes}
          raidsOf={raidsOf}
          present={present}
          earlier={earlier}
        />
      ) : (
        <div className="screen" />
      )}
    </>
  );
}

/** Compares two raids, once both are there, and counts for how many raids a finding has lasted. */
function useChanges({ code, era }: OpenedRaid, now: Rows | undefined, then: Rows | undefined) {
  const changes = useMemo(() => now && then && compareRaids(now, then, era), [now, then, era]);
  const isWhole = now?.isWhole && then?.isWhole;
  const inARow = useRaidsInARow(
    code,
    isWhole && changes ? changes.stillOpen : NOBODY,
    now?.rows ?? NO_ROWS,
  );
  return { changes, ...inARow };
}

interface ComparisonProps extends SinceListsProps {
  now: Rows;
  then: Rows;
  changes: RaidChanges;
  raidsOf: (change: PlayerChange) => number;
}

function Comparison(props: ComparisonProps) {
  const { present, earlier, now, then, changes, raidsOf } = props;
  const names = useMemo(() => {
    const players = [...then.rows, ...now.rows].map(({ player }) => player);
    return shownNames(players, playerIdsOfBoth(now, then, present.era));
  }, [now, then, present.era]);
  // While a kill is missing, nobody is known to be absent.
  const players: Record<ChangeList, PlayerChange[] | undefined> = {
    ...changes,
    newHere: then.isWhole ? changes.newHere : undefined,
    notHere: now.isWhole ? changes.notHere : undefined,
  };
  const hasSharedPlayers = changes.newHere.length < now.rows.length;
  const isWhole = now.isWhole && then.isWhole;
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
            {...(list === 'stillOpen' && { raidsOf })}
          />
        ))}
        {changes.itemLevels.length > 0 && (
          <ItemLevelChanges changes={changes.itemLevels} names={names} />
        )}
      </div>
    </>
  );
}

const NOBODY: PlayerChange[] = [];

const NO_ROWS: NightRow[] = [];

function useRaidsInARow(
  code: ReportCode,
  players: readonly PlayerChange[],
  rows: readonly NightRow[],
) {
  const standardsInUse = useObservable(standards);
  const { data: earlier = [], isLoading } = useQuery({
    ...earlierFindingsQueries.of(code, {
      players: players.map(({ row }) => row.player),
      present: rows.map(({ player }) => player),
      standards: standardsInUse,
    }),
    enabled: players.length > 0,
  });
  const raidsOf = ({ row, findings }: PlayerChange): number =>
    countRaidsInARow(
      findings,
      earlier.map((then) => then.get(playerId(row.player))),
    );
  return { raidsOf, isCounting: isLoading };
}

interface NightReadinessProps {
  now: ComparedRaid;
  then: ComparedRaid;
}

function NightReadiness({ now, then }: NightReadinessProps) {
  const [after, before] = [measureReadiness(now), measureReadiness(then)];
  return (
    <dl className={styles.numbers}>
      <dt>{SINCE_TEXTS.passedAndLevel}</dt>
      <dd>
        {SINCE_TEXTS.change(`${before.passed}`, `${after.passed}`)}{' '}
        {before.itemLevel !== undefined && after.itemLevel !== undefined && (
          <span className={styles.level}>
            {SINCE_TEXTS.change(formatNumber(before.itemLevel), formatNumber(after.itemLevel))}
          </span>
        )}
      </dd>
    </dl>
  );
}

/** Whether more of a raid is about to arrive: not if fetching has ended, pauses, or waits for the user. */
function useIsRaidComing({ code, era }: OpenedRaid, raid: Rows | undefined): boolean {
  const isOnline = useObservable(online);
  const { phase, pause } = useObservable(savingOf(code)) ?? {};
  const { isPending } = useQuery(eraQueries.facts(era));
  if (!raid || isPending) return true;
  const isHeldUp = phase === 'ended' || pause !== undefined || !isOnline || waitsForUser(code);
  return raid.kills.some((kill) => isComing(kill, !isHeldUp));
}

type Rows = NonNullable<ReturnType<typeof useRows>>;

/** Returns a raid's players as of its end, as far as its kills are saved. */
function useRows({ code, raid, era }: OpenedRaid) {
  const kills = useNight(code, raid, era);
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
