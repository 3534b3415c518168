/** The words of a player's raids over time. */
export const OVER_TIME_TEXTS = {
  heading: 'Over time',
  range: (lowest: string, highest: string) =>
    `Item level ${lowest} to ${highest}; bars: open faults`,
  raid: 'Raid',
  date: 'Date',
  itemLevel: 'Item level',
  faults: 'Open faults',
  unknown: 'not known',
} as const;
