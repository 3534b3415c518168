import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { KillId } from '#data/device/records/stored-records';
import { eraQueries } from '#data/eras/era-queries';
import { killKey, toBuyQueries } from '#data/to-buy/to-buy-queries';
import type { DigestedRaid } from '#domain/digests/digested-raid';
import { hasConsumableTable } from '#domain/era/era';
import { formatDate } from '#domain/format';
import { type LastKillWithGear, lastKillWithGear, type RaidGroup } from '#domain/groups/groups';
import { groupHeading } from '#domain/to-buy/copies';
import { raidsToLearnFrom, seenFights } from '#domain/to-buy/group-to-buy';
import type { ToBuySubject } from '#domain/to-buy/raid-to-buy';
import { QueryFailure } from '#features/notices/FailureNotice';
import { Checkbox } from '#ui/Checkbox';
import { shownTitle } from '#ui/game/shown-title';
import { type PlayerInSeason, playerToBuyFor } from './player-to-buy-for';
import { ToBuyDialog } from './ToBuyDialog';
import { useKeptToBuy } from './use-kept-to-buy';

interface ToBuyTonightProps {
  group: RaidGroup;
  /** Every group on the device; undefined while they are read. */
  groups: readonly RaidGroup[] | undefined;
  /** The players who come. Guests have no gear, so they need nothing. */
  coming: readonly PlayerInSeason[];
}

export function ToBuyTonight({ group, groups, coming }: ToBuyTonightProps) {
  const { era } = group;
  const { kept, change } = useKeptToBuy();
  const isWanted = kept.withConsumables;
  const last = useMemo(
    () =>
      new Map(
        coming.flatMap(({ id }) => {
          const last = lastKillWithGear(group, id);
          return last ? [[id, last]] : [];
        }),
      ),
    [group, coming],
  );
  const pulls = usePulls(group, last, isWanted);
  const consumables = useQuery({ ...eraQueries.consumables(era), enabled: isWanted });
  const subject = useMemo((): ToBuySubject | undefined => {
    if (!groups) return undefined;
    const reading = { pulls, consumables: consumables.data ?? undefined };
    return {
      players: coming.flatMap((one) => {
        const lastOfOne = last.get(one.id);
        return lastOfOne ? [playerToBuyFor(one, lastOfOne, reading)] : [];
      }),
      group,
      groups,
      seen: seenFights(group, {
        isOfRaid: isOfNewest(group),
        pullOf: (code, fightId) => pulls?.get(killKey(code, fightId)),
      }),
    };
  }, [groups, group, coming, last, pulls, consumables.data]);
  const [newest] = group.evenings;
  const title = {
    title: shownTitle(group.title),
    date: newest ? formatDate(newest.pulledAt) : '',
  };
  return (
    <ToBuyDialog era={era} title={title} subject={subject} withConsumables={isWanted}>
      {hasConsumableTable(era) && (
        <Checkbox
          label={groupHeading('consumables')}
          isOn={isWanted}
          onChange={(withConsumables) => change({ withConsumables })}
        />
      )}
      <QueryFailure query={consumables} />
    </ToBuyDialog>
  );
}

/** Reads the pulls of players' last kills, and of the kills that show what the group uses. */
function usePulls(
  group: RaidGroup,
  last: ReadonlyMap<string, LastKillWithGear>,
  isWanted: boolean,
) {
  const kills = useMemo(() => {
    const lastKills = [...last.values()].map(({ raid, fight }) => ({
      code: raid.code,
      killId: fight.id,
    }));
    return distinctKills([
      ...lastKills,
      ...raidsToLearnFrom(group, isOfNewest(group)).flatMap(killsOf),
    ]);
  }, [last, group]);
  const { data } = useQuery({ ...toBuyQueries.pulls(kills), enabled: isWanted });
  return data;
}

const isOfNewest =
  ({ evenings }: RaidGroup) =>
  (raid: DigestedRaid): boolean =>
    evenings[0]?.raids.includes(raid) ?? false;

const killsOf = ({ code, kills }: DigestedRaid): KillId[] =>
  kills.map(({ fight }) => ({ code, killId: fight.id }));

const distinctKills = (kills: readonly KillId[]): KillId[] => [
  ...new Map(kills.map((kill) => [killKey(kill.code, kill.killId), kill])).values(),
];
