import { type FormEvent, useState } from 'react';
import { changeSettings, settings } from '#data/settings/settings';
import { isRealm, type Search, type SearchProblem, searchProblem } from '#domain/log-site/search';

/** Starts with the last search, and never sends one that cannot succeed. */
export function useSearchForm(onSearch: (search: Search) => void) {
  const [fields, setFields] = useState(lastFields);
  const [problem, setProblem] = useState<SearchProblem>();

  const change = (changes: Partial<Search>) => {
    setFields(withRealmOfRegion({ ...fields, ...changes }));
    setProblem(undefined);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const search = { ...fields, name: fields.name.trim() };
    const found = searchProblem(search);
    setProblem(found);
    if (found) return focusField(event.currentTarget, found === 'no realm' ? 'realm' : 'name');
    const { mode, region, realm } = search;
    changeSettings({ mode, region, realm });
    onSearch(search);
  };
  return { fields, problem, change, handleSubmit };
}

function lastFields(): Search {
  const { mode, region, realm } = settings.get();
  return withRealmOfRegion({ mode, region, realm, name: '' });
}

const withRealmOfRegion = (search: Search): Search =>
  isRealm(search.region, search.realm) ? search : { ...search, realm: '' };

function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
