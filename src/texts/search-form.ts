import { inLanguage } from '#domain/language';
import type { SearchMode, SearchProblem } from '#domain/log-site/search';

export const SEARCH_FORM_TEXTS = inLanguage('searchForm', {
  lookFor: 'Look for',
  modes: { Character: 'Character', Guild: 'Guild' } satisfies Record<SearchMode, string>,
  region: 'Region',
  realm: 'Realm',
  selectRealm: 'Select Realm',
  namePlaceholder: { Character: 'Character Name', Guild: 'Guild Name' } satisfies Record<
    SearchMode,
    string
  >,
  guildSuggestions: 'Guilds',
  search: 'Search',
  problems: {
    'no realm': 'Choose a realm, then search again.',
    'no name': 'Type a name, then search again.',
    'no such name': 'No guild or character can have this name. Check it, then search again.',
    'name too long': 'This is longer than any name of the game. Shorten it, then search again.',
  } satisfies Record<SearchProblem, string>,
});
