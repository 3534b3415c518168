import { inLanguage } from '#domain/language';

export const SEARCH_TEXTS = inLanguage('search', {
  heading: 'Find a guild or a character',
  searching: 'Searching Warcraft Logs…',
});
