import { useCallback, useEffect, useEffectEvent } from 'react';
import type { ReportCode, ReportLink } from '#domain/log-site/report-link';
import { hostOfRealm, type Search } from '#domain/log-site/search';
import { viewSnapshot } from '../address/raid-address';
import { CharacterResult } from './CharacterResult';
import { GuildResult } from './GuildResult';
import { runSearch } from './run-search';

/** Search, with the page that was in view. */
export interface SentSearch {
  search: Search;
  pageThen: string;
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
  useSearchRun(sent, openAtHost);
  const Result = search.mode === 'Guild' ? GuildResult : CharacterResult;
  return (
    <Result
      key={`${search.region} ${search.realm} ${search.name}`}
      subject={search}
      onSearchAgain={onSearchAgain}
      onOpen={openAtHost}
    />
  );
}

/** Runs a search, and opens a guild's newest report. */
function useSearchRun(sent: SentSearch, onOpen: (link: ReportLink) => void): void {
  const open = useEffectEvent((code: ReportCode) => onOpen({ code }));

  useEffect(() => {
    let isAwaited = true;
    runSearch(sent.search).then((newest) => {
      // Never navigates once the user has gone on.
      if (newest && isAwaited && viewSnapshot() === sent.pageThen) open(newest);
    });
    return () => {
      isAwaited = false;
    };
  }, [sent]);
}
