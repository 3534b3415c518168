import { inLanguage } from '#domain/language';

export const INSTALL_TEXTS = inLanguage('install', {
  install: 'Install',
  installHint: 'Installs Ready Check as an app that opens offline.',
  addToHomeScreen: 'To install, and keep your raids: tap Share, then “Add to Home Screen”.',
});
