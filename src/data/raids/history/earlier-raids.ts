import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { withoutOtherFights } from '#domain/eras/raid-fights';
import type { ReportCode } from '#domain/log-site/report-link';
import { playerIdsAcross } from '#domain/raid/players-across-raids';
import type { Raider } from '#domain/raid/raid';
import type { SavedRaid } from '../../device/raids/saved-list';
import { raiderQueries, reportQueries } from '../raid-queries';
import { readSavedRaids, savedRaidQueries } from '../saved-raid-queries';
import { latestBefore } from './latest-raids';

/** A saved raid before another one, with how many players both have. */
export interface EarlierRaid {
  code: ReportCode;
  title: string;
  startedAt: number;
  shared: number;
}

export const earlierRaidQueries = {
  /** Saved raids before this one, those with most of its players first, then the latest. */
  of: (code: ReportCode) =>
    queryOptions({
      queryKey: [...savedRaidQueries.all(), 'before', code],
      queryFn: ({ client }) => findEarlierRaids(client, code),
    }),
};

async function findEarlierRaids(client: QueryClient, code: ReportCode): Promise<EarlierRaid[]> {
  const saved = await readSavedRaids();
  const present = saved.find((raid) => raid.code === code);
  if (!present) return [];
  const players = playersInMemory(client, code) ?? (await readPlayers(client, present));
  // A raid of another era cannot be compared.
  const comparable = saved.filter(({ era }) => !era || !present.era || era === present.era);
  const earlier = await latestBefore(comparable, present);
  const found = await Promise.all(
    earlier.map(async (raid): Promise<EarlierRaid> => {
      const others = await readPlayers(client, raid);
      const idOf = playerIdsAcross([players, others], { id: present.era ?? '' });
      const ids = new Set(players.map(idOf));
      const shared = others.filter((raider) => ids.has(idOf(raider))).length;
      return { code: raid.code, title: raid.title, startedAt: raid.startedAt, shared };
    }),
  );
  return found.sort((one, other) => other.shared - one.shared || other.startedAt - one.startedAt);
}

function playersInMemory(client: QueryClient, code: ReportCode): Raider[] | undefined {
  const raid = client.getQueryData(reportQueries.raid(code).queryKey);
  const kills = raid ? withoutOtherFights(raid).kills : [];
  return kills
    .map((kill) => client.getQueryData(raiderQueries.ofFight(code, kill).queryKey))
    .filter((raiders) => raiders !== undefined)
    .at(-1);
}

/** Reads the players of a saved raid's last kill; empty if none is readable. */
async function readPlayers(
  client: QueryClient,
  { code, savedKills }: SavedRaid,
): Promise<Raider[]> {
  if (savedKills.length === 0) return [];
  try {
    const raid = await client.fetchQuery({ ...reportQueries.raid(code), staleTime: 'static' });
    const kills = withoutOtherFights(raid).kills.filter(({ id }) => savedKills.includes(id));
    const lastId = Math.max(...kills.map(({ id }) => id));
    const kill = kills.find(({ id }) => id === lastId);
    if (!kill) return [];
    return await client.fetchQuery({ ...raiderQueries.ofFight(code, kill), staleTime: 'static' });
  } catch {
    // The raid can still be chosen; the failure then shows.
    return [];
  }
}
