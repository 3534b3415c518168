import type { Era } from '../eras/era';
import type { EraFacts, GemColour, GemFacts, PlainColour } from '../eras/facts';
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
  const meta = worn.find(({ gem }) => gem?.wants);
  if (!meta?.gem?.wants) return undefined;
  const { slot, gem } = meta;
  const counts = { red: 0, yellow: 0, blue: 0 };
  for (const other of worn) {
    if (!other.gem) return undefined;
    for (const colour of COUNTS_AS[other.gem.colour] ?? []) counts[colour]++;
  }
  const wants = (['red', 'yellow', 'blue'] as const).flatMap((colour) => {
    const wanted = meta.gem?.wants?.[colour];
    return wanted ? { colour, wanted, there: counts[colour] } : [];
  });
  const isActive = wants.every(({ wanted, there }) => there >= wanted);
  if (!isActive && !areAllSlotsListed(raider, era)) return undefined;
  return {
    slot,
    gem,
    isActive,
    conditions: wants.map(
      ({ colour, wanted, there }) => `${Math.min(there, wanted)} of ${wanted} ${colour}`,
    ),
  };
}

/** Whether the log says of every slot what is worn there, or that nothing is. */
const areAllSlotsListed = ({ gear, bareSlots = [] }: Raider, era: Era): boolean =>
  era.slots.every(
    (_, slot) =>
      isDress(era, slot) || bareSlots.includes(slot) || gear.some((piece) => piece.slot === slot),
  );
