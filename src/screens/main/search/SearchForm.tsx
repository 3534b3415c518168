import { type FormEvent, memo, useState } from 'react';
import { changeSettings, settings } from '#data/settings/settings';
import type { Region } from '#domain/era/realm-group';
import { ERAS } from '#domain/eras/era-list';
import { term } from '#domain/language';
import { REALMS, realmSlug } from '#domain/log-site/realms';
import {
  isRealm,
  type Search,
  type SearchMode,
  type SearchProblem,
  searchProblem,
} from '#domain/log-site/search';
import { SEARCH_FORM_TEXTS } from '#texts/search-form';
import { useEntryState } from '#ui/entry-state';
import { Notice } from '#ui/Notice';
import { Segments } from '#ui/Segments';
import { NameField } from './NameField';
import styles from './SearchForm.module.css';

const MODES: readonly SearchMode[] = ['Character', 'Guild'];
const REGIONS: readonly Region[] = ['US', 'EU'];

export function SearchForm({ onSearch }: { onSearch: (search: Search) => void }) {
  const { isForGuild = false } = useEntryState();
  const { fields, problem, submissions, change, handleSubmit } = useSearchForm(
    onSearch,
    isForGuild,
  );
  return (
    <form onSubmit={handleSubmit} ref={isForGuild ? focusName : undefined}>
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
          texts={{ US: 'US', EU: 'EU' }}
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
        <Notice key={submissions} tone="warning">
          {SEARCH_FORM_TEXTS.problems[problem]}
        </Notice>
      )}
    </form>
  );
}

interface RealmSelectProps {
  region: Region;
  /** The realm's slug, or empty. */
  realm: string;
  onChoose: (realm: string) => void;
}

function RealmSelect({ region, realm, onChoose }: RealmSelectProps) {
  return (
    <label className="d-block">
      <span className="d-block mb-1 small fw-semibold text-body-secondary">
        {SEARCH_FORM_TEXTS.realm}
      </span>
      <select
        className="form-select"
        name="realm"
        value={realm}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">{SEARCH_FORM_TEXTS.selectRealm}</option>
        <RealmOptions realms={REALMS[region]} />
        {[...ERAS].reverse().map(
          ({ id, realmGroup }) =>
            realmGroup && (
              <optgroup key={id} label={term(realmGroup.name)}>
                <RealmOptions realms={realmGroup.realms[region]} />
              </optgroup>
            ),
        )}
      </select>
    </label>
  );
}

/** Renders about 300 options, which do not render again with the rest of the page. */
const RealmOptions = memo(({ realms }: { realms: readonly string[] }) =>
  realms.map((name) => (
    <option key={name} value={realmSlug(name)}>
      {name}
    </option>
  )),
);

/** Starts with the last search, and sends no search that cannot succeed. */
function useSearchForm(onSearch: (search: Search) => void, isForGuild: boolean) {
  const [fields, setFields] = useState(() => lastFields(isForGuild));
  const [problem, setProblem] = useState<SearchProblem>();
  const [submissions, setSubmissions] = useState(0);

  const change = (changes: Partial<Search>) => {
    setFields(withRealmOfRegion({ ...fields, ...changes }));
    setProblem(undefined);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmissions(submissions + 1);
    const search = { ...fields, name: fields.name.trim() };
    const found = searchProblem(search);
    setProblem(found);
    if (found) return focusField(event.currentTarget, found === 'no realm' ? 'realm' : 'name');
    const { mode, region, realm } = search;
    changeSettings({ mode, region, realm });
    onSearch(search);
  };
  return { fields, problem, submissions, change, handleSubmit };
}

function lastFields(isForGuild: boolean): Search {
  const { mode, region, realm } = settings.get();
  return withRealmOfRegion({ mode: isForGuild ? 'Guild' : mode, region, realm, name: '' });
}

const withRealmOfRegion = (search: Search): Search =>
  isRealm(search.region, search.realm) ? search : { ...search, realm: '' };

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** A link to a guild's search leads to its name. */
const focusName = (form: HTMLFormElement | null) => {
  if (form) focusField(form, 'name');
};
