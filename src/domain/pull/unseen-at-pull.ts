import { type AtThePull, shownState } from './at-the-pull';
import type { PullCategory } from './categories';

const MARKED = ['flask', 'food'] as const;

/** Returns what a raider's tile marks as not seen, by the raider's key. */
export const unseenAtPull = (pull: AtThePull): ReadonlyMap<string, readonly PullCategory[]> =>
  new Map(
    pull.raiders.map((atPull) => [
      atPull.raider.key,
      MARKED.filter((one) => shownState(atPull, one, pull) === 'not seen'),
    ]),
  );
