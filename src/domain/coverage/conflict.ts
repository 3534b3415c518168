import type { Raider } from '../raid/raid';
import type { BuffCategory, BuffSource, Choice } from './category';
import {
  type CategorySet,
  EMPTY_SET,
  intersection,
  membersOf,
  overlaps,
  sizeOf,
  union,
  unionOfAll,
  withIndex,
  without,
  withoutSubsets,
} from './category-set';
import { optionOf } from './choice';
import { fullestSets, plentifulCategories, unlinkedParts } from './fullest-sets';

/** One source that one raider can bring to the category at this index of the list. */
export interface Offer {
  index: number;
  raider: Raider;
  source: BuffSource;
}

/** Raiders who face the same choice, with what they choose from. */
export interface SharedChoice {
  choice: Choice;
  options: string[];
  raiders: Raider[];
}

/** Categories that the raid cannot have all at the same time, since too few raiders choose among them. */
export interface Conflict {
  categories: BuffCategory[];
  /** The most of them that can be had at once. */
  atMost: number;
  /** What can be had together, for each way to choose that leaves nothing unused; the fullest first. */
  ways: BuffCategory[][];
  choices: SharedChoice[];
  /** Those of them that a pet, a talent or a disputed spell may bring beside the choice. */
  possibleAnyway: BuffCategory[];
}

/** What a raid's choices come to. */
export interface ResolvedChoices {
  /** The categories that can be had whatever else is chosen. */
  safe: CategorySet;
  conflicts: Conflict[];
}

/** One raider with one choice to make, and the categories that each option covers. */
interface Chooser {
  raider: Raider;
  choice: Choice;
  options: Map<string, CategorySet>;
}

/**
 * Works out which of the offered categories can be had at the same time when every raider holds one
 * spell of each exclusive choice. `doubtful` are those that others may bring beside the offers.
 *
 * A category is safe when every fullest way to choose covers it: giving it never costs another. The
 * rest is in conflict, split into parts that share no raider's choice. What is safe ties no
 * parts together, since it can be added to whatever is chosen among the others.
 */
export function resolveChoices(
  offers: readonly Offer[],
  { categories, doubtful }: { categories: readonly BuffCategory[]; doubtful: CategorySet },
): ResolvedChoices {
  const choosers = choosersAmong(offers);
  const plentiful = plentifulCategories(choosers.map(setsOf));
  const scarce = choosers.map((chooser) =>
    withoutSubsets(setsOf(chooser).map((set) => without(set, plentiful))),
  );
  const fullest = fullestSets(scarce);
  const always = fullest.reduce(intersection);
  const contested = without(unionOfAll(fullest), always);
  const conflicts = unlinkedParts(contested, scarce).map((part) => {
    const ways = withoutSubsets(fullest.map((set) => intersection(set, part)));
    return {
      categories: membersOf(part, categories),
      atMost: Math.max(...ways.map(sizeOf)),
      ways: ways.map((way) => membersOf(way, categories)),
      choices: sharedChoicesWithin(part, choosers),
      possibleAnyway: membersOf(intersection(part, doubtful), categories),
    };
  });
  return { safe: union(plentiful, always), conflicts };
}

const setsOf = ({ options }: Chooser): CategorySet[] => [...options.values()];

function choosersAmong(offers: readonly Offer[]): Chooser[] {
  const choosers: Chooser[] = [];
  const choicesOf = new Map<Raider, Map<Choice, Chooser>>();
  for (const { index, raider, source } of offers) {
    const { choice } = source;
    if (!choice) continue;
    const choices = choicesOf.get(raider) ?? new Map<Choice, Chooser>();
    choicesOf.set(raider, choices);
    let chooser = choices.get(choice);
    if (!chooser) {
      chooser = { raider, choice, options: new Map() };
      choices.set(choice, chooser);
      choosers.push(chooser);
    }
    const option = optionOf(source);
    chooser.options.set(option, withIndex(chooser.options.get(option) ?? EMPTY_SET, index));
  }
  return choosers;
}

function sharedChoicesWithin(part: CategorySet, choosers: readonly Chooser[]): SharedChoice[] {
  const shared = new Map<Choice, SharedChoice>();
  for (const { raider, choice, options } of choosers) {
    const open = [...options]
      .filter(([, covers]) => overlaps(covers, part))
      .map(([option]) => option);
    if (open.length === 0) continue;
    const before = shared.get(choice) ?? { choice, options: [], raiders: [] };
    shared.set(choice, {
      choice,
      options: [...new Set([...before.options, ...open])],
      raiders: [...before.raiders, raider],
    });
  }
  return [...shared.values()];
}
