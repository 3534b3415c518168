import type { Raider } from '../raid/raid';
import type { PullCategory } from './categories';
import type { KnownAura } from './consumables';
import type { LoggedAura, Pull } from './pull';

/** `half`: one elixir without the other. A log proves presence only, so nothing is `missing`. */
export interface CategoryState {
  state: 'seen' | 'half' | 'not seen' | 'no snapshot';
  /** The consumables seen: a flask, a food, one elixir, or both elixirs. */
  seen: readonly KnownAura[];
  isLower: boolean;
}

export interface RaiderAtPull {
  raider: Raider;
  hasSnapshot: boolean;
  isEating: boolean;
  states: Readonly<Record<PullCategory, CategoryState>>;
}

export interface AtThePull {
  categories: readonly PullCategory[];
  raiders: readonly RaiderAtPull[];
  snapshots: number;
  /**
   * Whether at least half of the raiders with a snapshot show the category. Otherwise the log does
   * not record it, and no raider lacks it.
   */
  isInLog: Readonly<Partial<Record<PullCategory, boolean>>>;
  /** Categories with kinds that no log lists: a raider may have used one unseen. */
  unlisted: readonly PullCategory[];
}

/** The pull of a kill that the report has lost. */
export const EMPTY_PULL: Pull = { snapshots: [], buffs: [] };

export type ShownState = 'seen' | 'lower' | 'half' | 'not seen' | 'no snapshot' | 'not in log';

/** Whether a state means that all of a category was seen, of whatever tier. */
export const isSeen = (state: ShownState): boolean => state === 'seen' || state === 'lower';

/** Returns the state to show: no more than `seen` if the log does not record the category. */
export function shownState(
  { states }: Pick<RaiderAtPull, 'states'>,
  category: PullCategory,
  { isInLog, unlisted }: Pick<AtThePull, 'isInLog' | 'unlisted'>,
): ShownState {
  const { state, seen, isLower } = states[category];
  if (state === 'no snapshot') return state;
  if (!isInLog[category]) return seen.length > 0 ? 'seen' : 'not in log';
  if (state === 'not seen' && unlisted.includes(category)) return 'not in log';
  return state === 'seen' && isLower ? 'lower' : state;
}

/** Returns the state to show of a raider by key; `no snapshot` for a raider not in the fight. */
export function shownStateByKey(key: string, category: PullCategory, pull: AtThePull): ShownState {
  const atPull = pull.raiders.find(({ raider }) => raider.key === key);
  return atPull ? shownState(atPull, category, pull) : 'no snapshot';
}

/** Returns a raider's auras as logged, in the log's order; undefined without a snapshot. */
export function loggedAuras(
  { snapshots, names = [] }: Pull,
  key: string,
): LoggedAura[] | undefined {
  const nameOf = new Map(names.map(({ id, name }) => [id, name]));
  return snapshots
    .find(({ raider }) => raider === key)
    ?.auras.map(({ id, name = '' }) => ({ id, name: nameOf.get(id) ?? name }));
}
