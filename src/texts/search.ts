import { inLanguage } from '#domain/language';

export const SEARCH_TEXTS = inLanguage('search', {
  heading: 'Find a guild or a character',
  formMissing: 'The search could not be loaded. Check the connection and reload the page.',
  searching: 'Asking Warcraft Logs…',
});
