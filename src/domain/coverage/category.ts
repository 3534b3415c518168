import type { ClassAndSpec, ClassKey } from '../raid/classes';
import type { TalentTrees } from '../raid/talent-trees';

/** Something of which one raider can hold only one at a time. */
export interface Choice {
  /** What is chosen: `blessing`, `air totem`, `pet`. */
  name: string;
  by: ClassKey;
}

/** One spell that brings a category, and who casts it. */
export interface BuffSource {
  spell: string;
  /** The game's spell id. */
  id: number;
  /** The class that brings it. */
  by: ClassKey;
  /** The spec that brings it, in the log's word; absent when any spec of the class does. */
  spec?: string;
  /** The spell of which this is a better form: to hold either is one choice. */
  formOf?: string;
  /** The pet family that has to be out. */
  pet?: string;
  /** Why the talent may not be taken. Absent where none is needed, or the spec always takes it. */
  talent?: string;
  /** The points that the spec's tree takes, as far as the log has any. Absent where every build has it. */
  leastPoints?: number;
  /** Talent points that bring it without the spec: whoever has them can, and nothing says that they did. */
  byPoints?: { tree: string; least: number };
  /** Where the lists that we follow disagree. Absent where they agree. */
  dispute?: string;
  /** The choice that a raider has to make to bring it; absent when it costs no other. */
  choice?: Choice;
}

/** A buff or debuff that the raid wants once, whoever brings it; or an extra, which no raid lacks. */
export interface BuffCategory {
  /** As players call it: `+5% Crit`. */
  name: string;
  kind: 'buff' | 'debuff' | 'extra';
  /** What it does, where the name does not say. */
  effect?: string;
  sources: readonly BuffSource[];
  /** What whoever brings it can bring in its place, which no line of its own shows. */
  instead?: readonly string[];
  /** What gives the same effect but makes nobody a provider: items, and talents of another tree. */
  uncounted?: readonly string[];
}

/** What a raider of a class brings the own party, a line in the class's box. */
export interface PartyEntry {
  /** `Windfury Totem`. */
  name: string;
  /** The categories that it shows, by name. Of several a raider brings one. */
  of: readonly string[];
  /** The specs that it is counted for, where each raider brings one of several and the spec decides. */
  specs?: readonly string[];
  /** What a raider can bring in its place. */
  instead?: readonly string[];
}

/** What the raiders of one class bring their own parties. */
export interface PartyBox {
  by: ClassKey;
  /** The only spec that brings anything. */
  spec?: string;
  /** What each of them has one of: `air totem`. */
  oneEach?: string;
  /** The pet that has to be out. */
  pet?: string;
  entries: readonly PartyEntry[];
}

/** Buffs that reach less than the raid. Who stood in which party is not in the log. */
export interface NarrowBuffs {
  /** What reaches the own party of five. */
  party: readonly BuffCategory[];
  boxes: readonly PartyBox[];
  /** What reaches one person a cast. */
  person: readonly BuffCategory[];
  /** Of these each raider can have one from each caster: blessings. */
  oneEachCaster: { by: ClassKey; categories: readonly string[] };
}

/** What raiders can bring in an era. */
export interface RaidBuffs {
  /** The classes that the era has. */
  classes: readonly ClassKey[];
  /** Specs that are another one among the tanks. */
  tanksAs: readonly { classKey: ClassKey; spec: string; tankSpec: string }[];
  /** The buffs and debuffs. */
  categories: readonly BuffCategory[];
  /** Absent where every buff reaches the whole raid. */
  narrow?: NarrowBuffs;
  /** How specs are read, where a spec is a talent tree. */
  talents?: TalentTrees;
  /** Cooldowns and the like: worth knowing of, but nothing that a raid is said to lack. */
  extras: readonly BuffCategory[];
}

/** Who brings a source: a class, with the spec where only one does. */
export const bringerOf = ({ by, spec }: BuffSource): ClassAndSpec =>
  spec ? { classKey: by, spec } : { classKey: by };
