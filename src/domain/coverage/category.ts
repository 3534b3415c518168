import type { Calling, ClassKey } from '../classes';

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
}

/** A buff or debuff that the raid wants once, whoever brings it. */
export interface BuffCategory {
  /** As spec.md point 3 names it: `+5% Crit`. */
  name: string;
  kind: 'buff' | 'debuff';
  sources: readonly BuffSource[];
  /** What gives the same effect but makes nobody a provider: items, and talents of another tree. */
  uncounted?: readonly string[];
}

/** Who brings a source: a class, with the spec where only one does. */
export const bringerOf = ({ by, spec }: BuffSource): Calling =>
  spec ? { classKey: by, spec } : { classKey: by };
