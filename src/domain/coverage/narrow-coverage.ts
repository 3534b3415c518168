import type { Raider } from '../raid/raid';
import { classAndSpecByTalents, findSpecWord } from '../raid/talent-trees';
import type { BuffCategory, NarrowBuffs, PartyBox, PartyEntry, RaidBuffs } from './category';
import type { CategoryCoverage } from './coverage';
import { type CategoryProviders, findProviders } from './provider';

const PARTY_SIZE = 5;

/** Narrow buffs. A log has no parties, so they are neither covered nor missing. */
export interface NarrowCoverage {
  parties: number;
  boxes: PartyCoverage[];
  nobodyBrings: string[];
  singleTarget: CategoryCoverage[];
  blessings: { casters: number; each: number };
}

export interface PartyCoverage {
  box: PartyBox;
  bringers: Raider[];
  lines: PartyLine[];
}

/** One buff of a box, or several buffs of which each raider brings one. */
export interface PartyLine {
  names: readonly string[];
  coverage: CategoryCoverage;
  /** The number of raiders who bring a buff and whose spec belongs to no other line. */
  count: number;
}

/** Counts the bringers of narrow buffs. Undefined if every buff reaches the raid. */
export function coverNarrowly(
  raiders: readonly Raider[],
  buffs: RaidBuffs,
  size: number,
): NarrowCoverage | undefined {
  const { narrow } = buffs;
  if (!narrow) return undefined;
  const party = findProviders({ ...buffs, categories: narrow.party }, raiders);
  const boxes = narrow.boxes.map((box) => ({
    box,
    lines: boxLines(box, party, buffs).filter(({ count }) => count > 0),
  }));
  const shown = narrow.boxes.flatMap(({ entries }) =>
    entries.map((entry) => entryLine(entry, party)),
  );
  return {
    parties: Math.ceil(size / PARTY_SIZE),
    boxes: boxes.flatMap(({ box, lines }) =>
      lines.length > 0 ? [{ box, lines, bringers: distinctBringers(lines) }] : [],
    ),
    nobodyBrings: shown.filter(({ count }) => count === 0).flatMap(({ names }) => names),
    singleTarget: findProviders({ ...buffs, categories: narrow.singleTarget }, raiders).map(
      coverWithoutMissing,
    ),
    blessings: countBlessings(raiders, narrow),
  };
}

const coverWithoutMissing = (provided: CategoryProviders): CategoryCoverage => ({
  ...provided,
  state: provided.providers.length > 0 ? 'covered' : 'not-brought',
});

const distinctBringers = (lines: readonly PartyLine[]): Raider[] => [
  ...new Set(lines.flatMap(({ coverage }) => coverage.providers.map(({ raider }) => raider))),
];

/** Returns a box's lines, with a line for raiders whose spec belongs to no other line. */
function boxLines(
  { entries }: PartyBox,
  party: readonly CategoryProviders[],
  buffs: RaidBuffs,
): PartyLine[] {
  const lines = entries.map((entry) => entryLine(entry, party));
  const shared = lines.filter((_, index) => entries[index]?.specs);
  const [first] = shared;
  if (!first) return lines;
  const decided = entries.flatMap(({ specs = [] }) => specs);
  const countTrees = (countsTree: (spec: string | undefined) => boolean) =>
    first.coverage.providers.filter(({ raider }) => countsTree(playedTree(raider, buffs))).length;
  const undecided = countTrees((spec) => !spec || !decided.includes(spec));
  const countedLines = lines.map((line, index) => {
    const specs = entries[index]?.specs;
    return specs ? { ...line, count: countTrees((spec) => specs.includes(spec ?? '')) } : line;
  });
  const undecidedLine = { ...first, names: shared.flatMap(({ names }) => names), count: undecided };
  return [
    ...countedLines.slice(0, shared.length),
    undecidedLine,
    ...countedLines.slice(shared.length),
  ];
}

/** Returns a raider's talent tree, as logged or by points. */
function playedTree(raider: Raider, { talents }: RaidBuffs): string | undefined {
  if (!talents) return raider.spec;
  const { spec } = classAndSpecByTalents(raider, talents);
  return findSpecWord({ ...raider, ...(spec && { spec }) }, talents)?.tree;
}

function entryLine(
  { name, categories, instead }: PartyEntry,
  party: readonly CategoryProviders[],
): PartyLine {
  const parts = party.filter(({ category }) => categories.includes(category.name));
  const entry: BuffCategory = {
    name,
    kind: 'buff',
    ...(parts.length === 1 && parts[0]?.category.effect && { effect: parts[0].category.effect }),
    ...(instead && { instead }),
    sources: parts.flatMap(({ category }) => category.sources),
  };
  const raiders = [
    ...new Set(parts.flatMap(({ providers }) => providers.map((one) => one.raider))),
  ];
  const entryProviders = raiders.map((raider) => ({
    raider,
    sources: parts.flatMap(({ providers }) =>
      providers.filter((one) => one.raider === raider).flatMap(({ sources }) => sources),
    ),
  }));
  return {
    names: [name],
    coverage: coverWithoutMissing({ category: entry, providers: entryProviders }),
    count: entryProviders.length,
  };
}

function countBlessings(raiders: readonly Raider[], { oneEachCaster }: NarrowBuffs) {
  const casters = raiders.filter(({ classKey }) => classKey === oneEachCaster.by).length;
  return { casters, each: Math.min(casters, oneEachCaster.categories.length) };
}
