import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { isRaidSaved } from '#data/device/raids/saved-list';
import { keepSearchedList } from '#data/guilds/keep-guild';
import { characterQueries, mergeKills } from '#data/log-site/character-queries';
import { guildQueries } from '#data/log-site/guild-queries';
import { queryClient } from '#data/query-cache/query-client';
import { restoreLists } from '#data/searches/list-persister';
import { storeSearchedGuild } from '#data/settings/settings';
import { killZonesAt } from '#domain/eras/log-zones';
import type { ReportCode, ReportLink } from '#domain/log-site/report-link';
import { hostOfRealm, type Search, type SearchSubject } from '#domain/log-site/search';
import { newestReport } from '#domain/statements/guilds';
import { viewSnapshot } from '../address/raid-address';
import { CharacterResult } from './CharacterResult';
import { GuildResult } from './GuildResult';
import styles from './SearchSection.module.css';

/** A search, with the page that was in view when it was sent. */
export interface SentSearch {
  search: Search;
  viewWhenSent: string;
}

interface SearchResultProps {
  sent: SentSearch;
  onSearchAgain: () => void;
  onOpen: (link: ReportLink) => void;
}

export function SearchResult({ sent, onSearchAgain, onOpen }: SearchResultProps) {
  const { search } = sent;
  const host = hostOfRealm(search);
  const openAtHost = useCallback((link: ReportLink) => onOpen({ ...link, host }), [onOpen, host]);
  const hits = useRef<HTMLDivElement>(null);
  useSearchRun(sent, openAtHost, hits);
  const Result = search.mode === 'Guild' ? GuildResult : CharacterResult;
  return (
    <div className={styles.hits} ref={hits}>
      <Result
        key={`${search.region} ${search.realm} ${search.name}`}
        subject={search}
        onSearchAgain={onSearchAgain}
        onOpen={openAtHost}
      />
    </div>
  );
}

/** Runs a search, and opens a guild's newest report, or else scrolls to the hits. */
function useSearchRun(
  sent: SentSearch,
  onOpen: (link: ReportLink) => void,
  hits: RefObject<HTMLElement | null>,
): void {
  const open = useEffectEvent((code: ReportCode) => onOpen({ code }));

  useEffect(() => {
    let isAwaited = true;
    runSearch(sent.search).then((newest) => {
      // If the user has gone on, nothing is opened.
      if (!isAwaited || viewSnapshot() !== sent.viewWhenSent) return;
      if (newest) open(newest);
      // TanStack Query renders them in a later task.
      else setTimeout(() => hits.current?.scrollIntoView({ block: 'nearest' }));
    });
    return () => {
      isAwaited = false;
    };
  }, [sent, hits]);
}

/**
 * Returns the guild's report to open automatically, if any. Saved results stay in the cache until
 * the response comes, and after a failure.
 */
async function runSearch(search: Search): Promise<ReportCode | undefined> {
  await restoreLists();
  if (search.mode === 'Guild') return searchGuild(search);
  await searchCharacter(search);
  return undefined;
}

async function searchGuild(guild: SearchSubject): Promise<ReportCode | undefined> {
  const query = guildQueries.reports(guild);
  await queryClient.prefetchQuery({ ...query, staleTime: 0 });
  const { data, status } = queryClient.getQueryState(query.queryKey) ?? {};
  const isFresh = status === 'success';
  if (isFresh) storeSearchedGuild(guild.name);
  const code = newestReport(data)?.code;
  if (data && isFresh) void keepSearchedList(guild, data);
  // After a failure, opens a report of an older list only if it is saved.
  return code && (isFresh || (await isRaidSaved(code))) ? code : undefined;
}

async function searchCharacter(character: SearchSubject): Promise<void> {
  const queries = killZonesAt(hostOfRealm(character)).map((zone) =>
    characterQueries.kills(character, zone),
  );
  await Promise.all(queries.map((query) => queryClient.prefetchQuery({ ...query, staleTime: 0 })));
  const lists = queries.flatMap(({ queryKey }) => queryClient.getQueryData(queryKey) ?? []);
  // biome-ignore lint/suspicious/noConsole: docs/specification.md has a character's result logged.
  if (lists.length > 0) console.log(mergeKills(lists));
}
