import { isRaidSaved } from '#data/device/raids/rebuilt-list';
import { keepSearchedList } from '#data/guilds/keep-guild';
import { characterQueries, mergeKills } from '#data/log-site/character-queries';
import { guildQueries } from '#data/log-site/guild-queries';
import { queryClient } from '#data/raids/query-client';
import { restoreLists } from '#data/searches/list-persister';
import { rememberGuild } from '#data/settings/settings';
import { killZonesAt } from '#domain/eras/kill-zones';
import { newestReport } from '#domain/log-site/kept-guilds';
import type { ReportCode } from '#domain/log-site/report-link';
import { hostOfRealm, type Search, type SearchSubject } from '#domain/log-site/search';

/**
 * Returns the guild's report to open automatically, if any. Saved results stay in the cache until
 * the response comes, and after a failure.
 */
export async function runSearch(search: Search): Promise<ReportCode | undefined> {
  await restoreLists();
  if (search.mode === 'Guild') return requestReports(search);
  await requestKills(search);
  return undefined;
}

async function requestReports(guild: SearchSubject): Promise<ReportCode | undefined> {
  const query = guildQueries.reports(guild);
  await queryClient.prefetchQuery({ ...query, staleTime: 0 });
  const { data, status } = queryClient.getQueryState(query.queryKey) ?? {};
  const isFresh = status === 'success';
  if (isFresh) rememberGuild(guild.name);
  const code = newestReport(data)?.code;
  if (data && isFresh) void keepSearchedList(guild, data);
  // After a failure, opens a report of an older list only if it is saved.
  return code && (isFresh || (await isRaidSaved(code))) ? code : undefined;
}

async function requestKills(character: SearchSubject): Promise<void> {
  const queries = killZonesAt(hostOfRealm(character)).map((zone) =>
    characterQueries.kills(character, zone),
  );
  await Promise.all(queries.map((query) => queryClient.prefetchQuery({ ...query, staleTime: 0 })));
  const lists = queries.flatMap(({ queryKey }) => queryClient.getQueryData(queryKey) ?? []);
  // biome-ignore lint/suspicious/noConsole: docs/specification.md has a character's result logged.
  if (lists.length > 0) console.log(mergeKills(lists));
}
