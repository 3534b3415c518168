import type { Piece, Raider } from '../raid/raid';

/** A worn piece in a digest. Item 0 marks a slot that the log lists as empty. */
export type WornPiece = Pick<Piece, 'slot' | 'itemId' | 'itemLevel' | 'enchantId' | 'gems'>;

const UNKNOWN_NUMBER = -1;

/** Packs gear into numbers: as objects, a season's ten thousand pieces would be slow to read. */
export const packGear = ({
  gear,
  bareSlots = [],
}: Pick<Raider, 'gear' | 'bareSlots'>): Float64Array => {
  const bare = bareSlots.map((slot): WornPiece => ({ slot, itemId: 0 }));
  return Float64Array.from(
    [...gear, ...bare].flatMap(
      ({ slot, itemId, itemLevel = UNKNOWN_NUMBER, enchantId = UNKNOWN_NUMBER, gems }) => [
        slot,
        itemId,
        itemLevel,
        enchantId,
        gems?.length ?? UNKNOWN_NUMBER,
        ...(gems ?? []).map((gem) => gem.itemId),
      ],
    ),
  );
};

export function unpackGear(packed: Float64Array): WornPiece[] {
  const numbers = packed.values();
  const next = (): number => numbers.next().value ?? 0;
  const list = <T>(count: number, read: () => T): T[] =>
    Array.from({ length: Math.min(count, packed.length) }, read);
  const piece = (slot: number): WornPiece => {
    const [itemId, itemLevel] = [next(), next()];
    const [enchantId, gems] = [next(), next()];
    return {
      slot,
      itemId,
      ...(itemLevel !== UNKNOWN_NUMBER && { itemLevel }),
      ...(enchantId !== UNKNOWN_NUMBER && { enchantId }),
      ...(gems !== UNKNOWN_NUMBER && { gems: list(gems, () => ({ itemId: next() })) }),
    };
  };
  const all: WornPiece[] = [];
  for (let first = numbers.next(); !first.done; first = numbers.next())
    all.push(piece(first.value));
  return all;
}
