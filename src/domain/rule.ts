import type { Piece, Raider } from './raid';

/** What a raid leader asks of gear. */
export interface Standards {
  /** Pieces below this item level are low. */
  minimumItemLevel: number;
}

/** The item level of launch heroics, which a raid may ask of every piece. Source: docs/specification.md. */
export const DEFAULT_STANDARDS: Standards = { minimumItemLevel: 346 };

/** One thing that gear is held to. A further rule is one file in `rules/` and one line in `RULES`. */
export interface Rule {
  id: 'missing-enchant' | 'low-item-level';
  /** How the audit result names it: `Missing Enchant`. */
  title: string;
  isBrokenBy(piece: Piece, standards: Standards, raider: Raider): boolean;
}
