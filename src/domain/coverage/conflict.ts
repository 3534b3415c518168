import type { Raider } from '../raid/raid';
import type { BuffCategory, BuffSource, CasterChoice } from './category';
import {
  type CategorySet,
  difference,
  EMPTY_SET,
  intersection,
  itemsOf,
  overlaps,
  sizeOf,
  union,
  unionOfAll,
  withIndex,
  withoutSubsets,
} from './category-set';
import { optionOf } from './choice';
import { fullestSets, independentParts, plentifulCategories } from './fullest-sets';

/** A source that one raider can bring to the category at this index. */
export interface OfferedSource<Caster = Raider> {
  index: number;
  raider: Caster;
  source: BuffSource;
}

interface SharedChoice {
  choice: CasterChoice;
  options: string[];
  raiders: Raider[];
}

export interface Conflict {
  categories: BuffCategory[];
  atMost: number;
  /** Each maximal set of categories possible together, fullest first. */
  ways: BuffCategory[][];
  choices: SharedChoice[];
  /** Categories that a pet, a talent or a disputed spell may bring in any case. */
  possibleAnyway: BuffCategory[];
}

interface ResolvedChoices {
  /** Categories that are possible without giving up any other. */
  safe: CategorySet;
  conflicts: Conflict[];
}

interface Chooser<Caster = Raider> {
  raider: Caster;
  choice: CasterChoice;
  options: Map<string, CategorySet>;
}

/**
 * Finds which offered categories are possible at once if every raider takes one option of each
 * exclusive choice. Other raiders may bring `doubtful` categories. A category is safe if every
 * maximal way to choose covers it. The rest is split into conflicts that share no chooser.
 */
export function resolveChoices(
  offers: readonly OfferedSource[],
  { categories, doubtful }: { categories: readonly BuffCategory[]; doubtful: CategorySet },
): ResolvedChoices {
  const choosers = choosersAmong(offers);
  const plentiful = plentifulCategories(choosers.map(optionSets));
  const scarce = choosers.map((chooser) =>
    withoutSubsets(optionSets(chooser).map((set) => difference(set, plentiful))),
  );
  const fullest = fullestSets(scarce);
  const always = fullest.reduce(intersection);
  const contested = difference(unionOfAll(fullest), always);
  const conflicts = independentParts(contested, scarce).map((part) => {
    const ways = withoutSubsets(fullest.map((set) => intersection(set, part)));
    return {
      categories: itemsOf(part, categories),
      atMost: Math.max(...ways.map(sizeOf)),
      ways: ways.map((way) => itemsOf(way, categories)),
      choices: sharedChoicesWithin(part, choosers),
      possibleAnyway: itemsOf(intersection(part, doubtful), categories),
    };
  });
  return { safe: union(plentiful, always), conflicts };
}

export const optionSets = ({ options }: Pick<Chooser, 'options'>): CategorySet[] => [
  ...options.values(),
];

/** Returns each caster's choices, with the categories that each option brings. */
export function choosersAmong<Caster>(offers: readonly OfferedSource<Caster>[]): Chooser<Caster>[] {
  const choosers: Chooser<Caster>[] = [];
  for (const { index, raider, source } of offers) {
    const { choice } = source;
    if (!choice) continue;
    let chooser = choosers.find((one) => one.raider === raider && one.choice === choice);
    if (!chooser) {
      chooser = { raider, choice, options: new Map() };
      choosers.push(chooser);
    }
    const option = optionOf(source);
    chooser.options.set(option, withIndex(chooser.options.get(option) ?? EMPTY_SET, index));
  }
  return choosers;
}

function sharedChoicesWithin(part: CategorySet, choosers: readonly Chooser[]): SharedChoice[] {
  const shared = new Map<CasterChoice, SharedChoice>();
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
