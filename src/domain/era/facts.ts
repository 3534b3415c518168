import type { Armour } from '../raid/classes';
import type { Role } from '../raid/roles';
import type { SlotKind } from './slot-list';

/** How a weapon is held, or what the off hand or ranged slot has instead of a weapon. */
export const HANDS = [
  'none',
  'main-hand',
  'one-hand',
  'off-hand-weapon',
  'two-hand',
  'shield',
  'held-in-off-hand',
  'bow-gun-crossbow',
  'relic',
  'thrown',
  'wand',
] as const;

export type Hand = (typeof HANDS)[number];

/** The kinds of armour, lightest first. A class can wear its own kind and all lighter kinds. */
export const ARMOURS: readonly Armour[] = ['cloth', 'leather', 'mail', 'plate'];

export interface ItemFacts {
  /** The item's own sockets, without sockets of a buckle or blacksmith. */
  sockets: number;
  hasMetaSocket: boolean;
  hand: Hand;
  armour?: Armour;
  isPvp: boolean;
  /** Whether the socket takes only a gem that a quest gives. */
  hasQuestSocket: boolean;
}

export const GEM_COLOURS = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'prismatic',
  'meta',
  'cogwheel',
  'sha-touched',
] as const;

export type GemColour = (typeof GEM_COLOURS)[number];

/** The colours that meta gems' conditions count. */
export const PLAIN_COLOURS = ['red', 'yellow', 'blue'] as const;

export type PlainColour = (typeof PLAIN_COLOURS)[number];

export const GEM_GRADES = ['good', 'low', 'old', 'pvp'] as const;

export type GemGrade = (typeof GEM_GRADES)[number];

export interface GemFacts {
  name: string;
  colour: GemColour;
  /** 2 uncommon, 3 rare, 4 epic, 5 legendary. */
  quality: number;
  grade: GemGrade;
  /** A meta gem's condition: gems by colour. Absent if the gem has no known condition. */
  wants?: Partial<Record<PlainColour, number>>;
  /** The condition of a meta gem that wants more gems of one colour than of another. */
  wantsMore?: { more: PlainColour; than: PlainColour };
  /** Roles that have a good reason to use the gem, whatever its grade. */
  goodFor?: readonly Role[];
  profession?: Profession;
}

/** A row of an era's table; `id` is the gem's item. */
export interface GemRow extends GemFacts {
  id: number;
}

export const ENCHANT_GRADES = ['good', 'lesser', 'weak', 'old', 'pvp'] as const;

export type EnchantGrade = (typeof ENCHANT_GRADES)[number];

export const PROFESSIONS = [
  'alchemy',
  'blacksmithing',
  'enchanting',
  'engineering',
  'inscription',
  'jewelcrafting',
  'leatherworking',
  'tailoring',
] as const;

export type Profession = (typeof PROFESSIONS)[number];

/** A permanent enchant or a tinker. */
export interface EnchantFacts {
  name: string;
  slots: readonly number[];
  grade: EnchantGrade;
  /** Names in slots where they differ from `name`. */
  nameBySlot?: Readonly<Record<number, string>>;
  /** Grades in slots where they differ from `grade`. */
  gradeBySlot?: Readonly<Record<number, EnchantGrade>>;
  /** Roles that have a good reason to use the enchant, whatever its grade. */
  goodFor?: readonly Role[];
  /** The id of a better enchant, which may fit fewer slots. */
  supersededBy?: number;
  /** Better enchants in slots where they differ from `supersededBy`. */
  supersededBySlot?: Readonly<Record<number, number>>;
  /** The raid tier that brought the better enchant: 12. Absent if every tier had it. */
  supersededSince?: number;
  /** Whether the enchant is a scope, for bows, guns and crossbows. */
  isScope?: true;
  profession?: Profession;
}

/** A row of an era's table; `id` is the game's SpellItemEnchantment. */
export interface EnchantRow extends EnchantFacts {
  id: number;
}

export interface ArmourSet {
  /** The game's number of the set, which logged pieces may have. */
  id: number;
  name: string;
  tier: number;
  /** The number of pieces in the set; by default 5. */
  pieces?: number;
}

/** An era's facts. Unknown facts are undefined; facts that the era lacks are absent or empty. */
export interface EraFacts {
  item(itemId: number): ItemFacts | undefined;
  /** Returns the fewest sockets of an item that the table lacks, by the tier of its id. */
  leastSockets(itemId: number, kind: SlotKind): number | undefined;
  gem(itemId: number): GemFacts | undefined;
  enchant(enchantId: number): EnchantFacts | undefined;
  setOfItem(itemId: number): ArmourSet | undefined;
  setById(setId: number): ArmourSet | undefined;
  professionItems: ReadonlyMap<number, Profession>;
  armourKinds: ReadonlySet<SlotKind>;
  /** Slots where everybody can add a socket: only the belt so far. */
  buckledKinds: readonly SlotKind[];
  smithKinds: readonly SlotKind[];
  tinkeredKinds: readonly SlotKind[];
  scopeKinds: readonly SlotKind[];
  /** Roles with a good reason to wear PvP items. */
  pvpGearGoodFor?: readonly Role[];
  unenchantableRings: ReadonlySet<number>;
  /** The item level at which old enchants and gems are faults because newer kinds fit. */
  newerFitsFrom: number;
}
