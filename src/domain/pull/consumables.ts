import { ENCOUNTER_COPY_STEP } from '../raid/dungeon-run';
import type { Fight } from '../raid/raid';
import type { AuraKind, PullCategory } from './categories';

export type FightPlace = Partial<Pick<Fight, 'zoneId' | 'encounterId'>>;

/** `special` is permanent, `zone` works in some raids only, `old` is of an earlier expansion. */
export type Tier = 'best' | 'middle' | 'lower' | 'alchemist' | 'special' | 'zone' | 'old';

type ConsumableRow = readonly [
  aura: number,
  name: string,
  tier?: Tier | undefined,
  stat?: string,
  amount?: number,
];

export interface ConsumableTable {
  categories: readonly PullCategory[];
  flasks: readonly ConsumableRow[];
  battleElixirs: readonly ConsumableRow[];
  guardianElixirs: readonly ConsumableRow[];
  foods: readonly ConsumableRow[];
  /** Oils, stones and poisons, by temporary enchant. Absent if the era has no weapon enchants. */
  weapons?: readonly ConsumableRow[];
  /** Temporary enchants without use in a fight: fishing lures. */
  lures?: readonly number[];
  /** Zones in which raiders use consumables that no log lists, by category. */
  unlistedIn?: Readonly<Partial<Record<PullCategory, readonly number[]>>>;
  /** Encounters at which raiders play something else, like the Chess Event. */
  unlistedAt?: readonly number[];
  eating: readonly number[];
  /** Auras that are no flask or food, whatever their names say. */
  others: readonly number[];
  /** Names that show the kind of an unknown id. */
  names: {
    foods: readonly string[];
    flasks: readonly string[];
    flaskPrefixes: readonly string[];
    flaskSuffixes?: readonly string[];
  };
}

export interface KnownAura {
  kind: AuraKind;
  /** The name; empty if only the id is known. */
  name: string;
  /** The rank; absent if unknown. */
  tier?: Tier;
  /** The stat of a food; absent if unknown. */
  stat?: string;
  amount?: number;
}

export interface Consumables {
  categories: readonly PullCategory[];
  aura(id: number): KnownAura | undefined;
  /** Returns a weapon enchant, nameless if the table lacks it; undefined for a lure. */
  weapon(enchantId: number): KnownAura | undefined;
  /** Whether a fight's log cannot show that a raider lacks a category. */
  isUnlistedIn(fight: FightPlace, category: PullCategory): boolean;
  /** Returns the kind of a name. Only for unlisted ids: the site names old ids by today's game. */
  kindByName(name: string): 'flask' | 'food' | undefined;
}

export function unpackConsumables(table: ConsumableTable): Consumables {
  const aurasById = new Map<number, KnownAura>();
  const weapons = new Map<number, KnownAura>();
  const add = (kind: AuraKind, rows: readonly ConsumableRow[], to = aurasById) => {
    for (const [aura, name, tier, stat, amount] of rows) {
      to.set(aura, {
        kind,
        name,
        ...(tier && { tier }),
        ...(stat && amount && { stat, amount }),
      });
    }
  };
  add('other', namelessRows(table.others));
  add('eating', namelessRows(table.eating));
  add('food', table.foods);
  add('guardian elixir', table.guardianElixirs);
  add('battle elixir', table.battleElixirs);
  add('flask', table.flasks);
  add('weapon', table.weapons ?? [], weapons);
  const { foods, flasks, flaskPrefixes, flaskSuffixes = [] } = table.names;
  return {
    categories: table.categories,
    aura: (id) => aurasById.get(id),
    weapon: (id) =>
      table.lures?.includes(id) ? undefined : (weapons.get(id) ?? { kind: 'weapon', name: '' }),
    isUnlistedIn: ({ zoneId, encounterId }, category) =>
      isAmong(table.unlistedIn?.[category], zoneId) ||
      isAmong(table.unlistedAt, encounterId && encounterId % ENCOUNTER_COPY_STEP),
    kindByName: (name) => {
      if (foods.includes(name)) return 'food';
      const isFlask =
        flasks.includes(name) ||
        flaskPrefixes.some((prefix) => name.startsWith(prefix)) ||
        flaskSuffixes.some((suffix) => name.endsWith(suffix));
      return isFlask ? 'flask' : undefined;
    },
  };
}

const isAmong = (all: readonly number[] = [], one: number | undefined): boolean =>
  one !== undefined && all.includes(one);

const namelessRows = (auras: readonly number[]): ConsumableRow[] => auras.map((aura) => [aura, '']);
