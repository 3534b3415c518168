import type { ShownState } from '#domain/pull/at-the-pull';
import { CATEGORY_ROWS, type PullCategory } from '#domain/pull/categories';

const FLASK = 'M5 .8h6v1.6h-1v3.1a4.9 4.9 0 1 1-4 0V2.4H5z';
const BOWL =
  'M1 7.2h14a7 7 0 0 1-4 6.3V15H5v-1.5a7 7 0 0 1-4-6.3zM4.5.8h1.7v4.6H4.5zM9.8.8h1.7v4.6H9.8z';
const BLADE = 'M8 .6l2 2.2v7H6v-7zM3.6 10.4h8.8v1.7H3.6zM7 12.1h2v3.3H7z';

/** Pictures on a square of 16. What was seen is filled. */
const PICTURES = {
  flask: {
    seen: FLASK,
    lower: `${FLASK}M7.3 2.4v4.3A3.4 3.4 0 0 0 4.89 11.4h6.22A3.4 3.4 0 0 0 8.7 6.7V2.4z`,
    half: `${FLASK}M8 2.4h.7v4.3A3.4 3.4 0 0 1 8 13.43z`,
    'not seen': 'M5.3 1.7h5.4M6.7 2v3.9a4.1 4.1 0 1 0 2.6 0V2M1.6 12.4L14.4 4.2',
  },
  bowl: {
    seen: BOWL,
    lower:
      'M1 5.4h14a7 7 0 0 1-4 6.9V14H5v-1.7a7 7 0 0 1-4-6.9zM2.9 7h10.2a5.2 5.2 0 0 1-1.5 3H4.4a5.2 5.2 0 0 1-1.5-3z',
    half: BOWL,
    'not seen': 'M1.6 6.2h12.8a6.4 6.4 0 0 1-12.8 0zM5.4 14.4h5.2M2.6 15L13.4 1.4',
  },
  blade: {
    seen: BLADE,
    lower: 'M8 .6l2 2.2v7H6v-7zM8 2.6l-.7.8v5.1h1.4V3.4zM3.6 10.4h8.8v1.7H3.6zM7 12.1h2v3.3H7z',
    half: BLADE,
    'not seen': 'M8 1.4l1.6 1.8v6.6H6.4V3.2zM4 11h8M8 11v4M1.6 13.4L14.4 4.4',
  },
} as const;

const UNKNOWN_PICTURES = {
  'no snapshot': 'M2 5.2V2h3.2M10.8 2H14v3.2M14 10.8V14h-3.2M5.2 14H2v-3.2',
  'not in log': 'M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0zM4 12L12 4',
} as const;

export const pullMarkPath = (state: ShownState, category: PullCategory): string =>
  ({ ...PICTURES[CATEGORY_ROWS[category].picture], ...UNKNOWN_PICTURES })[state];
