import { shownStateByKey } from '../../pull/at-the-pull';
import type { Rule } from '../rule/rule';

/** Finds raiders without food in a log that records food. Off by default like the flask rule. */
export const noFoodSeen = {
  id: 'no-food-seen',
  titles: ['No Food Seen'],
  group: 'pull',
  meaning: 'The log shows no food at the pull.',
  byDefault: 'off',
  needs: 'pull',
  category: 'food',
  find: ({ raider, pull }) => {
    const state = shownStateByKey(raider.key, 'food', pull);
    return state === 'not seen' ? [{}] : [];
  },
} satisfies Rule;
