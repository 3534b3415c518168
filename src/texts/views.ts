import { inLanguage } from '#domain/language';

export const VIEW_TEXTS = inLanguage('view', {
  views: 'Views',
  share: 'Share',
  toBuy: 'To buy',
  names: {
    verdicts: 'Verdicts',
    board: 'Gear board',
    night: 'Whole night',
    since: 'Since last raid',
  },
  shortNames: {
    verdicts: 'Verdicts',
    board: 'Board',
    night: 'Night',
    since: 'Since last',
  },
  pickABoss: 'Pick a boss',
  previousBoss: 'Previous boss',
  nextBoss: 'Next boss',
  offline: 'offline',
});
