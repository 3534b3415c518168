/** The words of the ways to look at an open raid. */
export const VIEW_TEXTS = {
  views: 'Views',
  names: {
    verdicts: 'Verdicts',
    board: 'Gear board',
    night: 'Whole night',
    since: 'Since last raid',
  },
} as const;
