import { expect, test } from 'vitest';
import { killWith } from '#test/fights';
import { plainRaider } from '#test/gear';
import { type Auras, snapshotsOf } from '#test/pull';
import type { FightPlace } from '../../pull/consumables';
import { describePullCell } from '../../pull/pull-list-words';
import { isAllSeen, pullLists } from '../../pull/pull-lists';
import { hasUnseen, pullNightRows } from '../../pull/pull-night';
import { detailLines, listTitle, pullHeading } from '../../pull/pull-words';
import { readPull } from '../../pull/read-pull';
import type { Piece } from '../../raid/raid';
import { BURNING_CRUSADE_CONSUMABLES } from './consumables';

const RELENTLESS = 28520;
const MAJOR_AGILITY = 28497; // battle
const DRAENIC_WISDOM = 39627; // guardian
const SPELL_DAMAGE_FOOD = 33263;
const SKULLFISH = 43722; // Enlightened
const EATING = 33258;
const WIZARD_OIL = 2678;

interface Logged {
  auras?: Auras;
  /** Temporary enchants by slot; absent without weapons. */
  weapons?: Readonly<Record<number, number | undefined>>;
}

const piece = (slot: number, temporaryEnchantId: number | undefined): Piece => ({
  slot,
  itemId: 32369,
  name: 'Blade',
  icon: '',
  ...(temporaryEnchantId !== undefined && { temporaryEnchantId }),
});

const gearOf = ({ weapons = {} }: Logged): Piece[] =>
  Object.entries(weapons).map(([slot, enchant]) => piece(Number(slot), enchant));

const READY: Logged = { auras: [RELENTLESS, SPELL_DAMAGE_FOOD], weapons: { 15: WIZARD_OIL } };

/** A raider's pull, beside three who have everything. */
function pullWith(
  one: Logged,
  others: readonly Logged[] = [READY, READY, READY],
  fight: FightPlace = {},
) {
  const all = [one, ...others].map(
    (logged, nth) => [nth ? `Ready${nth}` : 'Kadda', logged] as const,
  );
  return readPull(
    {
      snapshots: snapshotsOf(Object.fromEntries(all.map(([name, { auras }]) => [name, auras]))),
      buffs: [],
    },
    { raiders: all.map(([name, logged]) => plainRaider(name, { gear: gearOf(logged) })), fight },
    BURNING_CRUSADE_CONSUMABLES,
  );
}

const linesOf = (one: Logged, others?: readonly Logged[]): string[] => {
  const pull = pullWith(one, others);
  const [kadda] = pull.raiders;
  return kadda ? detailLines(kadda, pull).map(({ words }) => words) : [];
};
const weaponLines = (weapons: Logged['weapons'], others?: readonly Logged[]): string[] =>
  linesOf({ ...READY, ...(weapons && { weapons }) }, others).slice(2);

test.each([
  ['a flask', [RELENTLESS], ['Flask of Relentless Assault']],
  [
    'a flask that the log site names from today’s game',
    [{ id: 28519, name: 'Flask of Mighty Versatility' }],
    ['Flask of Mighty Restoration'],
  ],
  ['a flask of Shattrath', [41606], ['Relentless Assault of Shattrath']],
  [
    'both elixirs',
    [MAJOR_AGILITY, DRAENIC_WISDOM],
    ['Elixir of Major Agility', 'Elixir of Draenic Wisdom'],
  ],
  ['one elixir', [MAJOR_AGILITY], ['Battle elixir only: Elixir of Major Agility']],
  ['no flask or elixir', [], ['No flask seen']],
])('a raider with $0 reads $2', (_, auras, lines) => {
  expect(linesOf({ ...READY, auras: [...auras, SPELL_DAMAGE_FOOD] }).slice(0, -2)).toEqual(lines);
});

test.each([
  { aura: SPELL_DAMAGE_FOOD, line: 'Food: 23 spell damage', why: 'food by its id' },
  { aura: SKULLFISH, line: 'Food: 20 spell crit', why: 'food that is not called Well Fed' },
  { aura: 43730, line: 'Food: Electrified', why: 'food of no known stat' },
  { aura: { id: 999_999, name: 'Well Fed' }, line: 'Food: Well Fed', why: 'unknown food by name' },
  { aura: EATING, line: 'No food seen', why: 'the aura of eating' },
  { aura: 28508, line: 'No food seen', why: 'a potion, which is no food' },
])('a raider with $why reads $line', ({ aura, line }) => {
  expect(linesOf({ ...READY, auras: [RELENTLESS, aura] })[1]).toBe(line);
});

test.each([
  { weapons: { 15: WIZARD_OIL }, lines: ['Weapon: Superior Wizard Oil'], why: 'an oil' },
  {
    weapons: { 15: 2641, 16: 2643 },
    lines: ['Weapon: Instant Poison VII', 'Weapon: Deadly Poison VII'],
    why: 'a poison on each hand',
  },
  {
    weapons: { 15: undefined, 16: 2643 },
    lines: ['Weapon: Deadly Poison VII'],
    why: 'a poison on the off hand alone',
  },
  { weapons: { 15: 2636 }, lines: ['Weapon: Windfury Weapon 5'], why: 'a shaman’s imbue' },
  {
    weapons: { 15: 2639 },
    lines: ['Weapon: Windfury Totem'],
    why: 'a totem of the party, which replaces a stone',
  },
  {
    weapons: { 15: 987_654 },
    lines: ['Weapon enchant seen'],
    why: 'a weapon enchant that no table knows',
  },
  { weapons: { 15: undefined }, lines: ['No weapon enchant seen'], why: 'a bare weapon' },
  { weapons: { 15: 263 }, lines: ['No weapon enchant seen'], why: 'a fishing lure' },
  { weapons: {}, lines: [], why: 'no weapon in the log' },
])('a raider with $why reads $lines', ({ weapons, lines }) => {
  expect(weaponLines(weapons)).toEqual(lines);
});

test('if fewer than half show a weapon enchant, nobody’s counts as not seen', () => {
  const bare: Logged = { ...READY, weapons: { 15: undefined } };
  expect(weaponLines({ 15: undefined }, [bare, bare, READY])).toEqual(['Weapon: not in this log']);
});

test('a raider without a snapshot still has the summary’s weapon enchant', () => {
  expect(linesOf({ weapons: { 15: WIZARD_OIL } })).toEqual([
    'No snapshot in this log',
    'Weapon: Superior Wizard Oil',
  ]);
});

test('the heading of a pull counts weapons beside flasks and food', () => {
  const pull = pullWith({ ...READY, weapons: { 15: undefined } });
  expect(pullHeading(pull)).toBe('Flask 4 · Food 4 · Weapon 3 of 4');
  expect(pullLists(pull).map(({ id }) => listTitle(id))).toEqual(['No weapon enchant seen']);
});

test('an oil of an earlier tier is of a lower tier', () => {
  const lists = pullLists(pullWith({ ...READY, weapons: { 15: 2627 } }));
  expect(lists.map(({ id, raiders }) => [id, raiders.map(({ seen }) => seen[0]?.name)])).toEqual([
    ['lower tier', ['Wizard Oil']],
  ]);
});

test.each([
  [READY, 'flask, food and weapon enchant'],
  [{ ...READY, weapons: { 15: undefined } }, 'no weapon enchant seen'],
  [{ auras: [], weapons: { 15: undefined } }, 'no flask, food or weapon enchant seen'],
  [{ ...READY, weapons: {} }, 'flask and food'],
])('a cell of the night reads $1', (one, words) => {
  const pull = pullWith(one);
  const [kadda] = pull.raiders;
  expect(kadda && describePullCell(kadda, pull)).toBe(words);
});

test('at the Chess Event nobody is said to lack anything, as raiders play the pieces', () => {
  const unready: Logged = { auras: [], weapons: { 15: undefined } };
  const chess = pullWith(unready, undefined, { zoneId: 532, encounterId: 50_660 });
  expect(pullLists(chess)).toEqual([]);
  const other = pullWith(unready, undefined, { zoneId: 532, encounterId: 50_652 });
  expect(pullLists(other).map(({ id }) => id)).toEqual(['no flask', 'no food', 'no weapon']);
});

test('a night leaves out what no log lists in Gruul’s Lair, and finds nothing unseen', () => {
  const pull = pullWith({ auras: [SPELL_DAMAGE_FOOD], weapons: { 15: WIZARD_OIL } }, undefined, {
    zoneId: 565,
  });
  const raiders = pull.raiders.map(({ raider }) => raider);
  const fight = killWith({ boss: '', difficulty: 0 });
  const rows = pullNightRows([{ fight, raiders, pull }], pull.categories);
  const kadda = rows.find(({ player }) => player.name === 'Kadda');
  expect(kadda?.counts).toEqual([
    { category: 'food', seen: 1, of: 1 },
    { category: 'weapon', seen: 1, of: 1 },
  ]);
  expect(rows.some(hasUnseen)).toBe(false);
  expect(isAllSeen(pull)).toBe(false);
  expect(isAllSeen(pullWith(READY))).toBe(true);
});

test('in Gruul’s Lair a flask may be unlisted, so nobody counts as without', () => {
  const unseen: Logged = { auras: [SPELL_DAMAGE_FOOD], weapons: { 15: WIZARD_OIL } };
  const pull = pullWith(unseen, undefined, { zoneId: 565 });
  const [kadda] = pull.raiders;
  expect(kadda && detailLines(kadda, pull).map(({ words }) => words)[0]).toBe(
    'Flask: not in this log',
  );
  expect(kadda && describePullCell(kadda, pull)).toBe('food and weapon enchant');
  expect(pullLists(pull)).toEqual([]);
  expect(pullLists(pullWith(unseen, undefined, { zoneId: 564 })).map(({ id }) => id)).toEqual([
    'no flask',
  ]);
});
