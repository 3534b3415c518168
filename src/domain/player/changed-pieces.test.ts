import { expect, test } from 'vitest';
import type { WornPiece } from '../digests/worn-gear';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { changedPieces, changedText } from './changed-pieces';

const [HEAD, SHIRT, CHEST, LEGS, RING_1, RING_2] = [0, 3, 4, 6, 10, 11];
const [TRINKET_1, TRINKET_2, CLOAK, MAINHAND, OFFHAND, TABARD] = [12, 13, 14, 15, 16, 18];

type Worn = (itemId: number, ...more: Partial<WornPiece>[]) => WornPiece;
/** Returns a piece whose item number is its level. */
const at =
  (slot: number): Worn =>
  (itemId, ...more) =>
    Object.assign({ slot, itemId, itemLevel: itemId }, ...more);
/** Returns an empty place, or an item without a logged level. */
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
  ['a changed item has both levels', 'Legs 496 → 528', legs(496), legs(528, enchant(1))],
  ['an unknown level is shown as a question mark', 'Legs ? → 528', bare(LEGS, 496), legs(528)],
  ['a changed level of an item is described', 'Legs 2 → 3', legs(1, level(2)), legs(1, level(3))],
  ['an item with a previously unknown level is no change', '', bare(LEGS, 528), legs(528)],
  ['a first enchant is described', 'Legs enchanted', legs(528), legs(528, enchant(1))],
  [
    'a changed enchant is described without the changed gem beside it',
    'Cloak enchant changed',
    cloak(528, enchant(1), gems()),
    cloak(528, enchant(2), gems(7)),
  ],
  ['a lost enchant is described', 'Cloak enchant gone', cloak(528, enchant(1)), cloak(528)],
  ['a changed gem is described', 'Chest gem', chest(528, gems(7, 8)), chest(528, gems(7, 9))],
  ['an added gem is described', 'Chest gem', chest(528, gems(7)), chest(528, gems(7, 7))],
  ['the order of gems is no change', '', chest(528, gems(7, 10, 9)), chest(528, gems(10, 9, 7))],
  ['unrecorded gems are no change', '', chest(528), chest(528, gems(7))],
  ['a piece in a bare slot is described with its level', 'Head → 528', bare(HEAD), head(528)],
  ['a piece in a bare slot may have an unknown level', 'Head → ?', bare(HEAD), bare(HEAD, 528)],
  ['a removed piece is described', 'Head empty', head(528), bare(HEAD)],
  ['a slot that stays bare is no change', '', bare(HEAD), bare(HEAD)],
  ['a previously unlisted slot is no change', '', [], head(528)],
  ['a slot that is unlisted now is no change', '', head(528), []],
  ['shirt and tabard are never a change', '', [shirt(1), tabard(2)], [shirt(3), bare(TABARD)]],
  [
    'several changes are listed in slot order',
    'Head 3 → 5, Ring 1 2 → 4, Cloak enchanted',
    [cloak(1), ring1(2), head(3)],
    [cloak(1, enchant(1)), ring1(4), head(5)],
  ],
  ['rings that swapped places are no change', '', [ring1(1), ring2(2)], [ring1(2), ring2(1)]],
  [
    'a new ring is described by its slot, with the level of the replaced ring',
    'Ring 1 496 → 528',
    [ring1(2, level(500)), ring2(1, level(496))],
    [ring1(3, level(528)), ring2(2, level(500))],
  ],
  [
    'two new rings are described by slot',
    'Ring 1 1 → 3, Ring 2 2 → 4',
    [ring1(1), ring2(2)],
    [ring1(3), ring2(4)],
  ],
  [
    'a swapped ring with a new enchant is described by its new slot',
    'Ring 2 enchanted',
    [ring1(1), ring2(2)],
    [ring1(2), ring2(1, enchant(1))],
  ],
  ['a ring in the other slot is no change', '', [ring1(1), bare(RING_2)], [bare(RING_1), ring2(1)]],
  ['a ring moved beside an unlisted ring is no change', '', ring1(1), [ring1(2), ring2(1)]],
  [
    'swapped trinkets are compared as a pair',
    'Trinket 2 1 → 3',
    [trinket1(1), trinket2(2)],
    [trinket1(2), trinket2(3)],
  ],
  [
    'two weapons swapped with their enchants are no change',
    '',
    [mainhand(1, enchant(5)), offhand(1, enchant(6))],
    [mainhand(1, enchant(6)), offhand(1, enchant(5))],
  ],
  [
    'a single weapon moved to the other hand is two changes',
    'Mainhand 1 → 2, Offhand empty',
    [mainhand(1), offhand(2)],
    [mainhand(2), bare(OFFHAND)],
  ],
  [
    'hands are not compared as a pair if the log lists only one',
    'Mainhand 1 → 2',
    mainhand(1),
    [mainhand(2), offhand(1)],
  ],
])('%s', (_, text, before, now) => {
  const changed = changedPieces([before].flat(), [now].flat(), CATACLYSM);
  expect(changedText(changed, CATACLYSM)).toBe(text);
});
