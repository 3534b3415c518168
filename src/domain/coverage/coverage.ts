import type { Raider } from '../raid/raid';
import type { BuffSource, RaidBuffs } from './category';
import { type CategorySet, EMPTY_SET, holds, setOf, union } from './category-set';
import { type Conflict, type Offer, resolveChoices } from './conflict';
import { isCertain, isCertainIfChosen } from './doubt';
import { type CategoryProviders, findProviders } from './provider';

/**
 * How a category is covered. `covered`: somebody brings it without fail, or enough raiders can choose
 * it for it to be had beside all else. `possible`: there are providers, each with a doubt. `missing`:
 * there are none. `not-brought`: there are none of an extra, which no raid is said to lack.
 */
export type CoverageState = 'covered' | 'possible' | 'missing' | 'not-brought';

/** A category in a raid. Its count is the number of providers, possible ones too. */
export interface CategoryCoverage extends CategoryProviders {
  state: CoverageState;
}

/** What a raid can bring, and what of it cannot be had at the same time. */
export interface Coverage {
  categories: CategoryCoverage[];
  extras: CategoryCoverage[];
  conflicts: Conflict[];
}

/**
 * Who can provide each buff and debuff of the raid's era, by class and spec. Says nothing about what
 * was up in a fight.
 *
 * Choices are worked out twice, so that what is certain goes before what depends on a pet: first
 * blessings, totems and the like, over the categories that nobody brings without choosing; then
 * pets, over the categories that nothing but pets can bring.
 */
export function coverRaid(raiders: readonly Raider[], buffs: RaidBuffs): Coverage {
  const { categories } = buffs;
  const provided = findProviders(buffs, raiders);
  const certain = reachOf(provided, isCertain);
  const doubtful = reachOf(provided, (source) => !isCertainIfChosen(source));
  const withoutPets = reachOf(provided, ({ pet }) => !pet);

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
      const doubted = each.providers.length > 0 ? 'possible' : 'missing';
      return { ...each, state: holds(covered, index) ? 'covered' : doubted };
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

/** The categories that some raider brings by a source of this kind. */
const reachOf = (
  provided: readonly CategoryProviders[],
  isOfKind: (source: BuffSource) => boolean,
): CategorySet =>
  setOf(
    provided.flatMap(({ providers }, index) =>
      providers.some(({ sources }) => sources.some(isOfKind)) ? [index] : [],
    ),
  );

/** What raiders offer to all categories but these, by sources of this kind. */
const offersBeside = (
  others: CategorySet,
  provided: readonly CategoryProviders[],
  isOfKind: (source: BuffSource) => boolean = () => true,
): Offer[] =>
  provided.flatMap(({ providers }, index) =>
    holds(others, index)
      ? []
      : providers.flatMap(({ raider, sources }) =>
          sources.filter(isOfKind).map((source) => ({ index, raider, source })),
        ),
  );
