import type { AtThePull, RaiderAtPull } from './at-the-pull';
import type { PullCategory } from './categories';
import type { KnownAura, Tier } from './consumables';

const LOWER_TIERS: readonly (Tier | undefined)[] = ['middle', 'lower', 'old'];

/** Whether the era has a better consumable for every raider. False if the rank is unknown. */
export const isLowerTier = ({ tier }: Pick<KnownAura, 'tier'>): boolean =>
  LOWER_TIERS.includes(tier);

/** Returns the raiders who show a category, including those with only one elixir. */
export const raidersShowing = (
  category: PullCategory,
  raiders: readonly RaiderAtPull[],
): RaiderAtPull[] => raiders.filter(({ states }) => states[category].seen.length > 0);

/** Counts raiders who have all of a category: one elixir is not enough. */
export const countRaidersWithAll = (category: PullCategory, { raiders }: AtThePull): number =>
  raiders.filter(({ states }) => states[category].state === 'seen').length;
