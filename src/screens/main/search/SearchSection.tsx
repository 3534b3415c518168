import { memo, useState } from 'react';
import { language } from '#data/settings/language';
import { useObservable } from '#data/use-observable';
import type { ReportLink } from '#domain/log-site/report-link';
import type { Search } from '#domain/log-site/search';
import { MINUTE } from '#domain/time';
import { SEARCH_TEXTS } from '#texts/search';
import { ChunkFailed } from '#ui/ChunkFailed';
import { lateComponent, useLateComponent } from '#ui/late-component';
import { viewSnapshot } from '../address/raid-address';
import type { SentSearch } from './SearchResult';
import styles from './SearchSection.module.css';

const SearchResult = lateComponent('SearchResult', () => import('./SearchResult'), {
  waiting: <SearchingStatus />,
});

function SearchingStatus() {
  return <p role="status">{SEARCH_TEXTS.searching}</p>;
}

const LateSearchForm = lateComponent('SearchForm', () => import('./SearchForm'));

interface SearchSectionProps {
  onSearch: () => void;
  onOpen: (link: ReportLink) => void;
}

export const SearchSection = memo(({ onSearch, onOpen }: SearchSectionProps) => {
  useObservable(language);
  // Each search is a new object, so that an equal search can be sent again.
  const [sent, setSent] = useState<SentSearch>();
  const send = (search: Search) => {
    setSent({ search, viewWhenSent: viewSnapshot() });
    onSearch();
  };
  const Form = useLateComponent(LateSearchForm, { patience: MINUTE });
  return (
    <section className={styles.search} aria-label={SEARCH_TEXTS.heading}>
      <h2 className="h5 mb-3">{SEARCH_TEXTS.heading}</h2>
      <div className={styles.form}>
        {Form && <Form onSearch={send} />}
        {Form === null && <ChunkFailed />}
      </div>
      {sent && <SearchResult sent={sent} onSearchAgain={() => send(sent.search)} onOpen={onOpen} />}
    </section>
  );
});
