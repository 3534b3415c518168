import type { Raider } from '../raid';
import { RAID_BUFFS } from '../tables/raid-buffs';
import type { BuffSource } from './category';
import { type CategorySet, holds, setOf } from './category-set';
import { type Conflict, type Offer, resolveChoices } from './conflict';
import { isCertain, isCertainIfChosen } from './doubt';
import { findProviders, type Provided } from './provider';

/**
 * How a category stands. `covered`: somebody brings it without fail, or enough raiders can choose
 * it for it to be had beside all else. `possible`: there are providers, each with a doubt. `missing`:
 * there are none.
 */
export type Standing = 'covered' | 'possible' | 'missing';

/** A category in a raid. Its count is the number of providers, possible ones too. */
export interface CategoryCoverage extends Provided {
  standing: Standing;
}

/** What a raid can bring, and what of it cannot be had at the same time. */
export interface Coverage {
  categories: CategoryCoverage[];
  conflicts: Conflict[];
}

/**
 * Who can provide each buff and debuff, by class and spec. Says nothing about what was up in a fight.
 *
 * Choices are worked out twice, so that what is certain goes before what depends on a pet: first
 * blessings, totems and the like, over the categories that nobody brings without choosing; then
 * pets, over the categories that nothing but pets can bring.
 */
export function coverRaid(raiders: readonly Raider[]): Coverage {
  const provided = findProviders(RAID_BUFFS, raiders);
  const certain = reachOf(provided, isCertain);
  const doubtful = reachOf(provided, (source) => !isCertainIfChosen(source));
  const withoutPets = reachOf(provided, ({ pet }) => !pet);

  const chosen = resolveChoices(offersBeside(certain, provided, isCertainIfChosen), {
    categories: RAID_BUFFS,
    doubtful,
  });
  const pets = resolveChoices(offersBeside(withoutPets, provided), {
    categories: RAID_BUFFS,
    doubtful: 0,
  });
  const covered = certain | chosen.safe;
  return {
    categories: provided.map((each, place) => {
      const doubted = each.providers.length > 0 ? 'possible' : 'missing';
      return { ...each, standing: holds(covered, place) ? 'covered' : doubted };
    }),
    conflicts: [...chosen.conflicts, ...pets.conflicts],
  };
}

/** The categories that some raider brings by a source of this kind. */
const reachOf = (
  provided: readonly Provided[],
  isOfKind: (source: BuffSource) => boolean,
): CategorySet =>
  setOf(
    provided.flatMap(({ providers }, place) =>
      providers.some(({ sources }) => sources.some(isOfKind)) ? [place] : [],
    ),
  );

/** What raiders offer to all categories but these, by sources of this kind. */
const offersBeside = (
  others: CategorySet,
  provided: readonly Provided[],
  isOfKind: (source: BuffSource) => boolean = () => true,
): Offer[] =>
  provided.flatMap(({ providers }, place) =>
    holds(others, place)
      ? []
      : providers.flatMap(({ raider, sources }) =>
          sources.filter(isOfKind).map((source) => ({ place, raider, source })),
        ),
  );
