import type { GemGrade } from '../eras/facts';
import type { KnownLook } from '../look';
import type { Piece } from '../raid';
import type { Found, Rule, Title } from '../rule';

const WEAK = { title: 'Weak Gem', severity: 'fault' } as const;
const PVP = { title: 'PvP Gem', severity: 'note' } as const;

const TITLE_OF: Readonly<Record<GemGrade, Title | undefined>> = {
  good: undefined,
  low: WEAK,
  old: WEAK,
  pvp: PVP,
};

const WHY: Readonly<Record<GemGrade, string>> = {
  good: '',
  low: 'a low cut',
  old: 'of an older expansion',
  pvp: 'for fighting players',
};

/**
 * No gem is of a low cut, of an older expansion or for PvP.
 *
 * Source: the grades of the era's gem table, which are made by what gems give.
 */
export const gemGrade = {
  id: 'gem-grade',
  titles: [WEAK, PVP],
  byDefault: 'advice',
  needs: 'facts',
  find: (look) =>
    look.pieces.flatMap((piece) => [WEAK, PVP].flatMap((title) => gradedGems(look, piece, title))),
} as const satisfies Rule;

function gradedGems({ facts }: KnownLook, piece: Piece, as: Title): Found[] {
  const graded = (piece.gems ?? []).flatMap(({ itemId }) => {
    const gem = facts.gem(itemId);
    if (!gem || TITLE_OF[gem.grade] !== as) return [];
    // What is old may be the newest that such a piece takes; an unknown level may be such a piece's.
    const isExcused = gem.grade === 'old' && (piece.itemLevel ?? 0) < facts.oldSaidFrom;
    return isExcused ? [] : gem;
  });
  if (graded.length === 0) return [];
  const names = new Set(graded.map(({ name, grade }) => `${name} is ${WHY[grade]}`));
  return [{ as, slot: piece.slot, count: graded.length, explanation: `${[...names].join(', ')}.` }];
}
