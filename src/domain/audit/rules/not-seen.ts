import { shownStateByKey } from '../../pull/at-the-pull';
import type { PullCategory } from '../../pull/categories';
import type { ContextWithPull } from '../rule/audit-context';
import type { Found, Rule } from '../rule/rule';

const NO_FLASK = 'No Flask Seen';
const NO_FOOD = 'No Food Seen';

/** Finds raiders without the category, only if this log records it. One elixir or no snapshot is no fault. */
const find =
  (category: PullCategory, title: string) =>
  ({ raider, pull }: ContextWithPull): Found[] =>
    shownStateByKey(raider.key, category, pull) === 'not seen' ? [{ title }] : [];

/** Off by default: a log proves who had a flask, hardly who had none. */
export const noFlaskSeen = {
  id: 'no-flask-seen',
  titles: [NO_FLASK],
  byDefault: 'off',
  needs: 'pull',
  category: 'flask',
  find: find('flask', NO_FLASK),
} satisfies Rule;

/** Off by default, since the log proves as little as of flasks. */
export const noFoodSeen = {
  id: 'no-food-seen',
  titles: [NO_FOOD],
  byDefault: 'off',
  needs: 'pull',
  category: 'food',
  find: find('food', NO_FOOD),
} satisfies Rule;
