import { afterEach, expect, test } from 'vitest';
import {
  armsWarrior,
  BLACK_TEMPLE,
  type Circumstances,
  EVENING,
  gemmedPiece,
  linesOf,
  listFor,
  type Player,
  pieceWithoutEnchant,
  playerOfUnknownClass,
  playerWearing,
  SLOTS,
  TITLE,
} from '#test/to-buy';
import { setLanguage } from '../language';
import { auctionatorText, listMessages, listText, tsmText } from './copies';

const { CHEST, CLOAK, GLOVES, LEGS } = SLOTS;

afterEach(() => setLanguage());

test('the addons’ texts have ids without names', () => {
  const pieces = [pieceWithoutEnchant(CHEST), pieceWithoutEnchant(15, 59_122)];
  const list = listFor([playerWearing('Mage-Fire', ...pieces)]);
  expect(tsmText(list)).toBe('group:Ready Check`Enchants,i:52779,i:52774');
  expect(auctionatorText(list)).toBe('i:52779,i:52774');
});

test('the addons’ texts are empty if nothing can be imported', () => {
  const list = listFor([playerOfUnknownClass('Kadda')]);
  expect([tsmText(list), auctionatorText(list)]).toEqual(['', '']);
});

test('a copied list has no group of bought items', () => {
  const players = [
    armsWarrior('Ulf', gemmedPiece(2, 52_081, 52_081), pieceWithoutEnchant(LEGS)),
    playerOfUnknownClass('Kadda'),
  ];
  const tick = { kind: 'enchant', slot: LEGS, evening: EVENING };
  const ticks = players.map(({ name: player }) => ({ ...tick, player }));
  const list = listFor(players, { ticks });
  const gems = list.groups.find(({ group }) => group === 'gems')?.lines[0]?.text;
  const title = { title: 'Thursday', date: '' };
  expect(listText(list, title)).toBe(
    `To buy · Thursday\n\nGems and buckles\n2 × ${gems}: Ulf ×2\n  in Shoulders`,
  );
  expect(listMessages(list, title)).toEqual([
    `**To buy** · Thursday\n\n**Gems and buckles**\n- 2 × ${gems}: Ulf ×2\n  - in Shoulders`,
  ]);
});

test('an enchanter’s materials are imported once for the remaining pieces', () => {
  const players = ['Ulf', 'Bran'].map((name) => armsWarrior(name, pieceWithoutEnchant(GLOVES)));
  const circumstances: Circumstances = { era: 'tbc', fight: BLACK_TEMPLE };
  const tick = { player: 'Ulf', kind: 'enchant', slot: GLOVES, evening: EVENING };
  const listWith = (...ticks: (typeof tick)[]) => listFor(players, { ...circumstances, ticks });
  const service = 'Enchant Gloves - Major Strength';
  const materials = '24 × Arcane Dust, 2 × Greater Planar Essence';
  expect(linesOf(listWith())[0]).toContain(`2 × ${service} [an enchanter, with ${materials}]`);
  const bought = listWith(tick, { ...tick, player: 'Bran' });
  expect(linesOf(bought)[0]).toBe(`0 × ${service}`);
  expect(tsmText(bought)).toBe('');
  const withCloak = [...players, playerWearing('Druid-Feral', pieceWithoutEnchant(CLOAK))];
  const materialsText = 'group:Ready Check`Materials,i:22445,i:22446,i:22451';
  expect(tsmText(listFor(withCloak, circumstances))).toBe(materialsText);
});

test('namesakes are listed separately with servers', () => {
  const players = ['Firemaw', 'Golemagg'].map(
    (server): Player => ({
      ...armsWarrior(`Tavish-${server}`, pieceWithoutEnchant(LEGS)),
      raider: { key: `Tavish-${server}`, name: 'Tavish', server },
    }),
  );
  const list = listFor(players);
  const line = '2 × Dragonscale Leg Armor: Tavish-Firemaw, Tavish-Golemagg';
  expect(listText(list, TITLE)).toContain(line);
  expect(list.players).toBe(2);
});

test('only the names of import groups stay English in another language', () => {
  const words = { enchants: 'Verzauberungen', anEnchant: (slot: string) => `etwas für ${slot}` };
  setLanguage({ language: 'de', parts: { toBuy: words }, terms: { Legs: 'Beine' } });
  const ulf = armsWarrior('Ulf', pieceWithoutEnchant(LEGS));
  const list = listFor([ulf, playerOfUnknownClass('Kadda')]);
  const lines = '1 × Dragonscale Leg Armor: Ulf\n1 × etwas für Beine: Kadda';
  expect(listText(list, TITLE)).toContain(`Verzauberungen\n${lines}`);
  expect(tsmText(list)).toBe('group:Ready Check`Enchants,i:56550');
});

test('names and title are escaped for Discord', () => {
  const [message = ''] = listMessages(
    listFor([playerOfUnknownClass('*Kad_da*'), playerOfUnknownClass('@everyone')]),
    { title: '**Raid** <@1>', date: '' },
  );
  expect(message).toBe(
    '**To buy** · \\*\\*Raid\\*\\* \\<@\u200b1>\n\n**Enchants**\n- 2 × an enchant for Legs: @\u200beveryone, \\*Kad\\_da\\*',
  );
});

test('a line and its note are in the same Discord message', () => {
  const names = Array.from({ length: 160 }, (_, index) => `Kadda${1000 + index}`);
  const ulf = armsWarrior('Ulf', gemmedPiece(2, 52_081));
  const list = listFor([...names.map((name) => playerOfUnknownClass(name)), ulf]);
  const lengths = Array.from({ length: 100 }, (_, index) => index);
  const seconds = lengths.map((length) => {
    const title = { title: 'x'.repeat(length), date: 'y'.repeat(100) };
    return listMessages(list, title).at(-1) ?? '';
  });
  expect(seconds.filter((message) => message.startsWith('- in '))).toEqual([]);
  const isWhole = (message: string) => /^- 1 × .+: Ulf\n {2}- in Shoulders$/.test(message);
  expect(seconds.some(isWhole)).toBe(true);
});
