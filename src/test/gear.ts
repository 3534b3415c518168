import { audit } from '#domain/audit/audit';
import { adviceLines } from '#domain/audit/audit-lines';
import { DEFAULT_STANDARDS } from '#domain/audit/standards';
import type { Era } from '#domain/eras/era';
import type { EraFacts } from '#domain/eras/facts';
import type { Fight, Piece, Raider } from '#domain/raid/raid';

/** A piece: enchanted beyond doubt, of a good level, with nothing known of it. */
export const piece = (slot: number, more: Partial<Piece> = {}): Piece => ({
  slot,
  itemId: 900_000 + slot,
  name: 'Plain Thing',
  icon: 'inv_misc_questionmark.jpg',
  itemLevel: 600,
  enchantId: 900_000,
  gems: [],
  ...more,
});

/** A raider who wears what is given: a mage, whose armour every kind is good enough for. */
export const raiderIn = (gear: readonly Piece[], more: Partial<Raider> = {}): Raider => ({
  key: 'Kadda',
  name: 'Kadda',
  picture: 'Mage-Fire',
  classKey: 'mage',
  spec: 'Fire',
  roles: ['dps'],
  talents: [],
  gear: [...gear],
  ...more,
});

/** What an era advises a raider by the default standards, in lines. */
export const adviceIn =
  (era: Era, facts: EraFacts, fight?: Fight) =>
  (gear: readonly Piece[], more: Partial<Raider> = {}): string[] =>
    adviceLines(
      audit(raiderIn(gear, more), { era, facts, standards: DEFAULT_STANDARDS, fight }),
    ).map(({ line }) => line);
