import type { ClassAndSpec } from '../raid/classes';
import type { Raider } from '../raid/raid';
import { findSpecWord, pointsByTree } from '../raid/talent-trees';
import type { BuffCategory, BuffSource, RaidBuffs } from './category';

/** A raider who can bring a category, with all the sources. */
export interface Provider {
  raider: Raider;
  sources: BuffSource[];
}

export interface CategoryProviders {
  category: BuffCategory;
  providers: Provider[];
}

interface Caster extends ClassAndSpec {
  /** Talent points by tree; absent if the log has no points. */
  points?: Readonly<Record<string, number>>;
  /** A tree whose points bring no buff. */
  excludedTree?: string;
}

/**
 * Whether a class and spec brings the source, or may bring it by talent points. Without a spec only
 * sources of all specs count. Source: the specification's provider rule.
 */
export function isBroughtBy(source: BuffSource, caster: Caster): boolean {
  const { by, spec, leastPoints = 0, byPoints } = source;
  const { points } = caster;
  if (by !== caster.classKey) return false;
  if (byPoints) {
    const isOfTree = caster.spec === byPoints.tree || caster.excludedTree === byPoints.tree;
    return !isOfTree && (points?.[byPoints.tree] ?? 0) >= byPoints.least;
  }
  if (spec === undefined) return true;
  return spec === caster.spec && (points?.[spec] ?? leastPoints) >= leastPoints;
}

/** Adds to each source with `leastPoints` a source for other specs with these points. */
export const withTalentPoints = (categories: readonly BuffCategory[]): BuffCategory[] =>
  categories.map((category) => ({
    ...category,
    sources: category.sources.flatMap((source) => {
      const { spec, leastPoints, ...rest } = source;
      if (!spec || !leastPoints) return [source];
      return [source, { ...rest, byPoints: { tree: spec, least: leastPoints } }];
    }),
  }));

/** Finds the raiders who can bring each category. Each raider is listed once. */
export function findProviders(
  buffs: Pick<RaidBuffs, 'categories' | 'tanksAs' | 'talents'>,
  raiders: readonly Raider[],
): CategoryProviders[] {
  const casters = raiders.map((raider) => ({ raider, caster: toCaster(raider, buffs) }));
  return buffs.categories.map((category) => {
    const providers = casters.flatMap(({ raider, caster }) => {
      const sources = category.sources.filter((source) => isBroughtBy(source, caster));
      return sources.length > 0 ? [{ raider, sources }] : [];
    });
    return { category, providers };
  });
}

/** Returns a raider's class, spec and points. In Cataclysm a Feral druid who tanks is a bear. */
function toCaster(
  raider: Raider,
  { tanksAs, talents }: Pick<RaidBuffs, 'tanksAs' | 'talents'>,
): Caster {
  const { classKey, spec } = raider;
  if (talents) {
    const { tree, excludedTree } = findSpecWord(raider, talents) ?? {};
    const points = pointsByTree(raider, talents);
    return {
      ...(classKey && { classKey }),
      ...(tree && { spec: tree }),
      ...(excludedTree && { excludedTree }),
      ...(points && { points }),
    };
  }
  if (!raider.roles.includes('tanks')) return raider;
  const tankForm = tanksAs.find((each) => each.classKey === classKey && each.spec === spec);
  return tankForm ? { classKey: tankForm.classKey, spec: tankForm.tankSpec } : raider;
}
