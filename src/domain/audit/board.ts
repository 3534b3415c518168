import { isCosmetic } from '../gear/slots';
import type { Piece, Slot } from '../raid/raid';
import type { Audit } from './audit';
import type { Finding } from './finding';

export interface BoardCell {
  slot: Slot;
  /** Absent if the slot is empty or not listed. */
  piece?: Piece;
  /** Whether the log lists the slot as empty. The contents of an unlisted slot are unknown. */
  isBare: boolean;
  /** Findings that count, then advice, each in rule order. */
  findings: readonly Finding[];
  advice: readonly Finding[];
}

/** Returns a raider's gear by slot, without shirt and tabard. */
export function boardRow({ raider, era, findings, advice }: Audit): BoardCell[] {
  return era.slots
    .filter(({ slot }) => !isCosmetic(era, slot))
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
