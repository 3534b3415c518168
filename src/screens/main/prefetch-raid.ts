import { eraFactsQueries } from '#data/era-facts';
import { queryClient } from '#data/query-client';
import { raiderQueries, reportQueries } from '#data/raids/raid-queries';
import { eraOf } from '#domain/eras/era-of';
import { chosenFight } from '#domain/raid/open-fight';
import { readRaidAddress } from './raid-address';

/** Asks for the raid and the fight that an address names, while what draws them is still loading. */
export async function prefetchRaid(search: string): Promise<void> {
  const { code, fight } = readRaidAddress(new URLSearchParams(search));
  if (!code) return;
  const query = reportQueries.raid(code);
  await queryClient.prefetchQuery(query);
  const raid = queryClient.getQueryData(query.queryKey);
  if (!raid) return;
  void queryClient.prefetchQuery(eraFactsQueries.ofEra(eraOf(raid).era));
  const opened = chosenFight(raid, fight);
  if (opened) await queryClient.prefetchQuery(raiderQueries.ofFight(code, opened));
}
