import { CLASSES, type ClassAndSpec, type ClassKey } from '../raid/classes';
import type { BuffCategory, BuffSource } from './category';
import {
  type CategorySet,
  EMPTY_SET,
  isWithin,
  membersOf,
  setOf,
  sizeOf,
  unionOfAll,
  withIndex,
  without,
  withoutSubsets,
} from './category-set';
import { optionOf } from './choice';
import { isCertainIfChosen } from './doubt';
import { fullestSets } from './fullest-sets';
import { isBroughtBy } from './provider';

/** Who would bring a category that nobody brings yet. */
export interface Remedy {
  category: BuffCategory;
  /** A class without spec means any spec of it. */
  classesAndSpecs: ClassAndSpec[];
  /** Sources that would bring it possibly, of classes and specs that are not certain to. */
  possible: BuffSource[];
}

/** One raider to add. Any one of these classes and specs covers the categories. */
export interface Addition {
  classesAndSpecs: ClassAndSpec[];
  covers: BuffCategory[];
}

/** How many added raiders are thought through: a raid has few places to give away. */
const MAX_ADDITIONS = 3;

/** The classes and specs, of an era that has these classes, that would bring a missing category. */
export function remedyFor(category: BuffCategory, classes: readonly ClassKey[]): Remedy {
  const all = specsOf(classes);
  const certain = category.sources.filter(isCertainIfChosen);
  const classesAndSpecs = all.filter((classAndSpec) =>
    certain.some((source) => isBroughtBy(source, classAndSpec)),
  );
  const possible = category.sources.filter(
    (source) =>
      !isCertainIfChosen(source) &&
      all.some(
        (classAndSpec) =>
          isBroughtBy(source, classAndSpec) && !classesAndSpecs.includes(classAndSpec),
      ),
  );
  return { category, classesAndSpecs: withWholeClasses(classesAndSpecs), possible };
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
  const loadouts = specsOf(classes).map((classAndSpec) => ({
    classAndSpec,
    sets: loadoutsOf(classAndSpec, missing),
  }));
  const sets = withoutSubsets(loadouts.flatMap(({ sets }) => sets));
  let picked: CategorySet[] = [];
  for (let picks = 1; picks <= MAX_ADDITIONS; picks++) {
    const fuller = fullestPicks(sets, picks);
    if (sizeOf(unionOfAll(fuller)) === sizeOf(unionOfAll(picked))) break;
    picked = fuller;
  }
  return picked.map((part) => {
    const classesAndSpecs = loadouts
      .filter(({ sets }) => sets.some((set) => isWithin(part, set)))
      .map(({ classAndSpec }) => classAndSpec);
    return { classesAndSpecs: withWholeClasses(classesAndSpecs), covers: membersOf(part, missing) };
  });
}

/** Everything that a raider of this class and spec can cover at once, for each way to choose. */
function loadoutsOf(
  classAndSpec: ClassAndSpec,
  categories: readonly BuffCategory[],
): CategorySet[] {
  const always: number[] = [];
  const options = new Map<string, Map<string, CategorySet>>();
  categories.forEach(({ sources }, index) => {
    for (const source of sources) {
      if (!isBroughtBy(source, classAndSpec) || !isCertainIfChosen(source)) continue;
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
    const size = sizeOf(unionOfAll(picked));
    if (size > most) {
      best = picked;
      most = size;
    }
  }
  return best;
}

/** Names a class once, without spec, where all its specs are there. */
const withWholeClasses = (classesAndSpecs: readonly ClassAndSpec[]): ClassAndSpec[] =>
  [...new Set(classesAndSpecs.map(({ classKey }) => classKey))].flatMap((classKey) => {
    const ofClass = classesAndSpecs.filter((classAndSpec) => classAndSpec.classKey === classKey);
    const isWhole = classKey && ofClass.length === CLASSES[classKey].specs.length;
    return isWhole ? [{ classKey }] : ofClass;
  });

/** Every spec of these classes. */
const specsOf = (classes: readonly ClassKey[]): ClassAndSpec[] =>
  classes.flatMap((classKey) => CLASSES[classKey].specs.map((spec) => ({ classKey, spec })));
