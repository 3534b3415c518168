import type { ClassAndSpec, ClassKey } from '../raid/classes';
import type { TalentTrees } from '../raid/talent-trees';

export interface Choice {
  /** `blessing`, `air totem`, `pet`. */
  name: string;
  by: ClassKey;
}

/** A spell that brings a category, and its casters. */
export interface BuffSource {
  spell: string;
  id: number;
  by: ClassKey;
  /** As logged; absent if any spec brings it. */
  spec?: string;
  /** A weaker form of the same spell: both are one option. */
  formOf?: string;
  /** The pet family that must be out. */
  pet?: string;
  /** Why the talent may be missing. Absent if every build has it. */
  talent?: string;
  /** Least points in the spec's tree, where the log has points. Absent if every build has it. */
  leastPoints?: number;
  /** Other specs with these talent points may bring it too; the points do not prove that they did. */
  byPoints?: { tree: string; least: number };
  /** How our sources disagree, if they do. */
  dispute?: string;
  choice?: Choice;
}

/** A buff or debuff that a raid wants once, or an extra that no raid lacks. */
export interface BuffCategory {
  /** As players call it: `+5% Crit`. */
  name: string;
  kind: 'buff' | 'debuff' | 'extra';
  /** What it does, if the name does not say. */
  effect?: string;
  sources: readonly BuffSource[];
  /** What its providers can bring instead, without a line of its own. */
  instead?: readonly string[];
  /** Sources of the same effect that do not count: items, talents of another tree. */
  uncounted?: readonly string[];
}

/** A line in a class's box: what its raiders bring their own party. */
export interface PartyEntry {
  /** `Windfury Totem`. */
  name: string;
  /** Categories that it covers; a raider brings one. */
  of: readonly string[];
  /** Specs it counts for, if the spec decides between lines. */
  specs?: readonly string[];
  instead?: readonly string[];
}

export interface PartyBox {
  by: ClassKey;
  /** The only spec that brings anything. */
  spec?: string;
  /** `air totem`: each raider has one. */
  oneEach?: string;
  /** The pet that must be out. */
  pet?: string;
  entries: readonly PartyEntry[];
}

/** Buffs that reach less than the raid. The log does not tell parties. */
export interface NarrowBuffs {
  /** Reaching the own party of five. */
  party: readonly BuffCategory[];
  boxes: readonly PartyBox[];
  /** Reaching one player per cast. */
  singleTarget: readonly BuffCategory[];
  /** Blessings: each raider can have one per caster. */
  oneEachCaster: { by: ClassKey; categories: readonly string[] };
}

export interface RaidBuffs {
  classes: readonly ClassKey[];
  /** Specs that are another spec when tanking. */
  tanksAs: readonly { classKey: ClassKey; spec: string; tankSpec: string }[];
  categories: readonly BuffCategory[];
  /** Absent if every buff reaches the whole raid. */
  narrow?: NarrowBuffs;
  /** How specs are read, where a spec is a talent tree. */
  talents?: TalentTrees;
  /** Cooldowns and the like, which no raid is said to lack. */
  extras: readonly BuffCategory[];
}

export const sourceCaster = ({ by, spec }: BuffSource): ClassAndSpec =>
  spec ? { classKey: by, spec } : { classKey: by };
