import type { Raider } from '../raid';
import { RAID_BUFFS } from '../tables/raid-buffs';
import type { BuffCategory, BuffSource } from './category';
import { type CategorySet, holds, membersOf, setOf } from './category-set';
import { type Conflict, type Offer, resolveChoices } from './conflict';
import { isCertain, isCertainIfChosen } from './doubt';
import { type Provider, providersOf } from './provider';

/**
 * How a category stands. `covered`: somebody brings it without fail, or the choices of those who
 * can suffice for it beside all else. `possible`: there are providers, each with a doubt. `missing`:
 * there is none.
 */
export type Standing = 'covered' | 'possible' | 'missing';

/** A category in a raid. Its count is the number of providers, possible ones too. */
export interface CategoryCoverage {
  category: BuffCategory;
  providers: Provider[];
  standing: Standing;
}

/** A conflict of choices, with those of its categories that a pet or another doubtful source may bring. */
export interface RaidConflict extends Conflict {
  eased: BuffCategory[];
}

/** What a raid can bring, and what of it cannot be had at the same time. */
export interface Coverage {
  categories: CategoryCoverage[];
  conflicts: RaidConflict[];
}

/**
 * Who can provide each buff and debuff, by class and spec. Says nothing about what was up in a fight.
 *
 * Choices are worked out twice, so that what is certain goes before what depends on a pet: first
 * blessings, totems and the like, over the categories that nobody brings without choosing; then
 * pets, over the categories that nothing but pets can bring.
 */
export function coverRaid(raiders: readonly Raider[]): Coverage {
  const provided = RAID_BUFFS.map((category) => ({
    category,
    providers: providersOf(category, raiders),
  }));
  const offers = provided.flatMap(({ providers }, place) =>
    providers.flatMap(({ raider, sources }) =>
      sources.map((source) => ({ place, raider, source })),
    ),
  );

  const certain = placesOf(offers, isCertain);
  const byChoice = resolveChoices(
    offers.filter(({ place, source }) => !holds(certain, place) && isCertainIfChosen(source)),
    RAID_BUFFS,
  );
  const withoutPets = placesOf(offers, ({ pet }) => !pet);
  const byPet = resolveChoices(
    offers.filter(({ place }) => !holds(withoutPets, place)),
    RAID_BUFFS,
  );

  const covered = certain | byChoice.safe;
  const doubtful = membersOf(
    placesOf(offers, (source) => !isCertainIfChosen(source)),
    RAID_BUFFS,
  );
  return {
    categories: provided.map(({ category, providers }, place) => ({
      category,
      providers,
      standing: holds(covered, place) ? 'covered' : providers.length > 0 ? 'possible' : 'missing',
    })),
    conflicts: [
      ...byChoice.conflicts.map((conflict) => ({
        ...conflict,
        eased: conflict.categories.filter((category) => doubtful.includes(category)),
      })),
      ...byPet.conflicts.map((conflict) => ({ ...conflict, eased: [] })),
    ],
  };
}

/** The places of the categories to which the raid has an offer of this kind. */
const placesOf = (
  offers: readonly Offer[],
  isOfKind: (source: BuffSource) => boolean,
): CategorySet => setOf(offers.filter(({ source }) => isOfKind(source)).map(({ place }) => place));
