import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { KillId } from '#data/device/records/stored-records';
import { eraQueries } from '#data/eras/era-queries';
import { killKey, toBuyQueries } from '#data/to-buy/to-buy-queries';
import { audit, judgesPull } from '#domain/audit/audit';
import type { AuditContext } from '#domain/audit/rule/audit-context';
import { looksForPull } from '#domain/era/era';
import { formatDate } from '#domain/format';
import type { Pull } from '#domain/pull/pull';
import type { PullTable } from '#domain/pull/read-pull';
import type { Raider } from '#domain/raid/raid';
import { fullName } from '#domain/raid/shown-names';
import { eveningKey, raidsSeen, seenKills } from '#domain/season/group-to-buy';
import {
  type Evening,
  type LastLogged,
  lastLoggedIn,
  type SeasonGroup,
} from '#domain/season/groups';
import type { ToBuySubject } from '#domain/season/raid-to-buy';
import type { SeasonRaid } from '#domain/season/season-raid';
import { groupHeading } from '#domain/to-buy/copies';
import type { PlayerToBuyFor } from '#domain/to-buy/to-buy';
import { useAuditContext } from '#features/audit/use-audit-context';
import { FailureNotice } from '#features/notices/FailureNotice';
import { Checkbox } from '#ui/Checkbox';
import { shownTitle } from '#ui/game/shown-title';
import { ToBuyDialog } from './ToBuyDialog';
import { useKept } from './use-kept';

interface Coming {
  id: string;
  name: string;
  detail: string;
}

interface ToBuyTonightProps {
  group: SeasonGroup;
  /** Every group on the device; undefined while they are read. */
  groups: readonly SeasonGroup[] | undefined;
  /** Guests among them have no gear, and so nothing to buy. */
  coming: readonly Coming[];
}

export function ToBuyTonight({ group, groups, coming }: ToBuyTonightProps) {
  const { era } = group;
  const context = useAuditContext(era);
  const { kept, change } = useKept();
  const isWanted = kept.withConsumables;
  const last = useMemo(
    () =>
      new Map(
        coming.flatMap(({ id }) => {
          const last = lastLoggedIn(group, id);
          return last ? [[id, last]] : [];
        }),
      ),
    [group, coming],
  );
  const areJudged = isWanted || judgesPull(context.standards);
  const { raiders, pulls } = useKills(group, last, areJudged);
  const consumables = useQuery({ ...eraQueries.consumables(era), enabled: areJudged });
  const subject = useMemo((): ToBuySubject | undefined => {
    if (!groups || !raiders) return undefined;
    const reading = { raiders, pulls, consumables: consumables.data ?? undefined, context };
    return {
      players: coming.flatMap((one) => playerToBuyFor(one, last.get(one.id), group, reading)),
      group,
      groups,
      seen: seenKills(group, {
        isOfRaid: isOfNewest(group),
        pullOf: (code, killId) => pulls?.get(killKey(code, killId)),
      }),
    };
  }, [groups, group, coming, last, raiders, pulls, consumables.data, context]);
  const [newest] = group.evenings;
  const title = {
    title: shownTitle(group.title),
    date: newest ? formatDate(newest.pulledAt) : '',
  };
  return (
    <ToBuyDialog era={era} title={title} subject={subject} withConsumables={isWanted}>
      {looksForPull(era) && (
        <Checkbox
          label={groupHeading('consumables')}
          isOn={isWanted}
          onChange={(withConsumables) => change({ withConsumables })}
        />
      )}
      {consumables.error && (
        <FailureNotice
          error={consumables.error}
          isFetching={consumables.isFetching}
          onTryAgain={() => void consumables.refetch()}
        />
      )}
    </ToBuyDialog>
  );
}

/** Reads the last kills of players, with the pulls of all that tell what the group had. */
function useKills(group: SeasonGroup, last: ReadonlyMap<string, LastLogged>, withPulls: boolean) {
  const lastKills = useMemo(
    () =>
      distinct(
        [...last.values()].map(({ raid, fight }) => ({ code: raid.code, killId: fight.id })),
      ),
    [last],
  );
  const allKills = useMemo(
    () => distinct([...lastKills, ...raidsSeen(group, isOfNewest(group)).flatMap(killsOf)]),
    [lastKills, group],
  );
  const { data: raiders } = useQuery(toBuyQueries.raiders(lastKills));
  const { data: pulls } = useQuery({ ...toBuyQueries.pulls(allKills), enabled: withPulls });
  return { raiders, pulls };
}

const isOfNewest =
  ({ evenings }: SeasonGroup) =>
  (raid: SeasonRaid): boolean =>
    evenings[0]?.raids.includes(raid) ?? false;

const killsOf = ({ code, kills }: SeasonRaid): KillId[] =>
  kills.map(({ fight }) => ({ code, killId: fight.id }));

const distinct = (kills: readonly KillId[]): KillId[] => [
  ...new Map(kills.map((kill) => [killKey(kill.code, kill.killId), kill])).values(),
];

interface Reading {
  raiders: ReadonlyMap<string, readonly Raider[]>;
  pulls: ReadonlyMap<string, Pull> | undefined;
  consumables: PullTable | undefined;
  context: AuditContext;
}

function playerToBuyFor(
  one: Coming,
  last: LastLogged | undefined,
  { idOf }: SeasonGroup,
  { raiders, pulls, consumables, context }: Reading,
): PlayerToBuyFor[] {
  if (!last) return [];
  const { evening, raid, fight } = last;
  const key = killKey(raid.code, fight.id);
  const present = raiders.get(key) ?? [];
  const raider = present.find((other) => idOf(other) === one.id);
  if (!raider) return [];
  const saved = pulls?.get(key);
  const pull = saved && consumables?.atThePull(saved, { raiders: present, fight });
  const judged = judgesPull(context.standards) ? pull : undefined;
  return [
    {
      id: one.id,
      name: fullName(one),
      audit: audit(raider, { ...context, fight, pull: judged }),
      fight,
      at: evening.pulledAt,
      evening: eveningKey(evening),
      pull,
      eveningLasted: lengthOf(evening),
    },
  ];
}

/** Milliseconds from the first pull to the last kill. */
const lengthOf = ({ pulledAt, ends }: Evening): number => ends - pulledAt;
