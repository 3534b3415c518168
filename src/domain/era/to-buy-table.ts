import type { ClassKey } from '../raid/class-keys';
import type { Slot } from '../raid/raid';

/**
 * An enchant that a list may name. It has an item, or materials for an enchanter, or factions;
 * without these it comes from a quest or boss. Enchants that only a profession can have are not in
 * the table.
 */
export interface EnchantToBuy {
  /** The game's SpellItemEnchantment. */
  id: number;
  slots: readonly Slot[];
  /** What the enchant goes on, given for weapons, off hands and ranged weapons only. */
  fits?: 'weapon' | 'two-hand' | 'shield' | 'shield-or-held' | 'bow-gun-crossbow';
  onlyFor?: ClassKey;
  sinceTier?: number;
  /** The item that the auction house sells. */
  item?: number;
  /** The item's name, if it differs from the enchant's. */
  itemName?: string;
  materials?: readonly (readonly [item: number, count: number])[];
  /** The faction that sells it, or one for each side. */
  factions?: readonly string[];
  standing?: 'honoured' | 'revered' | 'exalted';
  /** What the faction already sells to players who are honoured. */
  lesser?: string;
}

/** A flask, elixir or food at the auction house. */
export interface ConsumableToBuy {
  item: number;
  name: string;
  auras: readonly number[];
}

/**
 * What a spec's gear sets have: per slot the enchants of the newest phase, of earlier phases and of
 * a guide, those of most sets first; gems of the newest phase and of earlier ones, those of most
 * pieces first.
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
  /** Enchants of two factions that exclude each other, so that neither is the better. */
  counterparts?: readonly (readonly [one: number, other: number])[];
  /** The players for whom any enchant will do in a slot, as none is of use to them. */
  anyEnchant?: { slot: Slot; classes: readonly ClassKey[]; specs: readonly string[] };
  materials?: Readonly<Record<number, string>>;
  buckle?: { item: number; name: string };
  smithSockets?: Readonly<Record<Slot, string>>;
  /** Gems that a list may name: sold, for everybody, and unique only if for the meta socket. */
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
