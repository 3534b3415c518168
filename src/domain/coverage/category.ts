import type { ClassAndSpec, ClassKey } from '../raid/classes';

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
  /** What gives the same effect but makes nobody a provider: items, and talents of another tree. */
  uncounted?: readonly string[];
}

/** What raiders can bring in an era. */
export interface RaidBuffs {
  /** The classes that the era has. */
  classes: readonly ClassKey[];
  /** Specs that are another one among the tanks. */
  tanksAs: readonly { classKey: ClassKey; spec: string; tankSpec: string }[];
  /** The buffs and debuffs. */
  categories: readonly BuffCategory[];
  /** Cooldowns and the like: worth knowing of, but nothing that a raid is said to lack. */
  extras: readonly BuffCategory[];
}

/** Who brings a source: a class, with the spec where only one does. */
export const bringerOf = ({ by, spec }: BuffSource): ClassAndSpec =>
  spec ? { classKey: by, spec } : { classKey: by };
