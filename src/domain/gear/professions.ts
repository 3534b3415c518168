import type { Era } from '../era/era';
import type { EraFacts, Profession } from '../era/facts';
import { term } from '../language';
import type { Piece, Raider, Slot } from '../raid/raid';
import { isCosmetic } from './slots';
import { showsAddedSocket } from './sockets';

interface ProfessionProof {
  slot: Slot;
  /** The name of an enchant, tinker, gem or item, or `extra socket`. */
  what: string;
}

/** A profession that gear shows. Gathering professions never show. */
export interface SeenProfession {
  profession: Profession;
  shownBy: ProfessionProof[];
}

/** Returns the professions that a raider's gear shows, by name. */
export function professionsSeen(
  { gear }: Raider,
  era: Pick<Era, 'slots'>,
  facts: EraFacts,
): SeenProfession[] {
  const seen = new Map<Profession, ProfessionProof[]>();
  for (const piece of gear) {
    if (isCosmetic(era, piece.slot)) continue;
    for (const [profession, what] of professionProofs(piece, era, facts)) {
      seen.set(profession, [...(seen.get(profession) ?? []), { slot: piece.slot, what }]);
    }
  }
  return [...seen]
    .map(([profession, proofs]) => ({ profession, shownBy: proofs }))
    .sort((one, other) => (one.profession < other.profession ? -1 : 1));
}

function professionProofs(
  piece: Piece,
  { slots }: Pick<Era, 'slots'>,
  facts: EraFacts,
): (readonly [Profession, string])[] {
  const enchants = [piece.enchantId, piece.tinkerId].flatMap((id) =>
    id === undefined ? [] : (facts.enchant(id) ?? []),
  );
  const gems = (piece.gems ?? []).flatMap(({ itemId }) => facts.gem(itemId) ?? []);
  const named = [...enchants, ...gems].flatMap(({ profession, name }) =>
    profession ? [[profession, name] as const] : [],
  );
  const itemProfession = facts.professionItems.get(piece.itemId);
  const kind = slots[piece.slot]?.kind;
  const isSmithSlot = facts.smithKinds.some((smiths) => smiths === kind);
  return [
    ...named,
    ...(itemProfession ? [[itemProfession, piece.name] as const] : []),
    ...(isSmithSlot && showsAddedSocket(facts, piece)
      ? [['blacksmithing', term('extra socket')] as const]
      : []),
  ];
}
