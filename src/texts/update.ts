import { inLanguage } from '#domain/language';

export const UPDATE_TEXTS = inLanguage('update', {
  updateReady: 'A new version is ready.',
  nothingLost: 'Your raids and this view stay.',
  reloadAnyway: 'Reload anyway',
  endsWork: (works: string) => `Still running in this window: ${works}. Reloading ends it.`,
  waitsForWork: (works: string) =>
    `Still running in another window, which reloads afterwards: ${works}.`,
  works: {
    import: 'an import of raids',
    export: 'an export of raids',
    saving: 'saving a raid',
    undo: 'a deletion that can be undone',
    following: 'following a raid',
    'sign-in': 'signing in',
  },
  whatIsNew: 'What is new',
  changelogNotRead: 'What is new could not be read. Reload to see it in the new version.',
  later: 'Later',
});
