import type { Search, SearchMode } from '#domain/search';
import type { Region } from '#domain/tables/realms';
import { SEARCH_TEXTS } from '#texts/search';
import { Notice } from '#ui/Notice';
import { NameField } from './NameField';
import { RadioChoice } from './RadioChoice';
import { RealmSelect } from './RealmSelect';
import { useSearchForm } from './use-search-form';

const MODES: readonly SearchMode[] = ['Character', 'Guild'];
const REGIONS: readonly Region[] = ['US', 'EU'];

interface SearchFormProps {
  onSearch: (search: Search) => void;
}

/** Whom to look for, and where. */
export function SearchForm({ onSearch }: SearchFormProps) {
  const { fields, fault, change, handleSubmit } = useSearchForm(onSearch);
  return (
    <form onSubmit={handleSubmit}>
      <div className="d-flex flex-wrap column-gap-4">
        <RadioChoice
          legend={SEARCH_TEXTS.lookFor}
          options={MODES}
          chosen={fields.mode}
          onChoose={(mode) => change({ mode })}
        />
        <RadioChoice
          legend={SEARCH_TEXTS.region}
          options={REGIONS}
          chosen={fields.region}
          onChoose={(region) => change({ region })}
        />
      </div>
      <div className="row g-2 align-items-end">
        <div className="col-sm-4 col-lg-3">
          <RealmSelect
            region={fields.region}
            realm={fields.realm}
            onChoose={(realm) => change({ realm })}
          />
        </div>
        <div className="col-sm">
          <NameField
            key={fields.mode}
            mode={fields.mode}
            name={fields.name}
            onChange={(name) => change({ name })}
          />
        </div>
        <div className="col-sm-auto d-grid">
          <button className="btn btn-primary" type="submit">
            {SEARCH_TEXTS.search}
          </button>
        </div>
      </div>
      {fault && (
        <Notice role="alert" tone="warning">
          {SEARCH_TEXTS.faults[fault]}
        </Notice>
      )}
    </form>
  );
}
