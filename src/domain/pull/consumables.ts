/** What is looked for at a pull. An era has some of them. */
export type PullCategory = 'flask' | 'food' | 'weapon';

/**
 * The rank of a consumable: the highest of its era, one below, further below, one that only alchemists can drink, one
 * that lasts for ever, one that works in some raids only, and one of an earlier expansion.
 */
export type Tier = 'best' | 'middle' | 'lower' | 'alchemist' | 'special' | 'zone' | 'old';

/** What an aura tells. `other`: something the table knows that answers no category. */
export type AuraKind =
  | 'flask'
  | 'battle elixir'
  | 'guardian elixir'
  | 'food'
  | 'eating'
  | 'weapon'
  | 'raid buff'
  | 'other';

/** A row of an era's table: an aura's id, its item's name, the rank, and what a food gives. */
export type ConsumableRow = readonly [
  aura: number,
  name: string,
  tier?: Tier | undefined,
  stat?: string,
  amount?: number,
];

/** What an era's table of consumables holds. */
export interface ConsumableTable {
  categories: readonly PullCategory[];
  flasks: readonly ConsumableRow[];
  battleElixirs: readonly ConsumableRow[];
  guardianElixirs: readonly ConsumableRow[];
  foods: readonly ConsumableRow[];
  /** Oils, stones, poisons and the like, by the temporary enchant that a weapon shows. Absent where none are looked for. */
  weapons?: readonly ConsumableRow[];
  /** Temporary enchants that are no help in a fight: fishing lures. */
  lures?: readonly number[];
  /** Where raiders use a kind that no log lists: the game's numbers of the zones, by category. */
  unlistedIn?: Readonly<Partial<Record<PullCategory, readonly number[]>>>;
  /** Auras of a raider who sits and eats. */
  eating: readonly number[];
  /** Auras that are neither flask nor food, whatever their names say. */
  others: readonly number[];
  /** Auras of raid buffs, with the categories of the era's buffs that they belong to. */
  raidBuffs: readonly (readonly [aura: number, categories: readonly string[]])[];
  /** Names that tell the kind of an aura whose id the table lacks. */
  names: {
    foods: readonly string[];
    flasks: readonly string[];
    flaskPrefixes: readonly string[];
  };
}

/** An aura as an era's table knows it. */
export interface KnownAura {
  kind: AuraKind;
  /** Empty where the table has the id alone. */
  name: string;
  /** Absent where the rank is unknown. */
  tier?: Tier;
  /** What a food gives. Absent where no source says it. */
  stat?: string;
  amount?: number;
}

/** An era's consumables, ready to look auras up. */
export interface Consumables {
  categories: readonly PullCategory[];
  /** Returns what an id is; undefined where the table does not have it. */
  aura(id: number): KnownAura | undefined;
  /** Returns what a temporary enchant on a weapon is. One that the table lacks has no name; undefined for a lure. */
  weapon(enchantId: number): KnownAura | undefined;
  /** Whether raiders use a kind of a category in a zone that no log lists. */
  isUnlistedIn(zoneId: number | undefined, category: PullCategory): boolean;
  /** Returns what a name tells. Only for ids that the table lacks: the log site names old ids from today's game. */
  kindByName(name: string): 'flask' | 'food' | undefined;
  /** Returns the buff categories that a raid buff's aura belongs to. */
  buffCategories(id: number): readonly string[];
}

/** Makes an era's table searchable by aura id. */
export function unpackConsumables(table: ConsumableTable): Consumables {
  const known = new Map<number, KnownAura>();
  const weapons = new Map<number, KnownAura>();
  const add = (kind: AuraKind, rows: readonly ConsumableRow[], to = known) => {
    for (const [aura, name, tier, stat, amount] of rows) {
      to.set(aura, {
        kind,
        name,
        ...(tier && { tier }),
        ...(stat && amount && { stat, amount }),
      });
    }
  };
  add('raid buff', rowsOf(table.raidBuffs.map(([aura]) => aura)));
  add('other', rowsOf(table.others));
  add('eating', rowsOf(table.eating));
  add('food', table.foods);
  add('guardian elixir', table.guardianElixirs);
  add('battle elixir', table.battleElixirs);
  add('flask', table.flasks);
  add('weapon', table.weapons ?? [], weapons);
  const buffs = new Map(table.raidBuffs);
  const { foods, flasks, flaskPrefixes } = table.names;
  return {
    categories: table.categories,
    aura: (id) => known.get(id),
    weapon: (id) =>
      table.lures?.includes(id) ? undefined : (weapons.get(id) ?? { kind: 'weapon', name: '' }),
    isUnlistedIn: (zoneId, category) =>
      zoneId !== undefined && (table.unlistedIn?.[category]?.includes(zoneId) ?? false),
    kindByName: (name) => {
      if (foods.includes(name)) return 'food';
      const isFlask =
        flasks.includes(name) || flaskPrefixes.some((prefix) => name.startsWith(prefix));
      return isFlask ? 'flask' : undefined;
    },
    buffCategories: (id) => buffs.get(id) ?? [],
  };
}

const rowsOf = (auras: readonly number[]): ConsumableRow[] => auras.map((aura) => [aura, '']);

const LOWER: readonly (Tier | undefined)[] = ['middle', 'lower', 'old'];

/** Whether a better one of the era exists that everybody can have. An unknown rank is not lower. */
export const isLowerTier = ({ tier }: Pick<KnownAura, 'tier'>): boolean => LOWER.includes(tier);
