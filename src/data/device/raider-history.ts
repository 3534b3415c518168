import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { audit, hasGearRecorded } from '#domain/audit';
import { eraOf } from '#domain/eras/era-of';
import { averageItemLevel } from '#domain/item-level';
import { playerId, playerIds } from '#domain/player-id';
import type { Raider } from '#domain/raid';
import type { Standards } from '#domain/standards';
import { eraFactsQueries } from '../era-facts';
import { deviceStore } from './device-store';
import { latestRaids, type SavedRaid } from './index-entry';
import { savedRaidQueries } from './saved-raids';
import { raidersKey, raidKey, readRecord } from './stored-records';

/** How a player stood at the last saved kill of a raid that logged their gear. */
export interface RaiderThen {
  code: string;
  title: string;
  startedAt: number;
  /** The average; absent where no level is known. */
  itemLevel?: number;
  /** How many faults were open. */
  faults: number;
}

/** How a player's raids are asked for: of the device alone. Throws EraFactsNotLoaded. */
export const raiderHistoryQueries = {
  /** The player's saved raids, the oldest first. */
  of: (raider: Raider, standards: Standards) =>
    queryOptions({
      queryKey: [...savedRaidQueries.all(), 'of-raider', playerId(raider), standards],
      queryFn: ({ client }) => readHistory(client, { raider, standards }),
    }),
};

async function readHistory(client: QueryClient, asked: Asked) {
  const saved = await client.fetchQuery(savedRaidQueries.list());
  const found: RaiderThen[] = [];
  // One after the other: all at once would hold up a slow phone.
  for (const raid of latestRaids(saved)) {
    const then = await readRaid(client, raid, asked);
    if (then) found.unshift(then);
  }
  return found;
}

interface Asked {
  raider: Raider;
  standards: Standards;
}

async function readRaid(
  client: QueryClient,
  { code, savedKills, title, startedAt }: SavedRaid,
  { raider: wanted, standards }: Asked,
): Promise<RaiderThen | undefined> {
  const raid = readRecord(await deviceStore.read(raidKey(code)));
  if (raid?.kind !== 'raid') return undefined;
  const { era } = eraOf(raid.data);
  if (!era.tables) return undefined;
  for (const fight of raid.data.kills.filter((kill) => savedKills.includes(kill.id)).reverse()) {
    const record = readRecord(await deviceStore.read(raidersKey(code, fight.id)));
    const raiders = record?.kind === 'raiders' ? record.data : [];
    const idOf = playerIds([wanted, ...raiders]);
    const raider = raiders.find((other) => idOf(other) === idOf(wanted));
    if (!raider || !hasGearRecorded({ raider, era })) continue;
    const facts = await client.fetchQuery(eraFactsQueries.ofEra(era));
    const itemLevel = facts && averageItemLevel(raider.gear, era, facts);
    const { findings } = audit(raider, { era, facts: facts ?? undefined, standards, fight });
    return { code, title, startedAt, ...(itemLevel && { itemLevel }), faults: findings.length };
  }
  return undefined;
}
