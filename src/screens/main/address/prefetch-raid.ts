import { queryClient } from '#data/raids/query-client';
import { raiderQueries, reportQueries } from '#data/raids/raid-queries';
import { openingFight } from '#domain/eras/raid-fights';
import { chosenFight } from '#domain/raid/open-fight';
import { needsFight, readRaidAddress } from './raid-address';

export async function prefetchRaid(search: string): Promise<void> {
  const { code, fight, view } = readRaidAddress(new URLSearchParams(search));
  if (!code) return;
  const query = reportQueries.raid(code);
  await queryClient.prefetchQuery(query);
  const raid = queryClient.getQueryData(query.queryKey);
  const opens = needsFight(view) || fight !== '';
  const opened = raid && opens && (chosenFight(raid, fight) ?? openingFight(raid));
  if (opened) await queryClient.prefetchQuery(raiderQueries.ofFight(code, opened));
}
