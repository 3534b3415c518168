import { inLanguage } from '../language';

export const TONIGHT_TEXTS = inLanguage('tonight', {
  title: 'Tonight',
  roleCount: (role: string, count: number) => `${role} ${count}`,
  guest: 'guest',
  notSeenYet: 'not seen yet',
  couldBring: (names: string) => `Could bring it: ${names} (not coming)`,
  onlySource: (categories: string) => `only source of ${categories}`,
  asOf: (date: string) => `as of ${date}`,
  missing: 'Missing',
  notKnown: (names: string) => `Not known here: ${names}`,
  awayByList: (names: string) => `Away by this list: ${names}`,
  which: (name: string) => `Which ${name}?`,
});
