import type { WornPiece } from '../digests/worn-gear';
import { formatNumber } from '../format';
import { isCosmetic, slotWord, type WithSlots } from '../gear/slots';
import { inLanguage } from '../language';
import type { Slot } from '../raid/raid';

/** How the piece in a slot differs from the piece of an earlier evening. */
export type PieceChange = { slot: Slot } & (
  | { kind: 'item'; from: number | undefined; to: number | undefined }
  | { kind: 'put on'; to: number | undefined }
  | { kind: 'empty' | 'enchanted' | 'enchant changed' | 'enchant gone' | 'gem' }
);

/** Returns the changes of worn gear since an earlier evening, in slot order. */
export function changedPieces(
  before: readonly WornPiece[],
  now: readonly WornPiece[],
  era: WithSlots,
): PieceChange[] {
  const [worn, wearing] = [bySlot(before), bySlot(now)];
  const changes = groupsOfPlaces(era, worn, wearing).flatMap((places) => {
    const ways = waysToPair(places).map((way) =>
      way.map(([from, to]) => [worn.get(from), wearing.get(to)] as const),
    );
    const [best] = ways.sort((one, other) => weightOf(one) - weightOf(other));
    return best?.flatMap((pair) => changeOf(...pair) ?? []) ?? [];
  });
  return changes.sort((one, other) => one.slot - other.slot);
}

type BySlot = ReadonlyMap<Slot, WornPiece>;

const bySlot = (pieces: readonly WornPiece[]): BySlot =>
  new Map(pieces.map((piece) => [piece.slot, piece]));

type Places = readonly [place: Slot, other?: Slot];

/** Returns groups of slots between which pieces may move, without shirt and tabard. */
function groupsOfPlaces(era: WithSlots, before: BySlot, now: BySlot): Places[] {
  const places = era.slots.map(({ slot }) => slot).filter((slot) => !isCosmetic(era, slot));
  const ofKind = (...kinds: readonly string[]) =>
    places.filter((slot) => kinds.includes(era.slots[slot]?.kind ?? ''));
  const weapons = ofKind('mainhand', 'offhand');
  const areAllHeld = weapons.every((slot) => isWorn(before.get(slot)) && isWorn(now.get(slot)));
  const sets = [ofKind('finger'), ofKind('trinket'), areAllHeld ? weapons : []];
  const unpaired = places.filter((slot) => !sets.some((set) => set.includes(slot)));
  return [
    ...unpaired.map((slot): Places => [slot]),
    ...sets.flatMap(([place, other]): Places[] =>
      place === undefined ? [] : [other === undefined ? [place] : [place, other]],
    ),
  ];
}

/** Returns the ways to pair earlier slots with present slots: straight or crosswise. */
const waysToPair = ([place, other]: Places): (readonly [from: Slot, to: Slot])[][] =>
  other === undefined
    ? [[[place, place]]]
    : [
        [
          [place, place],
          [other, other],
        ],
        [
          [place, other],
          [other, place],
        ],
      ];

const isWorn = (piece: WornPiece | undefined): piece is WornPiece =>
  piece !== undefined && piece.itemId !== 0;

type Pair = readonly [before: WornPiece | undefined, now: WornPiece | undefined];

/** Returns the change between two pieces; undefined if nothing changed or a piece is not listed. */
function changeOf(...[before, now]: Pair): PieceChange | undefined {
  if (!before || !now) return undefined;
  const { slot } = now;
  if (!isWorn(now)) return isWorn(before) ? { slot, kind: 'empty' } : undefined;
  if (!isWorn(before)) return { slot, kind: 'put on', to: now.itemLevel };
  const [from, to] = [before.itemLevel, now.itemLevel];
  const hasOtherLevel = from !== undefined && to !== undefined && from !== to;
  if (before.itemId !== now.itemId || hasOtherLevel) return { slot, kind: 'item', from, to };
  if (before.enchantId !== now.enchantId) {
    if (before.enchantId === undefined) return { slot, kind: 'enchanted' };
    return { slot, kind: now.enchantId === undefined ? 'enchant gone' : 'enchant changed' };
  }
  return hasOtherGems(before, now) ? { slot, kind: 'gem' } : undefined;
}

/** Whether gems differ. False if one of the logs records no sockets. */
function hasOtherGems({ gems: before }: WornPiece, { gems: now }: WornPiece): boolean {
  if (!before || !now) return false;
  const idsOf = (gems: typeof now) =>
    gems.map(({ itemId }) => itemId).sort((one, other) => one - other);
  return `${idsOf(before)}` !== `${idsOf(now)}`;
}

const WEIGHTS: Readonly<Record<PieceChange['kind'], number>> = {
  item: 4,
  'put on': 4,
  empty: 4,
  enchanted: 2,
  'enchant changed': 2,
  'enchant gone': 2,
  gem: 1,
};

/** Returns the number of changes that a pairing causes. An unlisted piece counts as a change. */
const weightOf = (pairs: readonly Pair[]): number =>
  pairs.reduce((sum, [before, now]) => {
    if (!before !== !now) return sum + WEIGHTS.item;
    const change = changeOf(before, now);
    return sum + (change ? WEIGHTS[change.kind] : 0);
  }, 0);

export const CHANGED_TEXTS = inLanguage('changed', {
  enchanted: (slot: string) => `${slot} enchanted`,
  'enchant changed': (slot: string) => `${slot} enchant changed`,
  'enchant gone': (slot: string) => `${slot} enchant gone`,
  gem: (slot: string) => `${slot} gem`,
  empty: (slot: string) => `${slot} empty`,
});

/** Returns `Legs 496 → 528, Cloak enchanted, Chest gem`. Empty if nothing changed. */
export const changedText = (changes: readonly PieceChange[], era: WithSlots): string =>
  changes.map((change) => changeText(change, slotWord(era, change.slot))).join(', ');

function changeText(change: PieceChange, slot: string): string {
  if (change.kind === 'item') return `${slot} ${levelText(change.from)} → ${levelText(change.to)}`;
  if (change.kind === 'put on') return `${slot} → ${levelText(change.to)}`;
  return CHANGED_TEXTS[change.kind](slot);
}

const levelText = (level: number | undefined): string =>
  level === undefined ? '?' : formatNumber(level);
