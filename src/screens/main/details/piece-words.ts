import type { Audit } from '#domain/audit/audit';
import { type Finding, slotPartOf } from '#domain/audit/finding';
import type { Era } from '#domain/era/era';
import type { EraFacts, GemColour } from '#domain/era/facts';
import { CELL_TEXTS } from '#domain/gear/cell-words';
import { enchantName, lacksEnchant } from '#domain/gear/enchantable';
import type { SeenProfession } from '#domain/gear/professions';
import { slotWord } from '#domain/gear/slots';
import { ownSockets } from '#domain/gear/sockets';
import { term } from '#domain/language';
import type { Piece, Raider } from '#domain/raid/raid';
import { inSentence, SPELLING } from '#domain/spelling';
import { PLAYER_TEXTS } from '#texts/player';

/** Returns a slot's findings, advice last. */
export const findingsIn = ({ findings, advice }: Audit, slot: number): Finding[] =>
  [...findings, ...advice].filter((finding) => finding.slot === slot);

export function splitFindings(audit: Audit, slot: number) {
  const isOther = (finding: Finding) => {
    const part = slotPartOf(finding);
    return finding.slot === slot && part !== 'enchant' && part !== 'level';
  };
  return {
    low: findingsIn(audit, slot).find((finding) => slotPartOf(finding) === 'level'),
    faults: audit.findings.filter(isOther),
    advice: audit.advice.filter(isOther),
  };
}

/** Returns gems' colours, `unknown` for a gem that the era's table lacks, then empty sockets. */
export function socketsOf(
  piece: Piece,
  { slots }: Pick<Era, 'slots'>,
  facts: EraFacts | undefined,
): (GemColour | 'unknown' | 'empty')[] {
  const { gems } = piece;
  if (!gems) return [];
  const socketCount = facts && ownSockets(facts, piece, slots[piece.slot]?.kind);
  return [
    ...gems.map(({ itemId }) => facts?.gem(itemId)?.colour ?? ('unknown' as const)),
    ...Array<'empty'>(Math.max(0, (socketCount ?? 0) - gems.length)).fill('empty'),
  ];
}

/** Names enchants by id, as the log's names are wrong. An unknown enchant is not a fault. */
export function enchantText(piece: Piece, era: Era, facts: EraFacts | undefined): string {
  if (lacksEnchant({ era, facts }, piece)) return CELL_TEXTS.noEnchant;
  if (piece.enchantId === undefined) return '';
  if (!facts) return PLAYER_TEXTS.enchanted;
  const enchant = facts.enchant(piece.enchantId);
  return enchant ? enchantName(enchant, piece.slot) : PLAYER_TEXTS.unknownEnchant;
}

/** Returns `Legs: Shadowflame Leggings, 372, no enchant, sockets orange, red`. */
export function pieceText(piece: Piece, audit: Audit, facts: EraFacts | undefined): string {
  const { era } = audit;
  const { slot, name, itemId, itemLevel } = piece;
  const sockets = socketsOf(piece, era, facts);
  const { low, faults, advice } = splitFindings(audit, slot);
  const words = [
    name || PLAYER_TEXTS.unknownItem(itemId),
    itemLevel !== undefined && `${itemLevel}`,
    lacksEnchant({ era, facts }, piece) && inSentence(CELL_TEXTS.noEnchant),
    ...[low ?? [], faults].flat().map(({ title }) => inSentence(term(title))),
    sockets.length > 0 && PLAYER_TEXTS.sockets(sockets.map(term).join(', ')),
    advice.length > 0 && inSentence(PLAYER_TEXTS.worthALook),
  ];
  return slotWord(era, slot) + SPELLING.colon + words.filter(Boolean).join(', ');
}

/** Returns `2 potions` and `1 healthstone`, if these are known. */
export const consumedTexts = ({ potions, healthstones }: Raider): string[] => [
  ...(potions === undefined ? [] : [PLAYER_TEXTS.potions(potions)]),
  ...(healthstones === undefined ? [] : [PLAYER_TEXTS.healthstones(healthstones)]),
];

/** Returns `Bracers: extra socket; Gloves: extra socket`. */
export const proofText = (era: Era, { shownBy }: SeenProfession): string =>
  shownBy
    .map(({ slot, what }) => slotWord(era, slot) + SPELLING.colon + what)
    .join(SPELLING.semicolon);
