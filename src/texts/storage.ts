import { inLanguage } from '#domain/language';

export const STORAGE_TEXTS = inLanguage('storage', {
  savedRaids: 'Saved raids',
  none: 'What you open is saved here, and opens again offline.',
  unreadable:
    'The saved raids cannot be read at the moment. Nothing is deleted. Close other windows of this app, or leave private browsing, and reload.',
  listIsNewer:
    'A newer version of this app wrote the list of saved raids. Nothing is deleted. Reload to update the app.',
});
