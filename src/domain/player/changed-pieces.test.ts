import { expect, test } from 'vitest';
import type { WornPiece } from '../digests/worn-gear';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { changedPieces, changedText } from './changed-pieces';

const [HEAD, SHIRT, CHEST, LEGS, RING_1, RING_2] = [0, 3, 4, 6, 10, 11];
const [TRINKET_1, TRINKET_2, CLOAK, MAINHAND, OFFHAND, TABARD] = [12, 13, 14, 15, 16, 18];

type Worn = (itemId: number, ...more: Partial<WornPiece>[]) => WornPiece;
/** Returns a piece whose level is its item. */
const at =
  (slot: number): Worn =>
  (itemId, ...more) =>
    Object.assign({ slot, itemId, itemLevel: itemId }, ...more);
/** Returns an empty place, or an item whose level the log lacks. */
const bare = (slot: number, itemId = 0): WornPiece => ({ slot, itemId });
const gems = (...ids: number[]) => ({ gems: ids.map((itemId) => ({ itemId })) });
const enchant = (enchantId: number) => ({ enchantId });
const level = (itemLevel: number) => ({ itemLevel });
const [head, shirt, chest, legs, cloak, tabard] = [HEAD, SHIRT, CHEST, LEGS, CLOAK, TABARD].map(
  at,
) as [Worn, Worn, Worn, Worn, Worn, Worn];
const [ring1, ring2, trinket1, trinket2, mainhand, offhand] = [
  RING_1,
  RING_2,
  TRINKET_1,
  TRINKET_2,
  MAINHAND,
  OFFHAND,
].map(at) as [Worn, Worn, Worn, Worn, Worn, Worn];

type Pieces = WornPiece | WornPiece[];

test.each<[title: string, text: string, before: Pieces, now: Pieces]>([
  ['another item is named with both levels', 'Legs 496 → 528', legs(496), legs(528, enchant(1))],
  ['an unknown level is a question mark', 'Legs ? → 528', bare(LEGS, 496), legs(528)],
  ['another level of an item is named', 'Legs 2 → 3', legs(1, level(2)), legs(1, level(3))],
  ['an item whose level was not known is no change', '', bare(LEGS, 528), legs(528)],
  ['a first enchant is named', 'Legs enchanted', legs(528), legs(528, enchant(1))],
  [
    'another enchant is named, the gem beside it is not',
    'Cloak enchant changed',
    cloak(528, enchant(1), gems()),
    cloak(528, enchant(2), gems(7)),
  ],
  ['a lost enchant is named', 'Cloak enchant gone', cloak(528, enchant(1)), cloak(528)],
  ['another gem is named', 'Chest gem', chest(528, gems(7, 8)), chest(528, gems(7, 9))],
  ['one more gem is named', 'Chest gem', chest(528, gems(7)), chest(528, gems(7, 7))],
  ['another order of gems is none', '', chest(528, gems(7, 10, 9)), chest(528, gems(10, 9, 7))],
  ['gems that a log does not record are no change', '', chest(528), chest(528, gems(7))],
  ['a piece put on where none was has its level', 'Head → 528', bare(HEAD), head(528)],
  ['a piece put on may have no known level', 'Head → ?', bare(HEAD), bare(HEAD, 528)],
  ['a piece taken off is named', 'Head empty', head(528), bare(HEAD)],
  ['a bare place stays', '', bare(HEAD), bare(HEAD)],
  ['a place that a log did not list before is not known', '', [], head(528)],
  ['a place that a log does not list now is not known', '', head(528), []],
  ['shirt and tabard never count', '', [shirt(1), tabard(2)], [shirt(3), bare(TABARD)]],
  [
    'several are in slot order',
    'Head 3 → 5, Ring 1 2 → 4, Cloak enchanted',
    [cloak(1), ring1(2), head(3)],
    [cloak(1, enchant(1)), ring1(4), head(5)],
  ],
  ['rings that swapped places are no change', '', [ring1(1), ring2(2)], [ring1(2), ring2(1)]],
  [
    'a new ring is named by its place, with the level of the one that went',
    'Ring 1 496 → 528',
    [ring1(2, level(500)), ring2(1, level(496))],
    [ring1(3, level(528)), ring2(2, level(500))],
  ],
  [
    'two new rings are named by place',
    'Ring 1 1 → 3, Ring 2 2 → 4',
    [ring1(1), ring2(2)],
    [ring1(3), ring2(4)],
  ],
  [
    'a ring that swapped places and got an enchant is named by its new place',
    'Ring 2 enchanted',
    [ring1(1), ring2(2)],
    [ring1(2), ring2(1, enchant(1))],
  ],
  ['a ring may move to a bare finger', '', [ring1(1), bare(RING_2)], [bare(RING_1), ring2(1)]],
  ['a ring beside one that a log did not list moved', '', ring1(1), [ring1(2), ring2(1)]],
  ['trinkets are a set', 'Trinket 2 1 → 3', [trinket1(1), trinket2(2)], [trinket1(2), trinket2(3)]],
  [
    'two weapons that swapped hands are no change, with their enchants',
    '',
    [mainhand(1, enchant(5)), offhand(1, enchant(6))],
    [mainhand(1, enchant(6)), offhand(1, enchant(5))],
  ],
  [
    'a weapon that moved to the other hand alone is two changes',
    'Mainhand 1 → 2, Offhand empty',
    [mainhand(1), offhand(2)],
    [mainhand(2), bare(OFFHAND)],
  ],
  [
    'hands of which a log lists one are no set',
    'Mainhand 1 → 2',
    mainhand(1),
    [mainhand(2), offhand(1)],
  ],
])('%s', (_, text, before, now) => {
  const changed = changedPieces([before].flat(), [now].flat(), CATACLYSM);
  expect(changedText(changed, CATACLYSM)).toBe(text);
});
