import type { Era } from '../era/era';
import {
  type EraFacts,
  type GemColour,
  type GemFacts,
  PLAIN_COLOURS,
  type PlainColour,
} from '../era/facts';
import { inLanguage, term } from '../language';
import type { Raider, Slot } from '../raid/raid';
import { isCosmetic } from './slots';

/** The colours that a gem counts as. Source: wowsims/cata b49cd96, colours by socket. */
const COUNTS_AS: Readonly<Partial<Record<GemColour, readonly PlainColour[]>>> = {
  red: ['red'],
  yellow: ['yellow'],
  blue: ['blue'],
  orange: ['red', 'yellow'],
  green: ['yellow', 'blue'],
  purple: ['red', 'blue'],
  prismatic: PLAIN_COLOURS,
};

interface GemCount {
  count: number;
  colour: string;
}

export const META_TEXTS = inLanguage('meta', {
  least: (present: number, wanted: number, colour: string) => `${present} of ${wanted} ${colour}`,
  both: (one: GemCount, other: GemCount) =>
    `${one.count} ${one.colour}, ${other.count} ${other.colour}`,
  moreNeeded: (counts: string, colour: string) => `${counts}: more ${colour} is needed`,
});

export interface MetaState {
  slot: Slot;
  gem: GemFacts;
  isActive: boolean;
  /** The conditions, with how far each is met: `2 of 3 blue`. */
  conditions: string[];
}

interface MetaWearer {
  raider: Raider;
  era: Era;
  facts: EraFacts;
}

/** Returns whether a meta gem is active; undefined if it has no condition or a gem is unknown. */
export function metaState({ raider, era, facts }: MetaWearer): MetaState | undefined {
  const { gear } = raider;
  const worn = gear.flatMap(({ slot, gems }) =>
    gems ? gems.map(({ itemId }) => ({ slot, gem: facts.gem(itemId) })) : { slot, gem: undefined },
  );
  const meta = worn.find(({ gem }) => gem?.wants ?? gem?.wantsMore);
  if (!meta?.gem) return undefined;
  const counts = countColours(worn.map(({ gem }) => gem));
  if (!counts) return undefined;
  const conditions = checkConditions(meta.gem, counts);
  const isActive = conditions.every(({ isMet }) => isMet);
  if (!isActive && !areAllSlotsListed(raider, era)) return undefined;
  return {
    slot: meta.slot,
    gem: meta.gem,
    isActive,
    conditions: conditions.map(({ words }) => words),
  };
}

/** Returns how many gems count as each colour. Undefined if a gem is unknown. */
export function countColours(
  gems: readonly (GemFacts | undefined)[],
): Record<PlainColour, number> | undefined {
  const counts = { red: 0, yellow: 0, blue: 0 };
  for (const gem of gems) {
    if (!gem) return undefined;
    for (const colour of COUNTS_AS[gem.colour] ?? []) counts[colour]++;
  }
  return counts;
}

/** Returns a meta gem's conditions in words, and whether the counts meet all of them. */
export function checkConditions(
  { wants, wantsMore }: GemFacts,
  counts: Readonly<Record<PlainColour, number>>,
): { words: string; isMet: boolean }[] {
  const minimums = PLAIN_COLOURS.flatMap((colour) => {
    const wanted = wants?.[colour];
    if (!wanted) return [];
    const present = Math.min(counts[colour], wanted);
    return { words: META_TEXTS.least(present, wanted, term(colour)), isMet: present === wanted };
  });
  if (!wantsMore) return minimums;
  const { more, than } = wantsMore;
  const isMet = counts[more] > counts[than];
  const words = META_TEXTS.both(
    { count: counts[more], colour: term(more) },
    { count: counts[than], colour: term(than) },
  );
  return [...minimums, { words: isMet ? words : META_TEXTS.moreNeeded(words, term(more)), isMet }];
}

const areAllSlotsListed = ({ gear, bareSlots = [] }: Raider, era: Era): boolean =>
  era.slots.every(
    (_, slot) =>
      isCosmetic(era, slot) ||
      bareSlots.includes(slot) ||
      gear.some((piece) => piece.slot === slot),
  );
