import type { Era } from '../eras/era';
import { term } from '../language';

/** A gear slot by the log's number: 0 is the head. What the last ones hold is the era's. */
export type Slot = number;

/** No era's gear array has more. Source: Warcraft Logs gear entries. */
const MAX_SLOTS = 19;

type WithSlots = Pick<Era, 'slots'>;

/** Whether the log's number can name a slot in any era. */
export const isSlot = (slot: number): slot is Slot =>
  Number.isInteger(slot) && slot >= 0 && slot < MAX_SLOTS;

/** Whether the slot is a shirt's or a tabard's: no rule looks at them, nor does the item level. */
export function isDress({ slots }: WithSlots, slot: Slot): boolean {
  const kind = slots[slot]?.kind;
  return kind === undefined || kind === 'shirt' || kind === 'tabard';
}

/** The slot's word in findings: 6 is `Legs`. */
export const slotWord = ({ slots }: WithSlots, slot: Slot): string =>
  term(slots[slot]?.word ?? `Slot ${slot}`);

/** The slots of findings, and of several in one slot how many: `Shoulders, Belt ×2`. */
export const slotsInWords = (
  era: WithSlots,
  findings: readonly { slot: Slot; count: number }[],
): string =>
  findings
    .map(({ slot, count }) => slotWord(era, slot) + (count > 1 ? ` ×${count}` : ''))
    .join(', ');
