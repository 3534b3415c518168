import { expect, test } from 'vitest';
import { bare, raiderIn } from '#test/gear';
import { audit } from '../audit/audit';
import { resultLines } from '../audit/audit-lines';
import { DEFAULT_STANDARDS } from '../audit/rule/standards';
import { type Era, looksForPull } from '../era/era';
import { CATACLYSM } from './cataclysm/cataclysm';
import { CATACLYSM_FACTS } from './cataclysm/cataclysm-facts';
import { ERAS } from './era-list';
import { MISTS } from './mists/mists';
import { MISTS_FACTS } from './mists/mists-facts';

const bareIn = (era: Era, slot: number, more: object = {}): string[] => {
  const context = { era, standards: DEFAULT_STANDARDS };
  return resultLines(audit(raiderIn([bare(slot, more)]), context)).map(({ line }) => line);
};

test.each(ERAS)('the slots of $name stand at their own numbers', ({ slots }) => {
  expect(slots.map(({ slot }) => slot)).toEqual([...slots.keys()]);
});

test.each([
  { slot: 0, why: 'heads take no enchant', lines: [] },
  { slot: 5, why: 'belts take no enchant', lines: [] },
  { slot: 10, why: 'rings are for enchanters', lines: [] },
  { slot: 2, why: 'inscriptions are for everybody', lines: ['Missing Enchant: Shoulders'] },
  { slot: 15, why: 'a bow needs its scope', lines: ['Missing Enchant: Mainhand'] },
  { slot: 16, why: 'held items take an enchant', lines: ['Missing Enchant: Offhand'] },
  { slot: 17, why: 'it is the tabard', lines: [] },
])('a bare piece of Mists in slot $slot has the findings $lines: $why', ({ slot, lines }) => {
  expect(bareIn(MISTS, slot)).toEqual(lines);
});

test('in Mists a tabard of item level 1 in slot 17 is not low', () => {
  expect(bareIn(MISTS, 17, { itemLevel: 1 })).toEqual([]);
});

test('in Mists both two-handers of Titan’s Grip and a wand need an enchant', () => {
  expect(bareIn(MISTS, 16, { itemId: 85_428 })).toEqual(['Missing Enchant: Offhand']);
  expect(bareIn(MISTS, 15, { itemId: 92_194 })).toEqual(['Missing Enchant: Mainhand']);
});

test('in Mists the logged level counts, upgrades and all, not the item’s own', () => {
  expect(bareIn(MISTS, 5, { itemId: 85_982, itemLevel: 462 })).toEqual(['Low Item Level: Belt']);
  expect(bareIn(MISTS, 5, { itemId: 85_982, itemLevel: 463 })).toEqual([]);
});

test('in Cataclysm the head needs an enchant', () => {
  expect(bareIn(CATACLYSM, 0)).toEqual(['Missing Enchant: Head']);
});

test('in Cataclysm slot 17 is not cosmetic', () => {
  expect(bareIn(CATACLYSM, 17, { itemLevel: 1 })).toEqual(['Low Item Level: Ranged']);
});

test('only an era with a table of consumables looks for pulls', () => {
  expect(ERAS.filter(looksForPull).map(({ id }) => id)).toEqual([
    'burning-crusade',
    'cataclysm',
    'mists',
  ]);
});

test('an era loads its own chunk of facts', async () => {
  expect(await CATACLYSM.tables?.loadFacts()).toBe(CATACLYSM_FACTS);
  expect(await MISTS.tables?.loadFacts()).toBe(MISTS_FACTS);
});

test('an item has its own sockets, hand and armour', () => {
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

test('only ids from the first to the last of the table are found', () => {
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

test('an enchant is named by its id, not as the log words it', () => {
  expect(CATACLYSM_FACTS.enchant(4207)?.name).toBe('Arcanum of Hyjal');
  expect(MISTS_FACTS.enchant(4420)?.name).toBe('Enchant Chest - Superior Stamina');
});

test('in Mists a shaman’s imbue is no enchant', () => {
  expect(MISTS_FACTS.enchant(3345)).toBeUndefined();
});

test('in Mists the buckle’s socket is a good enchant', () => {
  expect(MISTS_FACTS.enchant(3729)?.grade).toBe('good');
});

test('all item ids of the tier sets are in the item table', () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => 60_000 + index);
  const pieces = ids.filter((id) => CATACLYSM_FACTS.setOfItem(id));
  expect(pieces).toHaveLength(665);
  expect(pieces.filter((id) => !CATACLYSM_FACTS.item(id))).toEqual([]);
});
