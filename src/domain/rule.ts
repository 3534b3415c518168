import type { Piece, Raider } from './raid';

/** What a raid leader asks of gear. */
export interface Standards {
  /** Pieces below this item level are low. */
  minimumItemLevel: number;
}

/** One thing that gear is held to. A further rule is one file in `rules/` and one line in `RULES`. */
export interface Rule {
  id: 'missing-enchant' | 'low-item-level';
  /** How the audit result names it: `Missing Enchant`. */
  title: string;
  isBrokenBy(piece: Piece, standards: Standards, raider: Raider): boolean;
}
