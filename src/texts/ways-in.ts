import { inLanguage } from '#domain/language';

export const WAYS_IN_TEXTS = inLanguage('waysIn', {
  signInAgain: 'Sign in again',
  signIn: 'Sign in with Warcraft Logs',
  opening: 'Opening Warcraft Logs...',
  hint: 'Fetching needs a sign-in; it opens warcraftlogs.com and comes back here.',
  sampleHint: 'The sample raid needs no sign-in and no network.',
  offline: 'Signing in needs a connection. Saved raids open without one.',
});
