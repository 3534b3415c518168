import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { audit } from '#domain/audit/audit';
import type { Standards } from '#domain/audit/rule/standards';
import { averageItemLevel } from '#domain/gear/item-level';
import { playerId } from '#domain/raid/player-id';
import type { Raider } from '#domain/raid/raid';
import type { SavedRaid } from '../../device/raids/saved-list';
import { readSavedRaids, savedRaidQueries } from '../saved-raid-queries';
import { readEveningGear } from './last-logged-gear';
import { latestEvenings } from './latest-raids';

export interface PlayerThatEvening {
  code: string;
  title: string;
  startedAt: number;
  /** Average; absent if no level is known. */
  itemLevel?: number;
  faults: number;
}

export interface WantedPlayer {
  player: Raider;
  present: readonly Raider[];
  standards: Standards;
}

/** A player's saved raids. No network. Throws EraFactsNotLoaded. */
export const playerHistoryQueries = {
  /** The evenings of the player's saved raids, oldest first. */
  of: (wanted: WantedPlayer) => {
    const { player, present, standards } = wanted;
    const ids = [player, ...present].map(playerId);
    return queryOptions({
      queryKey: [...savedRaidQueries.all(), 'of-player', ids, standards],
      queryFn: ({ client }) => readHistory(client, wanted),
    });
  },
};

async function readHistory(client: QueryClient, wanted: WantedPlayer) {
  const saved = await readSavedRaids();
  const found: PlayerThatEvening[] = [];
  // In sequence: all at once would block a slow phone.
  for (const evening of await latestEvenings(saved)) {
    const then = await readEvening(client, evening, wanted);
    if (then) found.unshift(then);
  }
  return found;
}

async function readEvening(
  client: QueryClient,
  evening: readonly SavedRaid[],
  { player, present, standards }: WantedPlayer,
): Promise<PlayerThatEvening | undefined> {
  const logged = (await readEveningGear(client, evening, { wanted: [player], present })).get(
    playerId(player),
  );
  if (!logged) return undefined;
  const { raid, raider, context } = logged;
  const { code, title, startedAt } = raid;
  const itemLevel = context.facts && averageItemLevel(raider, context.era, context.facts);
  const { findings } = audit(raider, { ...context, standards });
  return { code, title, startedAt, ...(itemLevel && { itemLevel }), faults: findings.length };
}
