import type { Raider } from '../raid/raid';
import { recordOf } from '../record-of';
import type { AtThePull, CategoryState, RaiderAtPull } from './at-the-pull';
import { type AuraKind, allCategories, CATEGORY_ROWS, type PullCategory } from './categories';
import type { Consumables, FightPlace, KnownAura } from './consumables';
import type { Pull, Snapshot, StoredAura } from './pull';
import { isLowerTier, raidersShowing } from './seen';

interface FightOfPull {
  raiders: readonly Raider[];
  fight?: FightPlace;
}

/** An era's table with the function that reads pulls by it. */
export interface PullTable extends Consumables {
  atThePull(pull: Pull, fight: FightOfPull): AtThePull;
}

export function readPull(
  pull: Pull,
  { raiders, fight = {} }: FightOfPull,
  consumables: Consumables,
): AtThePull {
  const snapshotOf = new Map(pull.snapshots.map((snapshot) => [snapshot.raider, snapshot]));
  const raidersAtPull = raiders.map((raider) =>
    raiderAtPull(raider, snapshotOf.get(raider.key), consumables),
  );
  return {
    categories: consumables.categories,
    raiders: raidersAtPull,
    snapshots: raidersAtPull.filter(({ hasSnapshot }) => hasSnapshot).length,
    isInLog: recordOf(consumables.categories, (category) => isInLog(category, raidersAtPull)),
    unlisted: consumables.categories.filter((category) =>
      consumables.isUnlistedIn(fight, category),
    ),
  };
}

function raiderAtPull(
  raider: Raider,
  snapshot: Snapshot | undefined,
  consumables: Consumables,
): RaiderAtPull {
  const seen = snapshot?.auras.flatMap((aura) => identifyAura(aura, consumables) ?? []);
  return {
    raider,
    hasSnapshot: seen !== undefined,
    isEating: seen?.some(({ kind }) => kind === 'eating') ?? false,
    states: recordOf(allCategories(), (category) => {
      const { isOnWeapon, kinds } = CATEGORY_ROWS[category];
      if (isOnWeapon) return weaponState(raider, consumables);
      return seen ? stateOfKinds(seen, kinds) : NO_SNAPSHOT;
    }),
  };
}

const NO_SNAPSHOT: CategoryState = { state: 'no snapshot', seen: [], isLower: false };

const WEAPON_SLOTS = [15, 16];

/**
 * Returns the state of weapons, which the log lists apart from the snapshot. A totem covers its
 * party, so nobody counts as lacking an oil or stone.
 */
function weaponState({ gear }: Raider, consumables: Consumables): CategoryState {
  const weapons = gear.filter(({ slot }) => WEAPON_SLOTS.includes(slot));
  if (weapons.length === 0) return NO_SNAPSHOT;
  const enchants = new Set(weapons.flatMap(({ temporaryEnchantId }) => temporaryEnchantId ?? []));
  return stateOfSeen(...[...enchants].map(consumables.weapon));
}

/** Returns an aura with its name, from the table, else from the log. */
function identifyAura(
  { id, name = '' }: StoredAura,
  consumables: Consumables,
): KnownAura | undefined {
  const consumable = consumables.aura(id);
  if (consumable) return consumable;
  const kind = consumables.kindByName(name);
  return kind && { kind, name };
}

/** Returns a category's state. A flask counts as both elixirs. */
function stateOfKinds(
  seen: readonly KnownAura[],
  [whole, ...parts]: readonly [AuraKind, ...AuraKind[]],
): CategoryState {
  const best = bestOfKind(seen, whole);
  if (best) return stateOfSeen(best);
  const bestParts = parts.map((kind) => bestOfKind(seen, kind));
  const state = stateOfSeen(...bestParts);
  return state.state === 'seen' && bestParts.includes(undefined)
    ? { ...state, state: 'half' }
    : state;
}

function stateOfSeen(...all: (KnownAura | undefined)[]): CategoryState {
  const seen = all.filter((one) => one !== undefined);
  return {
    state: seen.length > 0 ? 'seen' : 'not seen',
    seen,
    isLower: seen.some(isLowerTier),
  };
}

const RANKS: readonly KnownAura['tier'][] = [
  'best',
  'alchemist',
  'special',
  'zone',
  undefined,
  'middle',
  'lower',
  'old',
];

const bestOfKind = (seen: readonly KnownAura[], kind: AuraKind): KnownAura | undefined =>
  seen
    .filter((one) => one.kind === kind)
    .sort((one, other) => RANKS.indexOf(one.tier) - RANKS.indexOf(other.tier))[0];

function isInLog(category: PullCategory, raiders: readonly RaiderAtPull[]): boolean {
  const withSnapshot = raiders.filter(({ states }) => states[category].state !== 'no snapshot');
  const raidersWithAura = raidersShowing(category, withSnapshot);
  return raidersWithAura.length > 0 && raidersWithAura.length * 2 >= withSnapshot.length;
}
