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
} from '#domain/audit/since';
import { averageItemLevel } from '#domain/gear/item-level';
import type { ReportCode } from '#domain/log-site/report-link';
import { playerId } from '#domain/raid/player-id';
import { shownNames } from '#domain/raid/shown-names';
import type { OpenedRaid } from '#features/audit/opened-raid';
import { useAuditContext } from '#features/audit/use-audit-context';
import { SINCE_TEXTS } from '#texts/since';
import { formatNumber } from '#ui/format';
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

/** Undefined if unknown. */
type PlayersByList = Record<ChangeList, PlayerChange[] | undefined>;

export function SinceLists({ present, earlier }: { present: OpenedRaid; earlier: OpenedRaid }) {
  const now = useRows(present);
  const then = useRows(earlier);
  const { era } = present;
  const since = useMemo(() => now && then && compareRaids(now, then, era), [now, then, era]);
  const names = useMemo(() => {
    const [here, before] = [now ?? NO_ROWS, then ?? NO_ROWS];
    const players = [...before.rows, ...here.rows].map(({ player }) => player);
    return shownNames(players, playerIdsOfBoth(here, before, era));
  }, [now, then, era]);
  const isWhole = now?.isWhole && then?.isWhole;
  const { raidsOf, isCounting } = useRaidsInARow(
    present.code,
    isWhole && since ? since.stillOpen : NOBODY,
    now?.rows ?? NO_ROWS.rows,
  );
  const isNowComing = useIsRaidComing(present, now);
  const isThenComing = useIsRaidComing(earlier, then);
  const isFilling = isNowComing || isThenComing || isCounting;
  // Shown at once, as half a raid would move what is read. What is shown stays.
  const [isShown] = useAdjustedState(false, (was) => was || !isFilling);
  if (!since || !now || !then) return null;
  // While a kill is missing, nobody is known to be absent.
  const players: PlayersByList = {
    ...since,
    newHere: then.isWhole ? since.newHere : undefined,
    notHere: now.isWhole ? since.notHere : undefined,
  };
  const hasSharedPlayers = since.newHere.length < now.rows.length;
  return (
    <>
      <div className={styles.raids}>
        <div>
          <FetchingKills code={present.code} kills={now.kills} whichRaid={SINCE_TEXTS.thisRaid} />
        </div>
        <div>
          <FetchingKills
            code={earlier.code}
            kills={then.kills}
            whichRaid={SINCE_TEXTS.earlierRaid}
          />
        </div>
      </div>
      <p className="small text-body-secondary">{SINCE_TEXTS.lastKill}</p>
      {isShown ? (
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
            {since.itemLevels.length > 0 && (
              <ItemLevelChanges changes={since.itemLevels} names={names} />
            )}
          </div>
        </>
      ) : (
        <div className="screen" />
      )}
    </>
  );
}

const NOBODY: PlayerChange[] = [];

const NO_ROWS = { rows: [] };

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
function useIsRaidComing({ code, era }: OpenedRaid, raid: ReturnType<typeof useRows>): boolean {
  const isOnline = useObservable(online);
  const { phase, pause } = useObservable(savingOf(code)) ?? {};
  const { isPending } = useQuery(eraQueries.facts(era));
  if (!raid || isPending) return true;
  const isHeldUp = phase === 'ended' || pause !== undefined || !isOnline || waitsForUser(code);
  return raid.kills.some((kill) => isComing(kill, !isHeldUp));
}

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
