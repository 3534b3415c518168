import { useMemo } from 'react';
import { formatDate } from '#domain/format';
import type { LastKillWithGear, RaidGroup } from '#domain/groups/groups';
import { seenFights } from '#domain/to-buy/group-to-buy';
import { shownTitle } from '#ui/game/shown-title';
import { type PlayerInSeason, playerToBuyFor } from './player-to-buy-for';
import { ToBuyDialog } from './ToBuyDialog';

interface ToBuyOfPlayerProps {
  player: PlayerInSeason;
  last: LastKillWithGear;
  group: RaidGroup;
  /** Every group on the device; undefined while they are read. */
  groups: readonly RaidGroup[] | undefined;
}

export function ToBuyOfPlayer({ player, last, group, groups }: ToBuyOfPlayerProps) {
  const { raid, evening } = last;
  const subject = useMemo(
    () =>
      groups && {
        players: [playerToBuyFor(player, last)],
        group,
        groups,
        seen: seenFights(group, { isOfRaid: (one) => one.code === raid.code }),
      },
    [player, last, raid, group, groups],
  );
  const title = { title: shownTitle(raid.title), date: formatDate(evening.pulledAt) };
  return <ToBuyDialog era={group.era} title={title} subject={subject} />;
}
