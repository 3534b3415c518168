import { expect, test } from 'vitest';
import { barePiece, raiderIn } from '#test/gear';
import { audit } from '../audit/audit';
import { resultLines } from '../audit/audit-lines';
import { DEFAULT_STANDARDS } from '../audit/rule/standards';
import { hasConsumableTable } from '../era/era';
import type { Piece } from '../raid/raid';
import { CATACLYSM } from './cataclysm/cataclysm';
import { CATACLYSM_FACTS } from './cataclysm/cataclysm-facts';
import { ERAS } from './era-list';
import { MISTS } from './mists/mists';
import { MISTS_FACTS } from './mists/mists-facts';

const IN_MISTS = { era: MISTS, standards: DEFAULT_STANDARDS };

test.each(ERAS)('each slot of $name is at the index of its number', ({ slots }) => {
  expect(slots.map(({ slot }) => slot)).toEqual([...slots.keys()]);
});

const BELT = 85_982;

test.each<[why: string, slot: number, lines: string[], more?: Partial<Piece>]>([
  ['heads take no enchant', 0, []],
  ['belts take no enchant', 5, []],
  ['rings are for enchanters', 10, []],
  ['inscriptions are for everybody', 2, ['Missing Enchant: Shoulders']],
  ['a bow needs its scope', 15, ['Missing Enchant: Mainhand']],
  ['a wand needs an enchant', 15, ['Missing Enchant: Mainhand'], { itemId: 92_194 }],
  ['held items take an enchant', 16, ['Missing Enchant: Offhand']],
  ['Titan’s Grip needs two', 16, ['Missing Enchant: Offhand'], { itemId: 85_428 }],
  ['the slot is the tabard’s', 17, [], { itemLevel: 1 }],
  ['the logged level is low', 5, ['Low Item Level: Belt'], { itemId: BELT, itemLevel: 462 }],
  ['the logged level is above the item’s own', 5, [], { itemId: BELT, itemLevel: 463 }],
])('a bare piece of Mists in slot $1 has the findings $2: $0', (_, slot, lines, more) => {
  const judged = audit(raiderIn([barePiece(slot, more)]), IN_MISTS);
  expect(resultLines(judged).map(({ line }) => line)).toEqual(lines);
});

test('Burning Crusade, Cataclysm and Mists have a table of consumables', () => {
  const expected = ['burning-crusade', 'cataclysm', 'mists'];
  expect(ERAS.filter(hasConsumableTable).map(({ id }) => id)).toEqual(expected);
});

test('an era loads its own chunk of facts', async () => {
  expect(await CATACLYSM.tables?.loadFacts()).toBe(CATACLYSM_FACTS);
  expect(await MISTS.tables?.loadFacts()).toBe(MISTS_FACTS);
});

test('the table has the sockets, hand and armour of an item', () => {
  // Crown of the Blazing Sun
  expect(CATACLYSM_FACTS.item(58_108)).toEqual({
    sockets: 2,
    hasMetaSocket: true,
    hand: 'none',
    armour: 'plate',
    isPvp: false,
    hasQuestSocket: false,
  });
  // Vicious Gladiator's Endgame
  expect(CATACLYSM_FACTS.item(61_357)).toMatchObject({ hand: 'held-in-off-hand', isPvp: true });
});

test('only ids between the first and the last of the table are found', () => {
  expect(CATACLYSM_FACTS.item(21_846)).toBeDefined();
  expect(CATACLYSM_FACTS.item(21_845)).toBeUndefined();
  expect(MISTS_FACTS.item(268_583)).toBeDefined();
  expect(MISTS_FACTS.item(268_584)).toBeUndefined();
});

test('a gem has its name, colour, quality and grade', () => {
  expect(CATACLYSM_FACTS.gem(68_778)).toEqual({
    id: 68_778,
    name: 'Agile Shadowspirit Diamond',
    colour: 'meta',
    quality: 3,
    grade: 'good',
    wants: { red: 3 },
  });
  expect(MISTS_FACTS.gem(89_873)).toMatchObject({ colour: 'sha-touched', quality: 5 });
});

test('an enchant is named by its id instead of its name in the log', () => {
  expect(CATACLYSM_FACTS.enchant(4207)?.name).toBe('Arcanum of Hyjal');
  expect(MISTS_FACTS.enchant(4420)?.name).toBe('Enchant Chest - Superior Stamina');
});

test('in Mists a shaman’s imbue is no enchant', () => {
  expect(MISTS_FACTS.enchant(3345)).toBeUndefined();
});

test('in Mists the buckle’s socket is a good enchant', () => {
  expect(MISTS_FACTS.enchant(3729)?.grade).toBe('good');
});

test('all items of the tier sets are in the item table', () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => 60_000 + index);
  const pieces = ids.filter((id) => CATACLYSM_FACTS.setOfItem(id));
  expect(pieces).toHaveLength(665);
  expect(pieces.filter((id) => !CATACLYSM_FACTS.item(id))).toEqual([]);
});
