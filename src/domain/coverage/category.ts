import type { ClassKey } from '../raid/classes';
import type { TalentTrees } from '../raid/talent-trees';

export interface CasterChoice {
  /** `blessing`, `air totem`, `pet`. */
  name: string;
  by: ClassKey;
}

/** A spell that brings a category, and who can cast it. */
export interface BuffSource {
  spell: string;
  id: number;
  by: ClassKey;
  /** The spec as logged; absent if any spec brings it. */
  spec?: string;
  /** The spell of which this spell is a weaker form: both are one option. */
  formOf?: string;
  /** The pet family that must be out. */
  pet?: string;
  /** Why the talent may be missing; absent if every build has it. */
  talent?: string;
  /** The fewest points in the spec's tree, if the log has points. Absent if every build has it. */
  leastPoints?: number;
  /** Points at which other specs may have the talent. The points alone do not prove it. */
  byPoints?: { tree: string; least: number };
  /** How our sources disagree; absent if they agree. */
  dispute?: string;
  choice?: CasterChoice;
}

/** A buff or debuff that a raid needs once. An extra is never listed as missing. */
export interface BuffCategory {
  /** The players' name for the category: `+5% Crit`. */
  name: string;
  kind: 'buff' | 'debuff' | 'extra';
  /** The effect, if the name does not say it. */
  effect?: string;
  sources: readonly BuffSource[];
  /** Buffs that providers can bring instead, and that have no line of their own. */
  instead?: readonly string[];
  /** Sources of the same effect that do not count: items, other trees' talents. */
  uncounted?: readonly string[];
}

/** A line in a class's box: a buff that raiders of this class bring to their party. */
export interface PartyEntry {
  /** `Windfury Totem`. */
  name: string;
  /** The categories of the line: a raider brings one of them. */
  categories: readonly string[];
  /** The specs that the line counts, if the spec decides between lines. */
  specs?: readonly string[];
  instead?: readonly string[];
}

export interface PartyBox {
  by: ClassKey;
  /** The only spec that is listed in the box; absent for all specs. */
  spec?: string;
  /** The kind of buff of which a raider has only one: `air totem`. */
  oneEach?: string;
  /** The pet that must be present. */
  pet?: string;
  entries: readonly PartyEntry[];
}

/** Buffs that reach less than the raid. A log has no parties. */
export interface NarrowBuffs {
  /** Buffs of the caster's party of five. */
  party: readonly BuffCategory[];
  boxes: readonly PartyBox[];
  /** Buffs that reach one player per cast. */
  singleTarget: readonly BuffCategory[];
  /** Blessings: each caster can give a raider one blessing. */
  oneEachCaster: { by: ClassKey; categories: readonly string[] };
}

export interface RaidBuffs {
  classes: readonly ClassKey[];
  /** Specs that count as another spec when the raider tanks. */
  tanksAs: readonly { classKey: ClassKey; spec: string; tankSpec: string }[];
  categories: readonly BuffCategory[];
  /** Absent if every buff reaches the whole raid. */
  narrow?: NarrowBuffs;
  /** Talent trees. Absent in an era whose specs are not trees. */
  talents?: TalentTrees;
  /** Cooldowns and similar spells, never listed as missing. */
  extras: readonly BuffCategory[];
}
