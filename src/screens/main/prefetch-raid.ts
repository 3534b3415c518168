import { raiderQueries } from '#data/log-site/raider-queries';
import { reportQueries } from '#data/log-site/report-queries';
import { queryClient } from '#data/query-client';
import { chosenFight } from '#domain/chosen-kill';
import { readRaidAddress } from './raid-address';

/** Asks for the raid and the kill that an address names, while what draws them is still loading. */
export async function prefetchRaid(search: string): Promise<void> {
  const { code, fight } = readRaidAddress(new URLSearchParams(search));
  if (!code) return;
  const query = reportQueries.raid(code);
  await queryClient.prefetchQuery(query);
  const raid = queryClient.getQueryData(query.queryKey);
  const kill = raid && chosenFight(raid, fight);
  if (kill) await queryClient.prefetchQuery(raiderQueries.ofKill(code, kill));
}
