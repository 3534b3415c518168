import type { Era } from '../eras/era';
import type { EraFacts, GemColour, GemFacts, PlainColour } from '../eras/facts';
import { inLanguage, term } from '../language';
import type { Raider } from '../raid/raid';
import { isDress, type Slot } from './slots';

/**
 * The colours that a gem counts as. A meta gem and a cogwheel count as none.
 * Source: wowsims/cata b49cd96, its table of sockets that each colour matches.
 */
const COUNTS_AS: Readonly<Partial<Record<GemColour, readonly PlainColour[]>>> = {
  red: ['red'],
  yellow: ['yellow'],
  blue: ['blue'],
  orange: ['red', 'yellow'],
  green: ['yellow', 'blue'],
  purple: ['red', 'blue'],
  prismatic: ['red', 'yellow', 'blue'],
};

/** What a meta gem wants, in words. */
export const META_TEXTS = inLanguage('meta', {
  least: (there: number, wanted: number, colour: string) => `${there} of ${wanted} ${colour}`,
  both: (count: number, colour: string, otherCount: number, otherColour: string) =>
    `${count} ${colour}, ${otherCount} ${otherColour}`,
  moreNeeded: (counts: string, colour: string) => `${counts}: more ${colour} is needed`,
});

/** A meta gem that wants gems of some colours around it. */
export interface MetaState {
  slot: Slot;
  gem: GemFacts;
  isActive: boolean;
  /** What it wants, and what of it is there: `2 of 3 blue`, a condition each. */
  conditions: string[];
}

/** Whose meta gem is meant, and what it is judged by. */
interface MetaWearer {
  raider: Raider;
  era: Era;
  facts: EraFacts;
}

/**
 * Whether a meta gem is active. Nothing without a condition, where any gem worn is unknown, or where what it lacks may
 * be in a slot that the log does not list.
 */
export function metaState({ raider, era, facts }: MetaWearer): MetaState | undefined {
  const { gear } = raider;
  const worn = gear.flatMap(({ slot, gems }) =>
    gems ? gems.map(({ itemId }) => ({ slot, gem: facts.gem(itemId) })) : { slot, gem: undefined },
  );
  const meta = worn.find(({ gem }) => gem?.wants ?? gem?.wantsMore);
  if (!meta?.gem) return undefined;
  const counts = { red: 0, yellow: 0, blue: 0 };
  for (const { gem } of worn) {
    if (!gem) return undefined;
    for (const colour of COUNTS_AS[gem.colour] ?? []) counts[colour]++;
  }
  const conditions = conditionsOf(meta.gem, counts);
  const isActive = conditions.every(({ isMet }) => isMet);
  if (!isActive && !areAllSlotsListed(raider, era)) return undefined;
  return {
    slot: meta.slot,
    gem: meta.gem,
    isActive,
    conditions: conditions.map(({ words }) => words),
  };
}

/** What a meta gem wants, each with what is there of it. */
function conditionsOf(
  { wants, wantsMore }: GemFacts,
  counts: Readonly<Record<PlainColour, number>>,
): { words: string; isMet: boolean }[] {
  const least = (['red', 'yellow', 'blue'] as const).flatMap((colour) => {
    const wanted = wants?.[colour];
    if (!wanted) return [];
    const there = Math.min(counts[colour], wanted);
    return { words: META_TEXTS.least(there, wanted, term(colour)), isMet: there === wanted };
  });
  if (!wantsMore) return least;
  const { more, than } = wantsMore;
  const isMet = counts[more] > counts[than];
  const words = META_TEXTS.both(counts[more], term(more), counts[than], term(than));
  return [...least, { words: isMet ? words : META_TEXTS.moreNeeded(words, term(more)), isMet }];
}

/** Whether the log says of every slot what is worn there, or that nothing is. */
const areAllSlotsListed = ({ gear, bareSlots = [] }: Raider, era: Era): boolean =>
  era.slots.every(
    (_, slot) =>
      isDress(era, slot) || bareSlots.includes(slot) || gear.some((piece) => piece.slot === slot),
  );
