import { inLanguage } from '#domain/language';

/** What a person reads about installing the app and about its new versions. */
export const INSTALL_TEXTS = inLanguage('install', {
  install: 'Install',
  installHint: 'Installs Ready Check as an app that opens offline.',
  addToHomeScreen: 'To install, and keep your raids: tap Share, then “Add to Home Screen”.',
  updateReady: 'A new version is ready.',
  nothingLost: 'Your raids and this view stay.',
  reload: 'Reload',
  whatIsNew: 'What is new',
  changelogNotRead: 'What is new could not be read. Reload to see it in the new version.',
  later: 'Later',
});
