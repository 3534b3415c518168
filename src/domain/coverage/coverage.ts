import type { Raider } from '../raid/raid';
import type { BuffSource, RaidBuffs } from './category';
import { type CategorySet, EMPTY_SET, hasIndex, setOf, union } from './category-set';
import { type Conflict, type OfferedSource, resolveChoices } from './conflict';
import { isCertain, isCertainIfChosen } from './doubt';
import { type CategoryProviders, findProviders } from './provider';

/**
 * `covered`: certainly brought, or choosable without giving up another. `possible`: every provider
 * is in doubt. `missing`: no provider. `not-brought`: an extra without a provider.
 */
export type CoverageState = 'covered' | 'possible' | 'missing' | 'not-brought';

/** A category with its certain and possible providers. */
export interface CategoryCoverage extends CategoryProviders {
  state: CoverageState;
}

export interface Coverage {
  categories: CategoryCoverage[];
  extras: CategoryCoverage[];
  conflicts: Conflict[];
}

/**
 * Finds who can provide each buff and debuff, by class and spec, whether or not they did. Choices
 * are resolved twice, so that other sources precede pets: first blessings, totems and similar
 * choices, then pets for categories that only pets can bring.
 */
export function coverRaid(raiders: readonly Raider[], buffs: RaidBuffs): Coverage {
  const { categories } = buffs;
  const provided = findProviders(buffs, raiders);
  const certain = reachedCategories(provided, isCertain);
  const doubtful = reachedCategories(provided, (source) => !isCertainIfChosen(source));
  const withoutPets = reachedCategories(provided, ({ pet }) => !pet);

  const chosen = resolveChoices(offersBeside(certain, provided, isCertainIfChosen), {
    categories,
    doubtful,
  });
  const pets = resolveChoices(offersBeside(withoutPets, provided), {
    categories,
    doubtful: EMPTY_SET,
  });
  const covered = union(certain, chosen.safe);
  return {
    categories: provided.map((each, index) => {
      const uncoveredState = each.providers.length > 0 ? 'possible' : 'missing';
      return { ...each, state: hasIndex(covered, index) ? 'covered' : uncoveredState };
    }),
    extras: findProviders({ ...buffs, categories: buffs.extras }, raiders).map(coverExtra),
    conflicts: [...chosen.conflicts, ...pets.conflicts],
  };
}

function coverExtra(extra: CategoryProviders): CategoryCoverage {
  const sources = extra.providers.flatMap((provider) => provider.sources);
  if (sources.length === 0) return { ...extra, state: 'not-brought' };
  return { ...extra, state: sources.some(isCertain) ? 'covered' : 'possible' };
}

const reachedCategories = (
  provided: readonly CategoryProviders[],
  isOfKind: (source: BuffSource) => boolean,
): CategorySet =>
  setOf(
    provided.flatMap(({ providers }, index) =>
      providers.some(({ sources }) => sources.some(isOfKind)) ? [index] : [],
    ),
  );

const offersBeside = (
  others: CategorySet,
  provided: readonly CategoryProviders[],
  isOfKind: (source: BuffSource) => boolean = () => true,
): OfferedSource[] =>
  provided.flatMap(({ providers }, index) =>
    hasIndex(others, index)
      ? []
      : providers.flatMap(({ raider, sources }) =>
          sources.filter(isOfKind).map((source) => ({ index, raider, source })),
        ),
  );
