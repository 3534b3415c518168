import type { EnchantFacts, EnchantGrade } from '../../era/facts';
import { enchantName } from '../../gear/enchantable';
import { inLanguage } from '../../language';
import type { Piece } from '../../raid/raid';
import { type ContextWithFacts, isGoodFor, isTooLowForNewer } from '../rule/audit-context';
import type { Rule } from '../rule/rule';

const WEAK_ENCHANT = 'Weak Enchant';
const PVP_ENCHANT = 'PvP Enchant';
const LESSER_ENCHANT = 'Lesser Enchant';

const TITLE_OF: Readonly<Record<EnchantGrade, string | undefined>> = {
  good: undefined,
  weak: WEAK_ENCHANT,
  old: WEAK_ENCHANT,
  pvp: PVP_ENCHANT,
  lesser: LESSER_ENCHANT,
};

const TEXTS = inLanguage('rule-enchant-grade', {
  weaker: (name: string, stronger: string) => `${name}; stronger: ${stronger}.`,
  named: (name: string) => `${name}.`,
});

/** Rejects weak, old, PvP and lesser enchants. Source: grades of the era's enchant table. */
export const enchantGrade = {
  id: 'enchant-grade',
  titles: [WEAK_ENCHANT, PVP_ENCHANT, LESSER_ENCHANT],
  texts: TEXTS,
  group: 'enchants',
  meaning: 'A weak, old or PvP enchant, or a lesser one of its kind.',
  byDefault: 'advice',
  toBuy: ({ title, piece }) => (title === WEAK_ENCHANT ? [{ kind: 'enchant', piece }] : []),
  needs: 'facts',
  find: (context) =>
    context.pieces.flatMap((piece) => {
      const enchant = piece.enchantId && context.facts.enchant(piece.enchantId);
      if (!enchant) return [];
      const grade = gradeEnchant(context, piece, enchant);
      const title = TITLE_OF[grade];
      if (!title) return [];
      return { title, slot: piece.slot, explanation: explanationText(context, piece, enchant) };
    }),
} satisfies Rule;

function gradeEnchant(context: ContextWithFacts, piece: Piece, enchant: EnchantFacts) {
  const { raider, tier } = context;
  const grade = enchant.gradeBySlot?.[piece.slot] ?? enchant.grade;
  if (isGoodFor(raider, enchant.goodFor)) return 'good';
  // Only hunters need a scope, so only a hunter's scope is graded.
  if (enchant.isScope && raider.classKey !== 'hunter') return 'good';
  // The enchant was the best until its successor came, so only later tiers count it as old.
  if (enchant.supersededSince && (tier ?? 0) < enchant.supersededSince) return 'good';
  if (grade === 'old' && isTooLowForNewer(context, piece)) return 'good';
  return grade;
}

/** Names the enchant, and the better enchant if this slot can have it. */
function explanationText(
  { facts }: ContextWithFacts,
  { slot }: Piece,
  enchant: EnchantFacts,
): string {
  const name = enchantName(enchant, slot);
  const supersededBy = enchant.supersededBySlot?.[slot] ?? enchant.supersededBy;
  const stronger = supersededBy === undefined ? undefined : facts.enchant(supersededBy);
  return stronger?.slots.includes(slot)
    ? TEXTS.weaker(name, enchantName(stronger, slot))
    : TEXTS.named(name);
}
