import type { Piece, Raider } from '../raid/raid';

/** What a shopping list and a season need of a worn piece. */
export type WornPiece = Pick<Piece, 'slot' | 'itemId' | 'itemLevel' | 'enchantId' | 'gems'>;

const UNKNOWN = -1;

/**
 * Packs the gear of a kill's raiders into numbers: a season has a hundred thousand pieces, which as
 * objects would take longer to read than all the rest.
 */
export const packGear = (raiders: readonly Pick<Raider, 'gear'>[]): Float64Array =>
  Float64Array.from(
    raiders.flatMap(({ gear }) => [
      gear.length,
      ...gear.flatMap(({ slot, itemId, itemLevel = UNKNOWN, enchantId = UNKNOWN, gems }) => [
        slot,
        itemId,
        itemLevel,
        enchantId,
        gems?.length ?? UNKNOWN,
        ...(gems ?? []).map((gem) => gem.itemId),
      ]),
    ]),
  );

/** Returns the gear of each raider, in their order. */
export function unpackGear(packed: Float64Array): WornPiece[][] {
  const numbers = packed.values();
  const next = (): number => numbers.next().value ?? 0;
  const list = <T>(count: number, read: () => T): T[] =>
    Array.from({ length: Math.min(count, packed.length) }, read);
  const piece = (): WornPiece => {
    const [slot, itemId, itemLevel] = [next(), next(), next()];
    const [enchantId, gems] = [next(), next()];
    return {
      slot,
      itemId,
      ...(itemLevel !== UNKNOWN && { itemLevel }),
      ...(enchantId !== UNKNOWN && { enchantId }),
      ...(gems !== UNKNOWN && { gems: list(gems, () => ({ itemId: next() })) }),
    };
  };
  const all: WornPiece[][] = [];
  for (let first = numbers.next(); !first.done; first = numbers.next())
    all.push(list(first.value, piece));
  return all;
}
