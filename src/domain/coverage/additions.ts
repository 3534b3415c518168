import { type Calling, CLASSES, type ClassKey } from '../classes';
import type { BuffCategory, BuffSource } from './category';
import {
  type CategorySet,
  fullestSets,
  membersOf,
  setOf,
  sizeOf,
  unionOf,
  withoutSubsets,
} from './category-set';
import { choiceOf, optionOf } from './choice';
import { isCertainIfChosen } from './doubt';
import { isBroughtBy } from './provider';

/** Who would bring a category that nobody brings yet. */
export interface Remedy {
  category: BuffCategory;
  /** A calling without spec means any spec of the class. */
  callings: Calling[];
  /** Sources that would bring it possibly, of classes and specs that are not certain to. */
  possible: BuffSource[];
}

/** One raider to add. Any one of the callings covers these categories. */
export interface Addition {
  callings: Calling[];
  covers: BuffCategory[];
}

/** How many added raiders are thought through: a raid has few places to give away. */
const MOST_ADDITIONS = 3;

/** The 31 specs of Cataclysm. */
const CALLINGS: readonly Calling[] = (Object.keys(CLASSES) as ClassKey[]).flatMap((classKey) =>
  CLASSES[classKey].specs.map((spec) => ({ classKey, spec })),
);

/** The classes and specs that would bring a missing category. */
export function remedyFor(category: BuffCategory): Remedy {
  const certain = category.sources.filter(isCertainIfChosen);
  const callings = CALLINGS.filter((calling) =>
    certain.some((source) => isBroughtBy(source, calling)),
  );
  const possible = category.sources.filter(
    (source) =>
      !isCertainIfChosen(source) &&
      CALLINGS.some((calling) => isBroughtBy(source, calling) && !callings.includes(calling)),
  );
  return { category, callings: withWholeClasses(callings), possible };
}

/**
 * The fewest raiders to add, three at most, that would cover as much of what is missing as three
 * can; the one that covers most comes first, and each names only what those before it leave.
 *
 * Every set of specs is tried, so none covers more. Only what a spec brings without fail counts,
 * and of each exclusive choice only one: a paladin adds Kings or Might, not both.
 */
export function fewestAdditions(missing: readonly BuffCategory[]): Addition[] {
  const loadouts = CALLINGS.map((calling) => ({ calling, sets: loadoutsOf(calling, missing) }));
  const sets = withoutSubsets(loadouts.flatMap(({ sets }) => sets));
  let picked: CategorySet[] = [];
  for (let picks = 1; picks <= MOST_ADDITIONS; picks++) {
    const fuller = fullestPick(sets, picks, 0);
    if (sizeOf(unionOf(fuller)) === sizeOf(unionOf(picked))) break;
    picked = fuller;
  }
  return inOrderOfGain(picked).map((part) => {
    const callings = loadouts
      .filter(({ sets }) => sets.some((set) => (part & ~set) === 0))
      .map(({ calling }) => calling);
    return { callings: withWholeClasses(callings), covers: membersOf(part, missing) };
  });
}

/** Everything that a raider of this calling can cover at once, for each way to choose. */
function loadoutsOf(calling: Calling, categories: readonly BuffCategory[]): CategorySet[] {
  const always: number[] = [];
  const options = new Map<string, Map<string, CategorySet>>();
  categories.forEach(({ sources }, place) => {
    for (const source of sources) {
      if (!isBroughtBy(source, calling) || !isCertainIfChosen(source)) continue;
      const choice = choiceOf(source);
      if (!choice) {
        always.push(place);
        continue;
      }
      const sets = options.get(choice.name) ?? new Map<string, CategorySet>();
      const option = optionOf(source);
      options.set(choice.name, sets.set(option, (sets.get(option) ?? 0) | (1 << place)));
    }
  });
  const choosers = [...options.values()].map((sets) => [...sets.values()]);
  return fullestSets([[setOf(always)], ...choosers]);
}

/** The sets, this many at most, that together add most to what is covered. */
function fullestPick(
  sets: readonly CategorySet[],
  picks: number,
  covered: CategorySet,
): CategorySet[] {
  if (picks === 0) return [];
  let best: CategorySet[] = [];
  let most = 0;
  sets.forEach((set, place) => {
    const rest = fullestPick(sets.slice(place + 1), picks - 1, covered | set);
    const size = sizeOf(covered | set | unionOf(rest));
    if (size > most) {
      best = [set, ...rest];
      most = size;
    }
  });
  return best;
}

/** The sets without what those before them cover, the fullest first. */
function inOrderOfGain(sets: readonly CategorySet[]): CategorySet[] {
  const [fullest, ...rest] = withoutSubsets(sets);
  if (!fullest) return [];
  return [fullest, ...inOrderOfGain(rest.map((set) => set & ~fullest))];
}

/** Names a class once, without spec, where all its specs are among the callings. */
function withWholeClasses(callings: readonly Calling[]): Calling[] {
  const isWhole = ({ classKey }: Calling) =>
    classKey !== undefined &&
    callings.filter((calling) => calling.classKey === classKey).length ===
      CLASSES[classKey].specs.length;
  return callings.flatMap((calling) => {
    if (!isWhole(calling)) return [calling];
    const [first] = callings.filter(({ classKey }) => classKey === calling.classKey);
    return calling === first && calling.classKey ? [{ classKey: calling.classKey }] : [];
  });
}
