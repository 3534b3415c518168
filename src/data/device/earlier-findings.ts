import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { audit, type Finding, hasGearRecorded } from '#domain/audit';
import { eraOf } from '#domain/eras/era-of';
import { playerId, playerIds } from '#domain/player-id';
import type { Raider } from '#domain/raid';
import type { ReportCode } from '#domain/report-link';
import type { Standards } from '#domain/standards';
import { eraFactsQueries } from '../era-facts';
import { deviceStore } from './device-store';
import { latestBefore, type SavedRaid } from './index-entry';
import { savedRaidQueries } from './saved-raids';
import { raidersKey, raidKey, readRecord } from './stored-records';

/** What was wrong with players at the last kill of a raid that logged their gear, by their ids; of the others, nothing. */
export type FindingsThen = ReadonlyMap<string, readonly Finding[]>;

/** Whose findings are asked for, and what they are judged by. */
interface Asked {
  raiders: readonly Raider[];
  standards: Standards;
}

/** How players stood in the saved raids before one: asked for of the device alone. Throws EraFactsNotLoaded. */
export const earlierFindingsQueries = {
  /** The later raid comes first. */
  of: (code: ReportCode, asked: Asked) =>
    queryOptions({
      queryKey: [
        ...savedRaidQueries.all(),
        'findings-before',
        code,
        asked.raiders.map(playerId),
        asked.standards,
      ],
      queryFn: ({ client }) => readEarlier(client, code, asked),
    }),
};

async function readEarlier(client: QueryClient, code: ReportCode, asked: Asked) {
  const saved = await client.fetchQuery(savedRaidQueries.list());
  const present = saved.find((raid) => raid.code === code);
  const earlier = present ? latestBefore(saved, present) : [];
  const found: FindingsThen[] = [];
  // One after the other: all at once would hold up a slow phone.
  for (const raid of earlier) found.push(await readRaid(client, raid, asked));
  return found;
}

async function readRaid(
  client: QueryClient,
  { code, savedKills }: SavedRaid,
  { raiders: wanted, standards }: Asked,
): Promise<FindingsThen> {
  const found = new Map<string, readonly Finding[]>();
  const raid = readRecord(await deviceStore.read(raidKey(code)));
  if (raid?.kind !== 'raid') return found;
  const { era } = eraOf(raid.data);
  if (!era.tables) return found;
  const facts = await client.fetchQuery(eraFactsQueries.ofEra(era));
  const isSought = (raider: Raider) => !found.has(playerId(raider));
  for (const fight of raid.data.kills.filter(({ id }) => savedKills.includes(id)).reverse()) {
    if (!wanted.some(isSought)) break;
    const record = readRecord(await deviceStore.read(raidersKey(code, fight.id)));
    const there = record?.kind === 'raiders' ? record.data : [];
    const idOf = playerIds([...wanted, ...there]);
    for (const raider of wanted.filter(isSought)) {
      const then = there.find((other) => idOf(other) === idOf(raider));
      if (!then || !hasGearRecorded({ raider: then, era })) continue;
      const judging = { era, facts: facts ?? undefined, standards, fight };
      found.set(playerId(raider), audit(then, judging).findings);
    }
  }
  return found;
}
