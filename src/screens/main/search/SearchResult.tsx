import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent } from 'react';
import type { ReportCode, ReportLink } from '#domain/log-site/report-link';
import { hostOfRealm, type Search } from '#domain/log-site/search';
import { pageInHand } from '../raid-address';
import { CharacterResult } from './CharacterResult';
import { GuildResult } from './GuildResult';
import { runSearch } from './run-search';

/** A search, and the page from which it was sent. */
export interface SentSearch {
  search: Search;
  pageThen: string;
}

interface SearchResultProps {
  sent: SentSearch;
  onSearchAgain: () => void;
  onOpen: (link: ReportLink) => void;
}

/** Asks for what a person searched for, shows it, and opens a guild's newest report at once. */
export function SearchResult({ sent, onSearchAgain, onOpen }: SearchResultProps) {
  const queryClient = useQueryClient();
  const { search } = sent;
  const host = hostOfRealm(search);
  const openAtHost = useCallback((link: ReportLink) => onOpen({ ...link, host }), [onOpen, host]);
  const open = useEffectEvent((code: ReportCode) => openAtHost({ code }));

  // The log site is outside React, and so is the device, where lists are saved.
  useEffect(() => {
    let isAwaited = true;
    runSearch(queryClient, sent.search).then((newest) => {
      // Nobody's page changes under their hands: not after the next search, nor where they have gone on.
      if (newest && isAwaited && pageInHand() === sent.pageThen) open(newest);
    });
    return () => {
      isAwaited = false;
    };
  }, [sent, queryClient]);

  const Result = search.mode === 'Guild' ? GuildResult : CharacterResult;
  return (
    <Result
      key={`${search.region} ${search.realm} ${search.name}`}
      sought={search}
      onSearchAgain={onSearchAgain}
      onOpen={openAtHost}
    />
  );
}
