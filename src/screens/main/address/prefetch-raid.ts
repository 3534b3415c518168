import { queryClient } from '#data/raids/query-client';
import { raiderQueries, reportQueries } from '#data/raids/raid-queries';
import { chosenFight } from '#domain/raid/open-fight';
import { readRaidAddress } from './raid-address';

export async function prefetchRaid(search: string): Promise<void> {
  const { code, fight } = readRaidAddress(new URLSearchParams(search));
  if (!code) return;
  const query = reportQueries.raid(code);
  await queryClient.prefetchQuery(query);
  const raid = queryClient.getQueryData(query.queryKey);
  const opened = raid && chosenFight(raid, fight === 'last' ? `${raid.kills.at(-1)?.id}` : fight);
  if (opened) await queryClient.prefetchQuery(raiderQueries.ofFight(code, opened));
}
