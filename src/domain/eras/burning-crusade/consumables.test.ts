import { expect, test } from 'vitest';
import { killWith } from '#test/fights';
import { plainRaider } from '#test/gear';
import { type Auras, snapshotsOf } from '#test/pull';
import type { FightPlace } from '../../pull/consumables';
import { countsText, pullCellText } from '../../pull/pull-list-words';
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

const BARE = { 15: undefined };
const READY: Logged = { auras: [RELENTLESS, SPELL_DAMAGE_FOOD], weapons: { 15: WIZARD_OIL } };

const FLASKLESS: Logged = { ...READY, auras: [SPELL_DAMAGE_FOOD] };

/** Returns the pull of a raider and of three who have everything. */
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

test.each<[why: string, words: string, ...auras: (number | { id: number; name: string })[]]>([
  ['a flask', 'Flask of Relentless Assault', RELENTLESS],
  [
    'a flask that the log site names from today’s game',
    'Flask of Mighty Restoration',
    { id: 28519, name: 'Flask of Mighty Versatility' },
  ],
  ['a flask of Shattrath', 'Relentless Assault of Shattrath', 41606],
  [
    'both elixirs',
    'Elixir of Major Agility · Elixir of Draenic Wisdom',
    MAJOR_AGILITY,
    DRAENIC_WISDOM,
  ],
  ['one elixir', 'Battle elixir only: Elixir of Major Agility', MAJOR_AGILITY],
  ['no flask or elixir', 'No flask seen'],
])('a raider with $0 reads $1', (_, words, ...auras) => {
  const lines = linesOf({ ...READY, auras: [...auras, SPELL_DAMAGE_FOOD] });
  expect(lines.slice(0, -2).join(' · ')).toBe(words);
});

test.each([
  ['food by its id', 'Food: 23 spell damage', SPELL_DAMAGE_FOOD],
  ['food that is not called Well Fed', 'Food: 20 spell crit', SKULLFISH],
  ['food of no known stat', 'Food: Electrified', 43730],
  ['unknown food by name', 'Food: Well Fed', { id: 999_999, name: 'Well Fed' }],
  ['the aura of eating', 'No food seen', EATING],
  ['a potion, which is no food', 'No food seen', 28508],
])('a raider with %s has the line “%s”', (_, line, aura) => {
  expect(linesOf({ ...READY, auras: [RELENTLESS, aura] })[1]).toBe(line);
});

test.each<[why: string, words: string, weapons: Logged['weapons']]>([
  ['an oil', 'Weapon: Superior Wizard Oil', { 15: WIZARD_OIL }],
  ['two poisons', 'Weapon: Instant Poison VII · Weapon: Deadly Poison VII', { 15: 2641, 16: 2643 }],
  ['a poison on the off hand alone', 'Weapon: Deadly Poison VII', { 15: undefined, 16: 2643 }],
  ['a shaman’s imbue', 'Weapon: Windfury Weapon 5', { 15: 2636 }],
  ['a totem of the party, which replaces a stone', 'Weapon: Windfury Totem', { 15: 2639 }],
  ['a weapon enchant that no table knows', 'Weapon enchant seen', { 15: 987_654 }],
  ['a bare weapon', 'No weapon enchant seen', BARE],
  ['a fishing lure', 'No weapon enchant seen', { 15: 263 }],
  ['no weapon in the log', '', {}],
])('a raider with %s has the weapon lines “%s”', (_, words, weapons) => {
  expect(weaponLines(weapons).join(' · ')).toBe(words);
});

test('no weapon enchant counts as missing if most raiders lack it', () => {
  const bare: Logged = { ...READY, weapons: BARE };
  expect(weaponLines(BARE, [bare, bare, READY])).toEqual(['Weapon: not in this log']);
});

test('a raider without a snapshot still has the summary’s weapon enchant', () => {
  const lines = linesOf({ weapons: { 15: WIZARD_OIL } });
  expect(lines).toEqual(['No snapshot in this log', 'Weapon: Superior Wizard Oil']);
});

test('the heading of a pull counts weapon enchants beside flasks and food', () => {
  const pull = pullWith({ ...READY, weapons: BARE });
  expect(pullHeading(pull)).toBe('Flask 4 · Food 4 · Weapon 3 of 4');
  expect(pullLists(pull).map(({ id }) => listTitle(id))).toEqual(['No weapon enchant seen']);
});

test('an oil of an earlier tier counts as lower tier', () => {
  const lists = pullLists(pullWith({ ...READY, weapons: { 15: 2627 } }));
  expect(lists.map(({ id, raiders }) => [id, raiders.map(({ seen }) => seen[0]?.name)])).toEqual([
    ['lower tier', ['Wizard Oil']],
  ]);
});

test.each([
  [READY, 'flask, food and weapon enchant'],
  [{ ...READY, weapons: BARE }, 'no weapon enchant seen'],
  [{ auras: [], weapons: BARE }, 'no flask, food or weapon enchant seen'],
  [{ ...READY, weapons: {} }, 'flask and food'],
])('a cell of the night reads $1', (one, words) => {
  const pull = pullWith(one);
  const [kadda] = pull.raiders;
  expect(kadda && pullCellText(kadda, pull)).toBe(words);
});

test('no player of the Chess Event lacks anything because raiders play the pieces', () => {
  const unready: Logged = { auras: [], weapons: BARE };
  const chess = pullWith(unready, undefined, { zoneId: 532, encounterId: 50_660 });
  expect(pullLists(chess)).toEqual([]);
  const other = pullWith(unready, undefined, { zoneId: 532, encounterId: 50_652 });
  expect(pullLists(other).map(({ id }) => id)).toEqual(['no flask', 'no food', 'no weapon']);
});

test('in Gruul’s Lair a night does not count an unlisted category as not seen', () => {
  const pull = pullWith(FLASKLESS, undefined, { zoneId: 565 });
  const raiders = pull.raiders.map(({ raider }) => raider);
  const fight = killWith({ boss: '', difficulty: 0 });
  const rows = pullNightRows([{ fight, raiders, pull }], pull.categories);
  const kadda = rows.find(({ player }) => player.name === 'Kadda');
  expect(countsText(kadda?.counts ?? [])).toBe('Food 1 of 1 · Weapon 1 of 1');
  expect(rows.some(hasUnseen)).toBe(false);
  expect(isAllSeen(pull)).toBe(false);
  expect(isAllSeen(pullWith(READY))).toBe(true);
});

test('in Gruul’s Lair nobody counts as without a flask', () => {
  const pull = pullWith(FLASKLESS, undefined, { zoneId: 565 });
  const [kadda] = pull.raiders;
  expect(kadda && detailLines(kadda, pull)[0]?.words).toBe('Flask: not in this log');
  expect(kadda && pullCellText(kadda, pull)).toBe('food and weapon enchant');
  expect(pullLists(pull)).toEqual([]);
  const elsewhere = pullWith(FLASKLESS, undefined, { zoneId: 564 });
  expect(pullLists(elsewhere).map(({ id }) => id)).toEqual(['no flask']);
});
