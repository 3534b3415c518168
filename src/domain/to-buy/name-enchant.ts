import type { EraFacts, Hand } from '../era/facts';
import type { EnchantToBuy, Preset, ToBuyTable } from '../era/to-buy-table';
import { enchantName } from '../gear/enchantable';
import { slotWord } from '../gear/slots';
import { pictureName } from '../raid/classes';
import type { Piece, Slot } from '../raid/raid';
import type { Buyer, Market } from './market';
import type { Reason } from './reason';
import { countVotes, majorityOf, type SeenRaider } from './sightings';
import { TO_BUY_TEXTS } from './words';

/** The certain enchant, or a text that names no enchant. */
type NamedEnchant = { row: EnchantToBuy; reason: Reason } | { row?: undefined; text: string };

const HANDS_THAT_FIT: Readonly<Record<NonNullable<EnchantToBuy['fits']>, readonly Hand[]>> = {
  weapon: ['main-hand', 'one-hand', 'off-hand-weapon', 'two-hand'],
  'two-hand': ['two-hand'],
  shield: ['shield'],
  'shield-or-held': ['shield', 'held-in-off-hand'],
  'bow-gun-crossbow': ['bow-gun-crossbow'],
};

/** Returns an enchant's row if the player can have it on the piece in the raid's tier. */
function openRow(
  enchantId: number | undefined,
  { slot, itemId }: Pick<Piece, 'slot' | 'itemId'>,
  { raider, tier }: Pick<Buyer, 'raider' | 'tier'>,
  { table, facts }: Pick<Market, 'table' | 'facts'>,
): EnchantToBuy | undefined {
  const row = table.enchants.find(({ id, slots }) => id === enchantId && slots.includes(slot));
  if (!row || (row.onlyFor && row.onlyFor !== raider.classKey)) return undefined;
  if (row.sinceTier !== undefined && tier !== undefined && tier < row.sinceTier) return undefined;
  const hand = facts.item(itemId)?.hand;
  return !row.fits || (hand && HANDS_THAT_FIT[row.fits].includes(hand)) ? row : undefined;
}

export const presetOf = ({ presets }: ToBuyTable, raider: SeenRaider) =>
  presets[pictureName(raider)];

/**
 * Names the enchant for a piece, by the first of these that exists: a better enchant, an earlier
 * enchant of the player, the enchant of most of the spec, the only enchant of the newest gear sets.
 */
export function nameEnchant(piece: Piece, buyer: Buyer, market: Market): NamedEnchant {
  const { slot } = piece;
  const { table, sightings, facts } = market;
  const preset = presetOf(table, buyer.player);
  const open = (id: number | undefined) => openRow(id, piece, buyer, market);
  const isOfFaction = ({ id }: EnchantToBuy) => table.counterparts?.flat().includes(id);

  const better = betterRow(piece, facts, open);
  if (better && isListed(better.id, slot, preset)) {
    return { row: better, reason: { kind: 'better' } };
  }
  for (const { at, enchantId } of sightings.ofPlayer(buyer.player)?.enchants.get(slot) ?? []) {
    const row = open(enchantId);
    if (row) return { row, reason: { kind: 'wore it', at } };
  }
  const votes = sightings.ofOthers(buyer.player).flatMap(({ enchants }) => {
    const rows = (enchants.get(slot) ?? []).map(({ enchantId }) => open(enchantId));
    return rows.find((row) => row !== undefined) ?? [];
  });
  const counts = countVotes(votes);
  const specFavourite = majorityOf(counts, votes.length);
  if (specFavourite && !isOfFaction(specFavourite.most)) {
    const { most, count } = specFavourite;
    const reason = { kind: 'spec', count, all: votes.length, buyer: buyer.player } as const;
    return { row: most, reason };
  }
  if (hasNoEnchantOfUse(slot, buyer.player, table)) {
    return { text: TO_BUY_TEXTS.anyEnchant(slotWord(market.era, slot)) };
  }
  const [newest = [], earlier = [], guide = []] = preset?.enchants[slot] ?? [];
  const rowsOf = (ids: readonly number[]) => ids.flatMap((id) => open(id) ?? []);
  const [only, ...others] = rowsOf(newest);
  if (only && others.length === 0 && !isOfFaction(only)) {
    return { row: only, reason: { kind: 'sets' } };
  }
  const rowsInSets = [newest, earlier, guide].map(rowsOf).find((rows) => rows.length > 0) ?? [];
  const usual = [...counts.slice(0, MAX_WORN_SUGGESTIONS).map(([row]) => row), ...rowsInSets];
  return { text: unnamedText(piece, usual, market) };
}

/** Returns the first stronger enchant that the player can have, from the worn enchant upwards. */
function betterRow(
  { slot, enchantId }: Piece,
  facts: EraFacts,
  open: (id: number) => EnchantToBuy | undefined,
): EnchantToBuy | undefined {
  const climbed = new Set<number>();
  let worn = enchantId;
  while (worn !== undefined && !climbed.has(worn)) {
    climbed.add(worn);
    const enchant = facts.enchant(worn);
    const stronger = enchant?.supersededBySlot?.[slot] ?? enchant?.supersededBy;
    const row = stronger === undefined ? undefined : open(stronger);
    if (row) return row;
    worn = stronger;
  }
  return undefined;
}

/** Whether gear sets have the enchant in the slot. A slot without listed enchants takes any. */
function isListed(id: number, slot: Slot, preset: Preset | undefined): boolean {
  const listed = preset?.enchants[slot]?.flat() ?? [];
  return listed.length === 0 || listed.includes(id);
}

function hasNoEnchantOfUse(slot: Slot, { classKey, spec }: SeenRaider, { anyEnchant }: ToBuyTable) {
  if (!anyEnchant || anyEnchant.slot !== slot || !classKey) return false;
  return (
    anyEnchant.classes.includes(classKey) || (spec !== undefined && anyEnchant.specs.includes(spec))
  );
}

/** The most worn enchants that a line suggests; `MAX_SUGGESTIONS` is the most in total. */
export const MAX_WORN_SUGGESTIONS = 2;
export const MAX_SUGGESTIONS = 3;

function unnamedText(
  { slot, itemId }: Piece,
  usual: readonly EnchantToBuy[],
  { era, facts, table }: Market,
): string {
  const kind = era.slots[slot]?.kind;
  const isForScope =
    kind === 'ranged' || (kind === 'mainhand' && facts.item(itemId)?.hand === 'bow-gun-crossbow');
  const word = slotWord(era, slot);
  const what = isForScope ? TO_BUY_TEXTS.aScope(word) : TO_BUY_TEXTS.anEnchant(word);
  const names = new Set(
    usual.map(({ id }) => {
      const pair = table.counterparts?.find((ids) => ids.includes(id)) ?? [id];
      const [one = '', other] = pair.map((each) => shortName(rowName(each, slot, facts)));
      return other ? TO_BUY_TEXTS.or(one, other) : one;
    }),
  );
  return names.size > 0
    ? TO_BUY_TEXTS.usually(what, [...names].slice(0, MAX_SUGGESTIONS).join(', '))
    : what;
}

function rowName(id: number, slot: Slot, facts: EraFacts): string {
  const enchant = facts.enchant(id);
  return enchant ? enchantName(enchant, slot) : '';
}

/** Returns `Superior Intellect` for `Enchant Off-Hand - Superior Intellect`. */
const shortName = (name: string): string => name.replace(/^Enchant .*? - /, '');

/** Returns the name of a row's item, or of the enchant. */
export const enchantToBuyName = (row: EnchantToBuy, slot: Slot, facts: EraFacts): string =>
  row.itemName ?? rowName(row.id, slot, facts);
