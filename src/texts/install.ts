import { inLanguage } from '#domain/language';

export const INSTALL_TEXTS = inLanguage('install', {
  install: 'Install',
  addToHomeScreen:
    'To install: tap Share, then “Add to Home Screen”. The installed app starts empty: export your raids in Settings first, and import them there.',
});
