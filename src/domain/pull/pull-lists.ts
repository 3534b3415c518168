import { groupBy } from '../group-by';
import { byName } from '../raid/name-order';
import {
  type AtThePull,
  isSeen,
  type RaiderAtPull,
  type ShownState,
  shownState,
} from './at-the-pull';
import type { PullCategory } from './categories';
import type { KnownAura } from './consumables';
import { isLowerTier } from './seen';

export type PullListId = `no ${PullCategory}` | 'one elixir' | 'lower tier' | 'no snapshot';

export interface ListedRaider {
  atPull: RaiderAtPull;
  /** The only elixir, or consumables of a lower tier. */
  seen: readonly KnownAura[];
}

export interface PullList {
  id: PullListId;
  /** The category whose mark the list has. */
  category: PullCategory;
  state: ShownState;
  raiders: readonly ListedRaider[];
}

/** Returns the lists with raiders: not seen, one elixir only, lower tier, no snapshot. */
export function pullLists(pull: AtThePull): PullList[] {
  const loggedCategories = pull.categories.filter((category) => pull.isInLog[category]);
  const lists: PullList[] = [
    ...loggedCategories.map((category) => ({
      id: `no ${category}` as const,
      category,
      state: 'not seen' as const,
      raiders: listRaiders(pull, (atPull) =>
        shownState(atPull, category, pull) === 'not seen' ? [] : undefined,
      ),
    })),
    {
      id: 'one elixir',
      category: 'flask',
      state: 'half',
      raiders: listRaiders(pull, (atPull) =>
        shownState(atPull, 'flask', pull) === 'half' ? atPull.states.flask.seen : undefined,
      ),
    },
    {
      id: 'lower tier',
      category: 'food',
      state: 'lower',
      raiders: listRaiders(pull, (atPull) => lowerTierSeen(atPull, loggedCategories)),
    },
    {
      id: 'no snapshot',
      category: 'flask',
      state: 'no snapshot',
      raiders: listRaiders(pull, ({ hasSnapshot }) => (hasSnapshot ? undefined : [])),
    },
  ];
  return lists.filter(({ raiders }) => raiders.length > 0);
}

/** Whether the log shows every category of every raider. */
export const isAllSeen = ({ raiders, categories, ...log }: AtThePull): boolean =>
  raiders.every((raider) =>
    categories.every((category) => isSeen(shownState(raider, category, log))),
  );

function lowerTierSeen(
  { states }: RaiderAtPull,
  loggedCategories: readonly PullCategory[],
): KnownAura[] | undefined {
  const lower = loggedCategories.flatMap((category) => states[category].seen.filter(isLowerTier));
  return lower.length > 0 ? lower : undefined;
}

const listRaiders = (
  { raiders }: AtThePull,
  seenFor: (atPull: RaiderAtPull) => readonly KnownAura[] | undefined,
): ListedRaider[] =>
  raiders
    .flatMap((atPull) => {
      const seen = seenFor(atPull);
      return seen ? { atPull, seen } : [];
    })
    .sort((one, other) => byRaiderName(one.atPull, other.atPull));

const byRaiderName = (one: RaiderAtPull, other: RaiderAtPull): number =>
  byName(one.raider, other.raider);

export interface SeenConsumable {
  seen: KnownAura;
  raiders: readonly RaiderAtPull[];
}

/** Returns everything seen of a category: flasks before elixirs, most frequent first. */
export function seenConsumables(category: PullCategory, { raiders }: AtThePull): SeenConsumable[] {
  const shown = raiders.flatMap((atPull) =>
    atPull.states[category].seen.map((seen) => ({ atPull, seen })),
  );
  const byWords = groupBy(shown, ({ seen: { kind, name, stat, amount } }) =>
    [kind, name, stat, amount].join(),
  );
  const elixirRank = ({ seen }: SeenConsumable) => Number(seen.kind.endsWith('elixir'));
  return [...byWords.values()]
    .map((same) => ({
      seen: same[0].seen,
      raiders: same.map(({ atPull }) => atPull).sort(byRaiderName),
    }))
    .sort(
      (one, other) =>
        elixirRank(one) - elixirRank(other) ||
        other.raiders.length - one.raiders.length ||
        byName(one.seen, other.seen),
    );
}
