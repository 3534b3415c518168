import { inLanguage } from '#domain/language';

export const READINESS_TEXTS = inLanguage('readiness', {
  title: 'Readiness',
  ofPassed: (all: number) => `of ${all} passed`,
  levels: 'Item level by role',
  role: 'Role',
  median: 'Median',
  behind: 'Well below the median',
  minimum: (level: number) => `The minimum in use is ${level}.`,
  slots: 'Unenchanted and low pieces by slot',
  slot: 'Slot',
  share: 'Share',
  count: 'Raiders',
  withoutEnchant: 'without enchant',
  low: 'low',
  noKillOpened: 'No kill opened yet',
});
