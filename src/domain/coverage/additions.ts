import { type Calling, CLASSES, type ClassKey } from '../classes';
import type { BuffCategory, BuffSource } from './category';
import {
  type CategorySet,
  EMPTY_SET,
  isWithin,
  membersOf,
  setOf,
  sizeOf,
  unionOf,
  withIndex,
  without,
  withoutSubsets,
} from './category-set';
import { optionOf } from './choice';
import { fullestSets } from './choosing';
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
const MAX_ADDITIONS = 3;

/** The classes and specs, of an era that has these classes, that would bring a missing category. */
export function remedyFor(category: BuffCategory, classes: readonly ClassKey[]): Remedy {
  const all = callingsOf(classes);
  const certain = category.sources.filter(isCertainIfChosen);
  const callings = all.filter((calling) => certain.some((source) => isBroughtBy(source, calling)));
  const possible = category.sources.filter(
    (source) =>
      !isCertainIfChosen(source) &&
      all.some((calling) => isBroughtBy(source, calling) && !callings.includes(calling)),
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
export function fewestAdditions(
  missing: readonly BuffCategory[],
  classes: readonly ClassKey[],
): Addition[] {
  const loadouts = callingsOf(classes).map((calling) => ({
    calling,
    sets: loadoutsOf(calling, missing),
  }));
  const sets = withoutSubsets(loadouts.flatMap(({ sets }) => sets));
  let picked: CategorySet[] = [];
  for (let picks = 1; picks <= MAX_ADDITIONS; picks++) {
    const fuller = fullestPicks(sets, picks);
    if (sizeOf(unionOf(fuller)) === sizeOf(unionOf(picked))) break;
    picked = fuller;
  }
  return picked.map((part) => {
    const callings = loadouts
      .filter(({ sets }) => sets.some((set) => isWithin(part, set)))
      .map(({ calling }) => calling);
    return { callings: withWholeClasses(callings), covers: membersOf(part, missing) };
  });
}

/** Everything that a raider of this calling can cover at once, for each way to choose. */
function loadoutsOf(calling: Calling, categories: readonly BuffCategory[]): CategorySet[] {
  const always: number[] = [];
  const options = new Map<string, Map<string, CategorySet>>();
  categories.forEach(({ sources }, index) => {
    for (const source of sources) {
      if (!isBroughtBy(source, calling) || !isCertainIfChosen(source)) continue;
      const { choice } = source;
      if (!choice) {
        always.push(index);
        continue;
      }
      const sets = options.get(choice.name) ?? new Map<string, CategorySet>();
      const option = optionOf(source);
      options.set(choice.name, sets.set(option, withIndex(sets.get(option) ?? EMPTY_SET, index)));
    }
  });
  const choosers = [...options.values()].map((sets) => [...sets.values()]);
  return fullestSets([[setOf(always)], ...choosers]);
}

/**
 * Of sets that lie within no other, the fullest first, the picks that together cover most. Each
 * pick comes as what it adds to those before it.
 */
function fullestPicks(sets: readonly CategorySet[], picks: number): CategorySet[] {
  if (picks === 0) return [];
  let best: CategorySet[] = [];
  let most = 0;
  for (const [index, set] of sets.entries()) {
    // What follows is no fuller than this one, so it cannot do better.
    if (picks * sizeOf(set) <= most) break;
    const gains = withoutSubsets(sets.slice(index + 1).map((other) => without(other, set)));
    const picked = [set, ...fullestPicks(gains, picks - 1)];
    const size = sizeOf(unionOf(picked));
    if (size > most) {
      best = picked;
      most = size;
    }
  }
  return best;
}

/** Names a class once, without spec, where all its specs are among the callings. */
const withWholeClasses = (callings: readonly Calling[]): Calling[] =>
  [...new Set(callings.map(({ classKey }) => classKey))].flatMap((classKey) => {
    const ofClass = callings.filter((calling) => calling.classKey === classKey);
    const isWhole = classKey && ofClass.length === CLASSES[classKey].specs.length;
    return isWhole ? [{ classKey }] : ofClass;
  });

/** Every spec of these classes. */
const callingsOf = (classes: readonly ClassKey[]): Calling[] =>
  classes.flatMap((classKey) => CLASSES[classKey].specs.map((spec) => ({ classKey, spec })));
