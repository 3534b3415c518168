import { inLanguage } from '#domain/language';

export const GUILD_TEXTS = inLanguage('guilds', {
  keep: 'Keep on home',
  kept: 'Kept on home',
  noRoom: 'Three guilds are on home. Remove one to keep another.',
  region: (guilds: number): string => (guilds === 1 ? 'Your guild' : 'Your guilds'),
  noLog: 'no log to open yet',
  notOpened: 'not opened yet',
  passed: (count: string) => `${count} passed over all kills`,
  looked: (when: string) => `looked ${when}`,
  neverLooked: 'not looked yet',
  looking: 'Looking at Warcraft Logs…',
  open: 'Open',
  lookAgain: 'Look again',
  allLogs: 'All logs',
  remove: 'Remove',
  removed: (guild: string) => `Removed from home: ${guild}`,
  needsConnection: 'This log is not on this device yet: opening it needs a connection.',
  attendanceFailed: (why: string) =>
    `Who came to evenings that nobody opened could not be fetched. ${why}`,
});
