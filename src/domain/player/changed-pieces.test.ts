import { expect, test } from 'vitest';
import type { WornPiece } from '../digests/worn-gear';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { changedPieces, changedText } from './changed-pieces';

const [HEAD, SHIRT, CHEST, LEGS, RING_1, RING_2] = [0, 3, 4, 6, 10, 11];
const [TRINKET_1, TRINKET_2, CLOAK, MAINHAND, OFFHAND, TABARD] = [12, 13, 14, 15, 16, 18];

const piece = (slot: number, itemId: number, more: Partial<WornPiece> = {}): WornPiece => ({
  slot,
  itemId,
  itemLevel: itemId,
  ...more,
});
const bare = (slot: number): WornPiece => ({ slot, itemId: 0 });
const gems = (...ids: number[]) => ({ gems: ids.map((itemId) => ({ itemId })) });

const changed = (before: readonly WornPiece[], now: readonly WornPiece[]): string =>
  changedText(changedPieces(before, now, CATACLYSM), CATACLYSM);

interface Row {
  title: string;
  before: WornPiece[];
  now: WornPiece[];
  text: string;
}

const ONE_PLACE: Row[] = [
  {
    title: 'another item is named with both levels',
    before: [piece(LEGS, 496)],
    now: [piece(LEGS, 528, { enchantId: 1 })],
    text: 'Legs 496 → 528',
  },
  {
    title: 'a level that is not known is a question mark',
    before: [{ slot: LEGS, itemId: 496 }],
    now: [piece(LEGS, 528)],
    text: 'Legs ? → 528',
  },
  {
    title: 'the same item at another level is named with both',
    before: [piece(LEGS, 1, { itemLevel: 522 })],
    now: [piece(LEGS, 1, { itemLevel: 530, enchantId: 1 })],
    text: 'Legs 522 → 530',
  },
  {
    title: 'the same item whose level was not known is no change',
    before: [{ slot: LEGS, itemId: 528 }],
    now: [piece(LEGS, 528)],
    text: '',
  },
  {
    title: 'a first enchant is named',
    before: [piece(LEGS, 528)],
    now: [piece(LEGS, 528, { enchantId: 1 })],
    text: 'Legs enchanted',
  },
  {
    title: 'another enchant is named, the gem beside it is not',
    before: [piece(CLOAK, 528, { enchantId: 1, ...gems() })],
    now: [piece(CLOAK, 528, { enchantId: 2, ...gems(7) })],
    text: 'Cloak enchant changed',
  },
  {
    title: 'a lost enchant is named',
    before: [piece(CLOAK, 528, { enchantId: 1 })],
    now: [piece(CLOAK, 528)],
    text: 'Cloak enchant gone',
  },
  {
    title: 'another gem is named',
    before: [piece(CHEST, 528, gems(7, 8))],
    now: [piece(CHEST, 528, gems(7, 9))],
    text: 'Chest gem',
  },
  {
    title: 'one more gem is named',
    before: [piece(CHEST, 528, gems(7))],
    now: [piece(CHEST, 528, gems(7, 7))],
    text: 'Chest gem',
  },
  {
    title: 'gems in another order are no change',
    before: [piece(CHEST, 528, gems(7, 10, 9))],
    now: [piece(CHEST, 528, gems(10, 9, 7))],
    text: '',
  },
  {
    title: 'gems that a log does not record are no change',
    before: [piece(CHEST, 528)],
    now: [piece(CHEST, 528, gems(7))],
    text: '',
  },
  {
    title: 'a piece put on where none was has its level',
    before: [bare(HEAD)],
    now: [piece(HEAD, 528)],
    text: 'Head → 528',
  },
  {
    title: 'a piece put on may have no known level',
    before: [bare(HEAD)],
    now: [{ slot: HEAD, itemId: 528 }],
    text: 'Head → ?',
  },
  {
    title: 'a piece taken off is named',
    before: [piece(HEAD, 528)],
    now: [bare(HEAD)],
    text: 'Head empty',
  },
  { title: 'a bare place stays', before: [bare(HEAD)], now: [bare(HEAD)], text: '' },
  {
    title: 'a place that a log did not list before is not known',
    before: [],
    now: [piece(HEAD, 528)],
    text: '',
  },
  {
    title: 'a place that a log does not list now is not known',
    before: [piece(HEAD, 528)],
    now: [],
    text: '',
  },
  {
    title: 'shirt and tabard never count',
    before: [piece(SHIRT, 1), piece(TABARD, 2)],
    now: [piece(SHIRT, 3), bare(TABARD)],
    text: '',
  },
  {
    title: 'several are in slot order',
    before: [piece(CLOAK, 1), piece(RING_1, 2), piece(HEAD, 3)],
    now: [piece(CLOAK, 1, { enchantId: 1 }), piece(RING_1, 4), piece(HEAD, 5)],
    text: 'Head 3 → 5, Ring 1 2 → 4, Cloak enchanted',
  },
];

const SETS: Row[] = [
  {
    title: 'rings that swapped places are no change',
    before: [piece(RING_1, 1), piece(RING_2, 2)],
    now: [piece(RING_1, 2), piece(RING_2, 1)],
    text: '',
  },
  {
    title: 'a new ring is named by its place, with the level of the one that went',
    before: [piece(RING_1, 2, { itemLevel: 500 }), piece(RING_2, 1, { itemLevel: 496 })],
    now: [piece(RING_1, 3, { itemLevel: 528 }), piece(RING_2, 2, { itemLevel: 500 })],
    text: 'Ring 1 496 → 528',
  },
  {
    title: 'two new rings are named by place',
    before: [piece(RING_1, 1), piece(RING_2, 2)],
    now: [piece(RING_1, 3), piece(RING_2, 4)],
    text: 'Ring 1 1 → 3, Ring 2 2 → 4',
  },
  {
    title: 'a ring that swapped places and got an enchant is named by its new place',
    before: [piece(RING_1, 1), piece(RING_2, 2)],
    now: [piece(RING_1, 2), piece(RING_2, 1, { enchantId: 1 })],
    text: 'Ring 2 enchanted',
  },
  {
    title: 'a ring that moved to a bare finger is no change',
    before: [piece(RING_1, 1), bare(RING_2)],
    now: [bare(RING_1), piece(RING_2, 1)],
    text: '',
  },
  {
    title: 'a ring beside one that a log did not list is only moved',
    before: [piece(RING_1, 1)],
    now: [piece(RING_1, 2), piece(RING_2, 1)],
    text: '',
  },
  {
    title: 'trinkets are a set',
    before: [piece(TRINKET_1, 1), piece(TRINKET_2, 2)],
    now: [piece(TRINKET_1, 2), piece(TRINKET_2, 3)],
    text: 'Trinket 2 1 → 3',
  },
  {
    title: 'two weapons that swapped hands are no change, with their enchants',
    before: [piece(MAINHAND, 1, { enchantId: 5 }), piece(OFFHAND, 1, { enchantId: 6 })],
    now: [piece(MAINHAND, 1, { enchantId: 6 }), piece(OFFHAND, 1, { enchantId: 5 })],
    text: '',
  },
  {
    title: 'a weapon that moved to the other hand alone is two changes',
    before: [piece(MAINHAND, 1), piece(OFFHAND, 2)],
    now: [piece(MAINHAND, 2), bare(OFFHAND)],
    text: 'Mainhand 1 → 2, Offhand empty',
  },
  {
    title: 'hands of which a log lists one are no set',
    before: [piece(MAINHAND, 1)],
    now: [piece(MAINHAND, 2), piece(OFFHAND, 1)],
    text: 'Mainhand 1 → 2',
  },
];

test.each([...ONE_PLACE, ...SETS])('$title', ({ before, now, text }) => {
  expect(changed(before, now)).toBe(text);
});
