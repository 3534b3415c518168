import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { ReportCode, ReportLink } from '#domain/report-link';
import type { Search } from '#domain/search';
import { useRaidAddress } from '../raid-address';
import { CharacterResult } from './CharacterResult';
import { GuildResult } from './GuildResult';
import { runSearch } from './run-search';

interface SearchResultProps {
  asked: Search;
  onSearchAgain: () => void;
  onOpen: (link: ReportLink) => void;
}

/** Asks for what a person searched for, shows it, and opens a guild's newest report at once. */
export function SearchResult({ asked, onSearchAgain, onOpen }: SearchResultProps) {
  const queryClient = useQueryClient();
  const { address } = useRaidAddress();
  const openReport = useEffectEvent(() => address.typedCode);
  const open = useEffectEvent((code: ReportCode) => onOpen({ code }));

  // The log site is outside React, and so is the device, where lists are saved.
  useEffect(() => {
    const openBefore = openReport();
    let isAwaited = true;
    runSearch(queryClient, asked).then((newest) => {
      // Nobody's page changes under their hands: not after the next search, nor with another report open.
      if (newest && isAwaited && openReport() === openBefore) open(newest);
    });
    return () => {
      isAwaited = false;
    };
  }, [asked, queryClient]);

  const Result = asked.mode === 'Guild' ? GuildResult : CharacterResult;
  return (
    <Result
      key={`${asked.region} ${asked.realm} ${asked.name}`}
      sought={asked}
      onSearchAgain={onSearchAgain}
      onOpen={onOpen}
    />
  );
}
