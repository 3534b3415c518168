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

type Row = [title: string, before: WornPiece[], now: WornPiece[], text: string];

const ONE_PLACE: Row[] = [
  [
    'another item is named with both levels',
    [piece(LEGS, 496)],
    [piece(LEGS, 528, { enchantId: 1 })],
    'Legs 496 → 528',
  ],
  [
    'a level that is not known is a question mark',
    [{ slot: LEGS, itemId: 496 }],
    [piece(LEGS, 528)],
    'Legs ? → 528',
  ],
  [
    'the same item at another level is named with both',
    [piece(LEGS, 1, { itemLevel: 522 })],
    [piece(LEGS, 1, { itemLevel: 530, enchantId: 1 })],
    'Legs 522 → 530',
  ],
  [
    'the same item whose level was not known is no change',
    [{ slot: LEGS, itemId: 528 }],
    [piece(LEGS, 528)],
    '',
  ],
  [
    'a first enchant is named',
    [piece(LEGS, 528)],
    [piece(LEGS, 528, { enchantId: 1 })],
    'Legs enchanted',
  ],
  [
    'another enchant is named, the gem beside it is not',
    [piece(CLOAK, 528, { enchantId: 1, ...gems() })],
    [piece(CLOAK, 528, { enchantId: 2, ...gems(7) })],
    'Cloak enchant changed',
  ],
  [
    'a lost enchant is named',
    [piece(CLOAK, 528, { enchantId: 1 })],
    [piece(CLOAK, 528)],
    'Cloak enchant gone',
  ],
  [
    'another gem is named',
    [piece(CHEST, 528, gems(7, 8))],
    [piece(CHEST, 528, gems(7, 9))],
    'Chest gem',
  ],
  [
    'one more gem is named',
    [piece(CHEST, 528, gems(7))],
    [piece(CHEST, 528, gems(7, 7))],
    'Chest gem',
  ],
  [
    'gems in another order are no change',
    [piece(CHEST, 528, gems(7, 10, 9))],
    [piece(CHEST, 528, gems(10, 9, 7))],
    '',
  ],
  [
    'gems that a log does not record are no change',
    [piece(CHEST, 528)],
    [piece(CHEST, 528, gems(7))],
    '',
  ],
  ['a piece put on where none was has its level', [bare(HEAD)], [piece(HEAD, 528)], 'Head → 528'],
  [
    'a piece put on may have no known level',
    [bare(HEAD)],
    [{ slot: HEAD, itemId: 528 }],
    'Head → ?',
  ],
  ['a piece taken off is named', [piece(HEAD, 528)], [bare(HEAD)], 'Head empty'],
  ['a bare place stays', [bare(HEAD)], [bare(HEAD)], ''],
  ['a place that a log did not list before is not known', [], [piece(HEAD, 528)], ''],
  ['a place that a log does not list now is not known', [piece(HEAD, 528)], [], ''],
  [
    'shirt and tabard never count',
    [piece(SHIRT, 1), piece(TABARD, 2)],
    [piece(SHIRT, 3), bare(TABARD)],
    '',
  ],
  [
    'several are in slot order',
    [piece(CLOAK, 1), piece(RING_1, 2), piece(HEAD, 3)],
    [piece(CLOAK, 1, { enchantId: 1 }), piece(RING_1, 4), piece(HEAD, 5)],
    'Head 3 → 5, Ring 1 2 → 4, Cloak enchanted',
  ],
];

const SETS: Row[] = [
  [
    'rings that swapped places are no change',
    [piece(RING_1, 1), piece(RING_2, 2)],
    [piece(RING_1, 2), piece(RING_2, 1)],
    '',
  ],
  [
    'a new ring is named by its place, with the level of the one that went',
    [piece(RING_1, 2, { itemLevel: 500 }), piece(RING_2, 1, { itemLevel: 496 })],
    [piece(RING_1, 3, { itemLevel: 528 }), piece(RING_2, 2, { itemLevel: 500 })],
    'Ring 1 496 → 528',
  ],
  [
    'two new rings are named by place',
    [piece(RING_1, 1), piece(RING_2, 2)],
    [piece(RING_1, 3), piece(RING_2, 4)],
    'Ring 1 1 → 3, Ring 2 2 → 4',
  ],
  [
    'a ring that swapped places and got an enchant is named by its new place',
    [piece(RING_1, 1), piece(RING_2, 2)],
    [piece(RING_1, 2), piece(RING_2, 1, { enchantId: 1 })],
    'Ring 2 enchanted',
  ],
  [
    'a ring that moved to a bare finger is no change',
    [piece(RING_1, 1), bare(RING_2)],
    [bare(RING_1), piece(RING_2, 1)],
    '',
  ],
  [
    'a ring beside one that a log did not list is only moved',
    [piece(RING_1, 1)],
    [piece(RING_1, 2), piece(RING_2, 1)],
    '',
  ],
  [
    'trinkets are a set',
    [piece(TRINKET_1, 1), piece(TRINKET_2, 2)],
    [piece(TRINKET_1, 2), piece(TRINKET_2, 3)],
    'Trinket 2 1 → 3',
  ],
  [
    'two weapons that swapped hands are no change, with their enchants',
    [piece(MAINHAND, 1, { enchantId: 5 }), piece(OFFHAND, 1, { enchantId: 6 })],
    [piece(MAINHAND, 1, { enchantId: 6 }), piece(OFFHAND, 1, { enchantId: 5 })],
    '',
  ],
  [
    'a weapon that moved to the other hand alone is two changes',
    [piece(MAINHAND, 1), piece(OFFHAND, 2)],
    [piece(MAINHAND, 2), bare(OFFHAND)],
    'Mainhand 1 → 2, Offhand empty',
  ],
  [
    'hands of which a log lists one are no set',
    [piece(MAINHAND, 1)],
    [piece(MAINHAND, 2), piece(OFFHAND, 1)],
    'Mainhand 1 → 2',
  ],
];

test.each([...ONE_PLACE, ...SETS])('%s', (_, before, now, text) => {
  expect(changed(before, now)).toBe(text);
});
