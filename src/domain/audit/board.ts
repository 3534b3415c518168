import { isDress, type Slot } from '../gear/slots';
import type { Piece } from '../raid/raid';
import type { Audit, Finding } from './audit';

/** What a raider wears in one slot, and what is wrong there. */
export interface BoardCell {
  slot: Slot;
  /** Absent where nothing is worn, or the log does not say. */
  piece?: Piece;
  /** Whether the log says that the slot is empty; else nothing is known of a slot without a piece. */
  isBare: boolean;
  /** What counts, then what is advice, in the order of the rules. */
  findings: readonly Finding[];
  advice: readonly Finding[];
}

/** A raider's gear slot by slot, dress left out, in the order of the era's gear array. */
export function boardRow({ raider, era, findings, advice }: Audit): BoardCell[] {
  return era.slots
    .filter(({ slot }) => !isDress(era, slot))
    .map(({ slot }) => {
      const piece = raider.gear.find((worn) => worn.slot === slot);
      return {
        slot,
        ...(piece && { piece }),
        isBare: raider.bareSlots?.includes(slot) ?? false,
        findings: findings.filter((finding) => finding.slot === slot),
        advice: advice.filter((finding) => finding.slot === slot),
      };
    });
}
