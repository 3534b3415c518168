import type { ClassAndSpec, ClassKey } from './classes';
import type { Raider } from './raid';
import type { Role } from './roles';

/** A spec that is played as another one, or by two trees at once. */
export interface SpecWord {
  classKey: ClassKey;
  /** The log's word: `Guardian`. */
  spec: string;
  /** The tree that it is of. Undefined where no source says it. */
  tree?: string;
  /** A tree whose points bring the raid nothing: a Dreamstate druid heals in no form. */
  without?: string;
}

/** How an era reads specs from talent points, where a spec is a tree. */
export interface TalentTrees {
  /** Each class's trees, in the order that the log lists their points. They are its specs as well. */
  trees: Readonly<Partial<Record<ClassKey, readonly string[]>>>;
  /** The log's further words for specs. */
  words: readonly SpecWord[];
  /** How many points a raider can have in all. */
  maxPoints: number;
  /** The least points in the fullest tree, and the most in the next one, that make it the spec. */
  clear: { least: number; nextAtMost: number };
  /** Specs by two trees at once, in one role. */
  mixed: readonly {
    classKey: ClassKey;
    spec: string;
    role: Role;
    least: Readonly<Record<string, number>>;
  }[];
}

/** The points of a raider by tree; undefined where the log has none, or some that no raider can have. */
export function pointsByTree(
  { classKey, talents }: Pick<Raider, 'classKey' | 'talents'>,
  { trees, maxPoints }: TalentTrees,
): Readonly<Record<string, number>> | undefined {
  const own = classKey && trees[classKey];
  if (!own || talents.length !== own.length) return undefined;
  if (!talents.every((points) => Number.isInteger(points) && points >= 0)) return undefined;
  const sum = talents.reduce((all, points) => all + points, 0);
  if (sum === 0 || sum > maxPoints) return undefined;
  return Object.fromEntries(own.map((tree, index) => [tree, talents[index] ?? 0]));
}

/** The era's word for what a raider's log calls their spec. Undefined for a word that the era has not. */
export function specWordOf(
  { classKey, spec, loggedSpec }: Pick<Raider, 'classKey' | 'spec' | 'loggedSpec'>,
  { trees, words }: TalentTrees,
): SpecWord | undefined {
  const word = spec ?? loggedSpec;
  if (!classKey || !word) return undefined;
  if (trees[classKey]?.includes(word)) return { classKey, spec: word, tree: word };
  return words.find((one) => one.classKey === classKey && one.spec === word);
}

/** A raider's class and spec: by the log's word, and for a bare class by the talent points, where they are clear. */
export function classAndSpecIn(raider: Raider, talents: TalentTrees): ClassAndSpec {
  const { classKey } = raider;
  if (!classKey) return {};
  const spec = specWordOf(raider, talents)?.spec ?? specByPoints(raider, talents);
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
