import { memo } from 'react';
import { formatShortDate } from '#domain/format';
import { charactersOf, type RaidGroup } from '#domain/groups/groups';
import type { GuildLists } from '#domain/groups/listed-evenings';
import { SEASON_VIEW_TEXTS } from '#texts/season';

interface SeasonCountsProps {
  group: RaidGroup;
  guildLists: GuildLists | undefined;
}

export const SeasonCounts = memo(({ group, guildLists }: SeasonCountsProps) => {
  const { raids, evenings, idOf } = group;
  const players = new Set(raids.flatMap((raid) => charactersOf(raid).map(idOf)));
  const [newest, oldest] = [evenings[0], evenings.at(-1)];
  if (!newest || !oldest) return null;
  return (
    <>
      <span>{SEASON_VIEW_TEXTS.onDevice(raids.length)}</span>
      <span>
        {guildLists && guildLists.evenings.length > 0
          ? SEASON_VIEW_TEXTS.eveningsBySource(
              evenings.length,
              guildLists.evenings.length,
              formatShortDate(guildLists.lookedAt),
            )
          : SEASON_VIEW_TEXTS.evenings(
              evenings.length,
              formatShortDate(oldest.pulledAt),
              formatShortDate(newest.pulledAt),
            )}
      </span>
      <span>{SEASON_VIEW_TEXTS.players(players.size)}</span>
    </>
  );
});
