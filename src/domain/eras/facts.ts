import type { Armour } from '../raid/classes';
import type { Role } from '../raid/roles';
import type { SlotKind } from './slot-list';

/** How a weapon is held, or what stands in the off hand and the ranged slot. */
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

/** Kinds of armour. The lists here are read by what unpacks the tables alone, so that no other script needs them. */
export const ARMOURS: readonly Armour[] = ['cloth', 'leather', 'mail', 'plate'];

/** What an era knows of an item. */
export interface ItemFacts {
  /** Its own sockets: belt buckle and blacksmith's sockets come on top. */
  sockets: number;
  /** Whether one of its sockets takes a meta gem. */
  hasMetaSocket: boolean;
  hand: Hand;
  armour?: Armour;
  /** Made for fighting players. */
  isPvp: boolean;
  /** Its socket takes only a gem that a quest gives. */
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

/** The colours that a meta gem's condition counts. */
export const PLAIN_COLOURS = ['red', 'yellow', 'blue'] as const;

export type PlainColour = (typeof PLAIN_COLOURS)[number];

export const GEM_GRADES = ['good', 'low', 'old', 'pvp'] as const;

export type GemGrade = (typeof GEM_GRADES)[number];

/** What an era knows of a gem. */
export interface GemFacts {
  name: string;
  colour: GemColour;
  /** 2 uncommon, 3 rare, 4 epic, 5 legendary. */
  quality: number;
  grade: GemGrade;
  /** How many gems of each colour a meta gem wants. Absent where it wants none, or none is known. */
  wants?: Partial<Record<PlainColour, number>>;
  /** A meta gem that wants more gems of one colour than of another, whatever their number. */
  wantsMore?: { more: PlainColour; than: PlainColour };
  /** Roles that wear it for good reason, whatever its grade. */
  legitFor?: readonly Role[];
  /** Only who has the profession can wear it. */
  profession?: Profession;
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

/** What an era knows of a permanent enchant or a tinker. */
export interface EnchantFacts {
  name: string;
  /** The slots it can stand in. */
  slots: readonly number[];
  grade: EnchantGrade;
  /** Where it has another name; other slots have `name`. */
  nameBySlot?: Readonly<Record<number, string>>;
  /** Where its worth depends on the slot; other slots have `grade`. */
  gradeBySlot?: Readonly<Record<number, EnchantGrade>>;
  /** Roles that wear it for good reason, whatever its grade. */
  legitFor?: readonly Role[];
  /** The stronger enchant of the same kind, which may not fit every slot of this one. */
  supersededBy?: number;
  /** Where another one is the stronger; other slots have `supersededBy`. */
  supersededBySlot?: Readonly<Record<number, number>>;
  /** The raid tier that brought the stronger one: 12. Absent when it was there from the start. */
  supersededSince?: number;
  /** It sits on a bow, gun or crossbow. */
  isScope: boolean;
  /** Only who has the profession can have it. */
  profession?: Profession;
}

/** A tier set of armour. */
export interface ArmourSet {
  /** The game's number, as a log entry may carry it. */
  id: number;
  name: string;
  tier: number;
  /** How many pieces the whole set has; five where it is left out. */
  pieces?: number;
}

/**
 * The game facts of an era that the further rules need. A look-up that finds nothing means
 * "unknown", and an unknown thing breaks no rule. What the era does not have is absent or empty here.
 */
export interface EraFacts {
  item(itemId: number): ItemFacts | undefined;
  /** How many sockets an item that the table lacks has at the least, by the tier of its id. */
  leastSockets(itemId: number, kind: SlotKind): number | undefined;
  gem(itemId: number): GemFacts | undefined;
  enchant(enchantId: number): EnchantFacts | undefined;
  setOfItem(itemId: number): ArmourSet | undefined;
  setById(setId: number): ArmourSet | undefined;
  /** Items that only who has the profession can wear. */
  professionItems: ReadonlyMap<number, Profession>;
  /** What is worn where the kind of armour counts. */
  armourKinds: ReadonlySet<SlotKind>;
  /** Where everybody can add a socket: the belt buckle. */
  buckledKinds: readonly SlotKind[];
  /** Where a blacksmith adds one socket each. */
  smithKinds: readonly SlotKind[];
  /** Where an engineer is asked for a tinker. */
  tinkeredKinds: readonly SlotKind[];
  /** Where a hunter's bow, gun or crossbow is asked for a scope, which is not asked of anybody else. */
  scopeKinds: readonly SlotKind[];
  /** Roles that wear items made for PvP for good reason. */
  pvpGearLegitFor?: readonly Role[];
  /** Rings that cannot be enchanted. */
  bareRings: ReadonlySet<number>;
  /** From this item level on, newer enchants and gems fit a piece, and older ones are a fault. */
  newerFitsFrom: number;
}
