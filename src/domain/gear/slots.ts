import type { Era } from '../era/era';
import { term } from '../language';
import type { Slot } from '../raid/raid';

/** The number of slots in the log. Source: Warcraft Logs gear entries. */
const SLOT_COUNT = 19;

export type WithSlots = Pick<Era, 'slots'>;

/** Whether a number is a slot in some era. */
export const isSlot = (slot: number): slot is Slot =>
  Number.isInteger(slot) && slot >= 0 && slot < SLOT_COUNT;

/** Whether a slot is shirt or tabard, which no rule or average counts. */
export function isCosmetic({ slots }: WithSlots, slot: Slot): boolean {
  const kind = slots[slot]?.kind;
  return kind === undefined || kind === 'shirt' || kind === 'tabard';
}

/** Returns a slot's word in findings: 6 is `Legs`. */
export const slotWord = ({ slots }: WithSlots, slot: Slot): string =>
  term(slots[slot]?.word ?? `Slot ${slot}`);

/** Lists the slots of findings with counts: `Shoulders, Belt ×2`. */
export const slotsText = (
  era: WithSlots,
  findings: readonly { slot?: Slot; count: number }[],
): string =>
  findings
    .flatMap(({ slot, count }) =>
      slot === undefined ? [] : slotWord(era, slot) + (count > 1 ? ` ×${count}` : ''),
    )
    .join(', ');
