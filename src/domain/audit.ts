import type { Piece, Raider } from './raid';
import type { Rule, Standards } from './rule';
import { lowItemLevel } from './rules/low-item-level';
import { missingEnchant } from './rules/missing-enchant';
import { slotWord } from './slots';

/** Every rule we hold gear to, in the order their findings are listed. */
export const RULES: readonly Rule[] = [missingEnchant, lowItemLevel];

/** One rule broken by one piece. */
export interface Finding {
  rule: Rule;
  piece: Piece;
}

/** A raider with what their gear lacks. */
export interface Audit {
  raider: Raider;
  findings: Finding[];
}

/** Holds every worn piece to every rule; findings come rule by rule, in slot order. */
export function auditGear(
  raider: Raider,
  standards: Standards,
  rules: readonly Rule[] = RULES,
): Audit {
  const findings = rules.flatMap((rule) =>
    raider.gear
      .filter((piece) => rule.isBrokenBy(piece, standards, raider))
      .map((piece) => ({ rule, piece })),
  );
  return { raider, findings };
}

/** The slot words of the pieces that break a rule, joined: `Legs, Cloak`. Empty when none does. */
export const slotsBreaking = ({ findings }: Audit, rule: Rule): string =>
  findings
    .filter((finding) => finding.rule.id === rule.id)
    .map(({ piece }) => slotWord(piece.slot))
    .join(', ');

/** The audit in lines, as `Missing Enchant: Legs, Cloak`; none when nothing is wrong. */
export const resultLines = (audit: Audit, rules: readonly Rule[] = RULES): string[] =>
  rules
    .map((rule) => ({ title: rule.title, slots: slotsBreaking(audit, rule) }))
    .filter(({ slots }) => slots)
    .map(({ title, slots }) => `${title}: ${slots}`);
