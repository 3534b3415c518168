import type { ClassKey } from '../raid/class-keys';
import type { Slot } from '../raid/raid';

/**
 * An enchant that a list may name. It comes from an item, from materials for an enchanter, or from
 * factions; without any of these, from a quest or boss. Enchants for members of a profession are
 * not in the table.
 */
export interface EnchantToBuy {
  /** The game's SpellItemEnchantment. */
  id: number;
  slots: readonly Slot[];
  /** What the enchant goes on. Given only for weapons, off hands and ranged weapons. */
  fits?: 'weapon' | 'two-hand' | 'shield' | 'shield-or-held' | 'bow-gun-crossbow';
  onlyFor?: ClassKey;
  sinceTier?: number;
  /** The item that the auction house sells. */
  item?: number;
  /** The item's name, if it differs from the enchant's name. */
  itemName?: string;
  materials?: readonly (readonly [item: number, count: number])[];
  /** The faction that sells the enchant, or one faction for each side. */
  factions?: readonly string[];
  standing?: 'honoured' | 'revered' | 'exalted';
  /** What the faction sells to players who are only honoured. */
  lesser?: string;
}

/** A flask, an elixir or food that the auction house sells. */
export interface ConsumableToBuy {
  item: number;
  name: string;
  auras: readonly number[];
}

/**
 * The contents of a spec's gear sets. Enchants, by slot, are of the newest phase, of earlier phases
 * and of a guide. Gems are of the newest phase and of earlier phases. The most frequent are first.
 */
export interface Preset {
  enchants: Readonly<
    Record<
      Slot,
      readonly [newest: readonly number[], earlier: readonly number[], guide: readonly number[]]
    >
  >;
  gems: readonly [newest: readonly number[], earlier: readonly number[]];
  flasks?: readonly number[];
  battleElixirs?: readonly number[];
  guardianElixirs?: readonly number[];
  foods?: readonly number[];
}

/** What an era's raiders can buy. Names of enchants and gems are in the era's facts. */
export interface ToBuyTable {
  enchants: readonly EnchantToBuy[];
  /** Enchants of two factions that exclude each other, so that no enchant of a pair is better. */
  counterparts?: readonly (readonly [one: number, other: number])[];
  /** Players for whom a slot has no useful enchant, so that any enchant will do. */
  anyEnchant?: { slot: Slot; classes: readonly ClassKey[]; specs: readonly string[] };
  materials?: Readonly<Record<number, string>>;
  buckle?: { item: number; name: string };
  smithSockets?: Readonly<Record<Slot, string>>;
  /** Gems that a list may name: sold, usable by everybody, and not unique except for meta gems. */
  gems: readonly number[];
  /** Epic cuts, named only if the raid's own logs show one. */
  epicCuts?: readonly number[];
  /** Pairs of cuts with equal stats. */
  perfectCuts?: readonly (readonly [rare: number, perfect: number])[];
  /** Better cuts of weak and old gems, best first. */
  gemUpgrades: readonly { from: readonly number[]; to: readonly number[] }[];
  flasks: readonly ConsumableToBuy[];
  battleElixirs: readonly ConsumableToBuy[];
  guardianElixirs: readonly ConsumableToBuy[];
  foods: readonly ConsumableToBuy[];
  minutes: { flask: number; elixir: number; food: number };
  /** Gear sets by the log's words for class and spec: `Warrior-Arms`. */
  presets: Readonly<Record<string, Preset>>;
}
