import { inLanguage } from '#domain/language';

export const OVER_TIME_TEXTS = inLanguage('overTime', {
  heading: 'Over time',
  range: (lowest: string, highest: string) =>
    `Item level ${lowest} to ${highest}; bars: open faults`,
  raid: 'Raid',
  date: 'Date',
  itemLevel: 'Item level',
  faults: 'Open faults',
  unknown: 'not known',
});
