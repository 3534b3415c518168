import { CLASSES, type ClassAndSpec, type ClassKey } from '../raid/classes';
import type { BuffCategory, BuffSource } from './category';
import {
  type CategorySet,
  difference,
  isWithin,
  itemsOf,
  setOf,
  sizeOf,
  unionOfAll,
  withoutSubsets,
} from './category-set';
import { choosersAmong, optionSets } from './conflict';
import { isCertainIfChosen } from './doubt';
import { fullestSets } from './fullest-sets';
import { isBroughtBy } from './provider';

interface Remedy {
  category: BuffCategory;
  /** Classes and specs that bring the category; a class alone means any spec. */
  classesAndSpecs: ClassAndSpec[];
  /** Sources of other classes and specs that may bring the category. */
  possible: BuffSource[];
}

/** A raider to add: any of these classes and specs covers the categories. */
export interface Addition {
  classesAndSpecs: ClassAndSpec[];
  covers: BuffCategory[];
}

/** The most raiders to add: a raid has few free places. */
const MAX_ADDITIONS = 3;

/** Returns the classes and specs of an era that would bring a missing category. */
export function remedyFor(category: BuffCategory, classes: readonly ClassKey[]): Remedy {
  const specs = allSpecs(classes);
  const certain = category.sources.filter(isCertainIfChosen);
  const classesAndSpecs = specs.filter((classAndSpec) =>
    certain.some((source) => isBroughtBy(source, classAndSpec)),
  );
  const possible = category.sources.filter(
    (source) =>
      !isCertainIfChosen(source) &&
      specs.some(
        (classAndSpec) =>
          isBroughtBy(source, classAndSpec) && !classesAndSpecs.includes(classAndSpec),
      ),
  );
  return { category, classesAndSpecs: withWholeClasses(classesAndSpecs), possible };
}

/**
 * Returns the fewest raiders, three at most, who together cover the most missing categories. The
 * raider who covers most is first. `covers` lists what each raider adds. Only certain sources
 * count, and one option of each exclusive choice: a paladin adds Kings or Might, not both.
 */
export function fewestAdditions(
  missing: readonly BuffCategory[],
  classes: readonly ClassKey[],
): Addition[] {
  const loadouts = allSpecs(classes).map((classAndSpec) => ({
    classAndSpec,
    sets: loadoutsFor(classAndSpec, missing),
  }));
  const largestSets = withoutSubsets(loadouts.flatMap(({ sets }) => sets));
  let picked: CategorySet[] = [];
  for (let picks = 1; picks <= MAX_ADDITIONS; picks++) {
    const fuller = fullestPicks(largestSets, picks);
    if (sizeOf(unionOfAll(fuller)) === sizeOf(unionOfAll(picked))) break;
    picked = fuller;
  }
  return picked.map((part) => {
    const classesAndSpecs = loadouts
      .filter(({ sets }) => sets.some((set) => isWithin(part, set)))
      .map(({ classAndSpec }) => classAndSpec);
    return { classesAndSpecs: withWholeClasses(classesAndSpecs), covers: itemsOf(part, missing) };
  });
}

function loadoutsFor(raider: ClassAndSpec, categories: readonly BuffCategory[]): CategorySet[] {
  const offers = categories.flatMap(({ sources }, index) =>
    sources
      .filter((source) => isBroughtBy(source, raider) && isCertainIfChosen(source))
      .map((source) => ({ index, raider, source })),
  );
  const always = offers.filter(({ source }) => !source.choice).map(({ index }) => index);
  return fullestSets([[setOf(always)], ...choosersAmong(offers).map(optionSets)]);
}

/** Picks the sets that together cover most, fullest first. No set contains another. */
function fullestPicks(sets: readonly CategorySet[], picks: number): CategorySet[] {
  if (picks === 0) return [];
  let best: CategorySet[] = [];
  let most = 0;
  for (const [index, set] of sets.entries()) {
    // Later sets are not fuller, so they cannot cover more.
    if (picks * sizeOf(set) <= most) break;
    const gains = withoutSubsets(sets.slice(index + 1).map((other) => difference(other, set)));
    const picked = [set, ...fullestPicks(gains, picks - 1)];
    const size = sizeOf(unionOfAll(picked));
    if (size > most) {
      best = picked;
      most = size;
    }
  }
  return best;
}

/** Replaces all specs of a class by the class. */
const withWholeClasses = (classesAndSpecs: readonly ClassAndSpec[]): ClassAndSpec[] =>
  [...new Set(classesAndSpecs.map(({ classKey }) => classKey))].flatMap((classKey) => {
    const specsOfClass = classesAndSpecs.filter(
      (classAndSpec) => classAndSpec.classKey === classKey,
    );
    const isWhole = classKey && specsOfClass.length === CLASSES[classKey].specs.length;
    return isWhole ? [{ classKey }] : specsOfClass;
  });

const allSpecs = (classes: readonly ClassKey[]): ClassAndSpec[] =>
  classes.flatMap((classKey) => CLASSES[classKey].specs.map((spec) => ({ classKey, spec })));
