import { queryClient } from '#data/query-cache/query-client';
import {
  loadFetchRaid,
  preloadFacts,
  raiderQueries,
  reportQueries,
} from '#data/raids/raid-queries';
import { chosenFight } from '#domain/raid/open-fight';
import { needsFight, readRaidAddress } from './raid-address';

export async function prefetchRaid(queryString: string): Promise<void> {
  const { code, fight, view } = readRaidAddress(new URLSearchParams(queryString));
  if (!code) return;
  const query = reportQueries.raid(code);
  await queryClient.prefetchQuery(query);
  const raid = queryClient.getQueryData(query.queryKey);
  if (!raid || (!needsFight(view) && fight === '')) return;
  const opened = chosenFight(raid, fight) ?? (await loadFetchRaid()).fightToOpen(raid);
  if (!opened) return;
  await Promise.all([
    queryClient.prefetchQuery(raiderQueries.ofFight(code, opened)),
    preloadFacts(raid),
  ]);
}
