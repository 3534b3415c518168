import type { Region } from '#domain/era/realm-group';
import type { Search, SearchMode } from '#domain/log-site/search';
import { SEARCH_FORM_TEXTS } from '#texts/search-form';
import { Notice } from '#ui/Notice';
import { Segments } from '#ui/Segments';
import { NameField } from './NameField';
import { RealmSelect } from './RealmSelect';
import styles from './SearchForm.module.css';
import { useSearchForm } from './use-search-form';

const MODES: readonly SearchMode[] = ['Character', 'Guild'];
const REGIONS: readonly Region[] = ['US', 'EU'];

interface SearchFormProps {
  onSearch: (search: Search) => void;
}

export function SearchForm({ onSearch }: SearchFormProps) {
  const { fields, problem, change, handleSubmit } = useSearchForm(onSearch);
  return (
    <form onSubmit={handleSubmit}>
      <div className={styles.fields}>
        <Segments
          legend={SEARCH_FORM_TEXTS.lookFor}
          options={MODES}
          texts={SEARCH_FORM_TEXTS.modes}
          chosen={fields.mode}
          onChoose={(mode) => change({ mode })}
        />
        <Segments
          legend={SEARCH_FORM_TEXTS.region}
          options={REGIONS}
          texts={SEARCH_FORM_TEXTS.regions}
          chosen={fields.region}
          onChoose={(region) => change({ region })}
        />
        <div className={styles.realm}>
          <RealmSelect
            region={fields.region}
            realm={fields.realm}
            onChoose={(realm) => change({ realm })}
          />
        </div>
        <div className={styles.name}>
          <NameField
            key={fields.mode}
            mode={fields.mode}
            name={fields.name}
            onChange={(name) => change({ name })}
          />
        </div>
        <button className={`${styles.button} btn btn-outline-secondary`} type="submit">
          {SEARCH_FORM_TEXTS.search}
        </button>
      </div>
      {problem && (
        <Notice role="alert" tone="warning">
          {SEARCH_FORM_TEXTS.problems[problem]}
        </Notice>
      )}
    </form>
  );
}
