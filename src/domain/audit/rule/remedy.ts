import type { EraFacts } from '../../era/facts';
import type { Piece, Raider, Slot } from '../../raid/raid';

/** A thing to buy that mends a finding on a piece. */
export type Remedy =
  | { kind: 'enchant' | 'meta' | 'buckle' | 'smith socket' | 'ring enchant'; piece: Piece }
  | { kind: 'gem'; piece: Piece; count: number }
  | { kind: 'weak gem'; piece: Piece; worn: number; count: number };

/** A finding on a piece, with what its remedies depend on. */
export interface FoundOnPiece {
  title: string;
  count: number;
  piece: Piece;
  raider: Raider;
  facts: EraFacts;
  /** All findings of the raider. */
  found: readonly { rule: string; slot?: Slot }[];
}
