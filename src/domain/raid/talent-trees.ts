import type { ClassAndSpec, ClassKey } from './classes';
import type { Raider } from './raid';
import type { Role } from './roles';

/** A logged spec that counts as another spec, or as two trees. */
interface SpecWord {
  classKey: ClassKey;
  spec: string;
  /** The talent tree; undefined if unknown. */
  tree?: string;
  /** A tree whose points bring no buff: a Dreamstate druid heals in no form. */
  excludedTree?: string;
}

export interface TalentTrees {
  /** Each class's trees, in the order of the logged points. */
  trees: Readonly<Partial<Record<ClassKey, readonly string[]>>>;
  words: readonly SpecWord[];
  maxPoints: number;
  /** Points that decide the spec: the minimum in the fullest tree, the maximum in the next. */
  clear: { least: number; nextAtMost: number };
  /** Specs that two trees make together, in one role. */
  mixed: readonly {
    classKey: ClassKey;
    spec: string;
    role: Role;
    least: Readonly<Record<string, number>>;
  }[];
}

/** Returns points per tree. Undefined if the log has no points, or more than a raider can spend. */
export function pointsByTree(
  { classKey, talents }: Pick<Raider, 'classKey' | 'talents'>,
  { trees, maxPoints }: TalentTrees,
): Readonly<Record<string, number>> | undefined {
  const treesOfClass = classKey && trees[classKey];
  if (!treesOfClass || talents.length !== treesOfClass.length) return undefined;
  if (!talents.every((points) => Number.isInteger(points) && points >= 0)) return undefined;
  const sum = talents.reduce((all, points) => all + points, 0);
  if (sum === 0 || sum > maxPoints) return undefined;
  return Object.fromEntries(treesOfClass.map((tree, index) => [tree, talents[index] ?? 0]));
}

/** Returns the era's entry for a logged spec; undefined without an entry. */
export function findSpecWord(
  { classKey, spec, loggedSpec }: Pick<Raider, 'classKey' | 'spec' | 'loggedSpec'>,
  { trees, words }: TalentTrees,
): SpecWord | undefined {
  const word = spec ?? loggedSpec;
  if (!classKey || !word) return undefined;
  if (trees[classKey]?.includes(word)) return { classKey, spec: word, tree: word };
  return words.find((one) => one.classKey === classKey && one.spec === word);
}

/** Returns class and spec as logged. Without a logged spec, clear points decide it. */
export function classAndSpecByTalents(raider: Raider, talents: TalentTrees): ClassAndSpec {
  const { classKey } = raider;
  if (!classKey) return {};
  const spec = findSpecWord(raider, talents)?.spec ?? specByPoints(raider, talents);
  return spec ? { classKey, spec } : { classKey };
}

function specByPoints(raider: Raider, talents: TalentTrees): string | undefined {
  const points = pointsByTree(raider, talents);
  if (!points) return undefined;
  const mixed = talents.mixed.find(
    ({ classKey, role, least }) =>
      classKey === raider.classKey &&
      raider.roles.includes(role) &&
      Object.entries(least).every(([tree, some]) => (points[tree] ?? 0) >= some),
  );
  if (mixed) return mixed.spec;
  const [[tree, most] = ['', 0], [, next] = ['', 0]] = Object.entries(points).sort(
    ([, one], [, other]) => other - one,
  );
  const { least, nextAtMost } = talents.clear;
  return most >= least && next <= nextAtMost ? tree : undefined;
}
