import type { ClassAndSpec } from '../raid/classes';
import type { Raider } from '../raid/raid';
import type { BuffCategory, BuffSource, RaidBuffs } from './category';

/** A raider who can bring a category, with every source by which they can. */
export interface Provider {
  raider: Raider;
  sources: BuffSource[];
}

/** A category, with everyone of a raid who can bring it. */
export interface CategoryProviders {
  category: BuffCategory;
  providers: Provider[];
}

/**
 * Whether somebody of this class and spec brings the source.
 *
 * A bare class brings only what any of its specs brings. Source: the specification's provider rule.
 */
export const isBroughtBy = ({ by, spec }: BuffSource, classAndSpec: ClassAndSpec): boolean =>
  by === classAndSpec.classKey && (spec === undefined || spec === classAndSpec.spec);

/** Finds everyone who can bring each category, each raider once. */
export function findProviders(
  { categories, tanksAs }: Pick<RaidBuffs, 'categories' | 'tanksAs'>,
  raiders: readonly Raider[],
): CategoryProviders[] {
  const party = raiders.map((raider) => ({
    raider,
    classAndSpec: buffClassAndSpec(raider, tanksAs),
  }));
  return categories.map((category) => {
    const providers = party.flatMap(({ raider, classAndSpec }) => {
      const sources = category.sources.filter((source) => isBroughtBy(source, classAndSpec));
      return sources.length > 0 ? [{ raider, sources }] : [];
    });
    return { category, providers };
  });
}

/** A raider's class and spec as far as buffs go: in Cataclysm a Feral druid who tanks is a bear. */
function buffClassAndSpec(raider: Raider, tanksAs: RaidBuffs['tanksAs']): ClassAndSpec {
  if (!raider.roles.includes('tanks')) return raider;
  const { classKey, spec } = raider;
  const asTank = tanksAs.find((each) => each.classKey === classKey && each.spec === spec);
  return asTank ? { classKey: asTank.classKey, spec: asTank.tankSpec } : raider;
}
