import type { GemFacts, GemGrade } from '../../era/facts';
import { inLanguage } from '../../language';
import type { Piece } from '../../raid/raid';
import { type ContextWithFacts, isGoodFor, isTooLowForNewer } from '../rule/audit-context';
import type { FoundOnPiece, Remedy } from '../rule/remedy';
import type { Rule, RuleFinding } from '../rule/rule';

const WEAK_GEM = 'Weak Gem';
const PVP_GEM = 'PvP Gem';

const GEM_TITLES = [WEAK_GEM, PVP_GEM] as const;

const TITLE_OF: Readonly<Record<GemGrade, string | undefined>> = {
  good: undefined,
  low: WEAK_GEM,
  old: WEAK_GEM,
  pvp: PVP_GEM,
};

const TEXTS = inLanguage('rule-gem-grade', {
  good: () => '',
  low: (gem: string) => `${gem} is a low cut`,
  old: (gem: string) => `${gem} is of an older expansion`,
  pvp: (gem: string) => `${gem} is for PvP`,
});

/** Rejects low cuts, old gems and PvP gems. Source: grades of the era's gem table. */
export const gemGrade = {
  id: 'gem-grade',
  titles: GEM_TITLES,
  texts: TEXTS,
  group: 'gems',
  meaning: 'A low cut, an old gem or a PvP gem.',
  byDefault: 'advice',
  toBuy: betterGems,
  needs: 'facts',
  find: (context) => context.pieces.flatMap((piece) => findPoorGems(context, piece)),
} satisfies Rule;

function findPoorGems(context: ContextWithFacts, piece: Piece): RuleFinding[] {
  const poor = poorGems(context, piece).map(({ gem }) => gem);
  return GEM_TITLES.flatMap((title) => gemsWithTitle(title, piece, poor));
}

type RaiderWithFacts = Pick<ContextWithFacts, 'facts' | 'raider'>;

/** Returns the worn gems whose grade counts against a raider. */
const poorGems = (context: RaiderWithFacts, piece: Piece) =>
  (piece.gems ?? []).flatMap(({ itemId }) => {
    const gem = context.facts.gem(itemId);
    if (!gem || isGoodFor(context.raider, gem.goodFor)) return [];
    const isNewestThatFits = gem.grade === 'old' && isTooLowForNewer(context, piece);
    return isNewestThatFits ? [] : { itemId, gem };
  });

/** Returns a gem to buy for each weak gem. */
function betterGems({ title, piece, ...context }: FoundOnPiece): Remedy[] {
  if (title !== WEAK_GEM) return [];
  const weak = poorGems(context, piece).filter(({ gem }) => TITLE_OF[gem.grade] === title);
  return weak.map(({ itemId: worn }) => ({ kind: 'weak gem', piece, worn, count: 1 }));
}

function gemsWithTitle(title: string, { slot }: Piece, poor: readonly GemFacts[]): RuleFinding[] {
  const gems = poor.filter(({ grade }) => TITLE_OF[grade] === title);
  if (gems.length === 0) return [];
  const reasons = new Set(gems.map(({ name, grade }) => TEXTS[grade](name)));
  return [{ title, slot, count: gems.length, explanation: `${[...reasons].join(', ')}.` }];
}
