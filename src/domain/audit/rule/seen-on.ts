import { slotWord } from '../../gear/slots';
import type { Piece } from '../../raid/raid';
import type { RaiderContext } from './audit-context';
import type { RuleFinding } from './rule';

interface Pieces {
  /** A piece that proves the raider's profession. Without it nothing is found. */
  proof: Piece | undefined;
  /** Pieces that lack what the profession could add. */
  lacking: readonly Piece[];
}

/** Returns a finding per lacking piece, which names the slot of the proof. */
export const findingsBesideProof = (
  { era }: RaiderContext,
  { proof, lacking }: Pieces,
  seenOn: (slot: string) => string,
): RuleFinding[] =>
  proof
    ? lacking.map(({ slot }) => ({ slot, explanation: seenOn(slotWord(era, proof.slot)) }))
    : [];
