import { memo, useState } from 'react';
import { chunkLoader } from '#data/lazy-chunk';
import { language } from '#data/settings/language';
import { useObservable } from '#data/use-observable';
import type { ReportLink } from '#domain/log-site/report-link';
import type { Search } from '#domain/log-site/search';
import { MINUTE } from '#domain/raid/time';
import { ChunkFailed } from '#features/notices/ChunkFailed';
import { lazySection } from '#features/notices/lazy-section';
import { SEARCH_TEXTS } from '#texts/search';
import { useLateChunk } from '#ui/use-late-chunk';
import { viewSnapshot } from '../address/raid-address';
import type { SentSearch } from './SearchResult';
import styles from './SearchSection.module.css';

const SearchResult = lazySection('SearchResult', () => import('./SearchResult'), <Searching />);

function Searching() {
  return <p role="status">{SEARCH_TEXTS.searching}</p>;
}

const loadForm = chunkLoader('SearchForm', () => import('./SearchForm'));

interface SearchSectionProps {
  onOpen: (link: ReportLink) => void;
}

export const SearchSection = memo(({ onOpen }: SearchSectionProps) => {
  useObservable(language);
  // A new object per search, so that the same one can be sent again.
  const [sent, setSent] = useState<SentSearch>();
  const send = (search: Search) => setSent({ search, pageThen: viewSnapshot() });
  const Form = useLateChunk(loadForm, { patience: MINUTE });
  return (
    <section className={styles.section} aria-label={SEARCH_TEXTS.heading}>
      <h2 className="h5 mb-3">{SEARCH_TEXTS.heading}</h2>
      <div className={styles.form}>
        {Form && <Form onSearch={send} />}
        {Form === null && <ChunkFailed />}
      </div>
      {sent && <SearchResult sent={sent} onSearchAgain={() => send(sent.search)} onOpen={onOpen} />}
    </section>
  );
});
