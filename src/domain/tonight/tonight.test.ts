import { expect, test } from 'vitest';
import { raidOn, tableOf } from '#test/digested-raid';
import { seasonRaids } from '#test/season';
import { ERAS } from '../eras/era-list';
import { formatShortDate } from '../format';
import { eveningTable } from '../groups/evening-table';
import { groupWith, type RaidGroup, raidGroups } from '../groups/groups';
import { CLASS_KEYS } from '../raid/class-keys';
import {
  type Candidate,
  candidateName,
  candidatesOf,
  type Guest,
  guestCandidate,
  roleCountsText,
} from './candidates';
import { choiceOf } from './choice';
import { couldBringText, tonightMessages, tonightWhispers } from './copies';
import { coverTonight, type TonightCoverage } from './coverage';
import { eraClasses, sizeFor } from './era-offers';
import { namesToCopy } from './take-names';

const GROUP = groupWith(raidGroups(await seasonRaids()), 'SeasonTwentyFv07') as RaidGroup;
const TABLE = eveningTable(GROUP, []);
const ALL = candidatesOf(TABLE);

const guest = (name: string, classKey?: Guest['classKey'], spec?: string): Candidate =>
  guestCandidate({
    id: `guest ${name}`,
    name,
    ...(classKey && { classKey }),
    ...(spec && { spec }),
  });

const named = (name: string) => ALL.find((one) => one.name === name) as Candidate;

test.each<[called: string, role: string, picture: string, ...known: Parameters<typeof guest>]>([
  ['Torvald', 'tanks', 'DeathKnight-Blood', 'Torvald', 'deathknight', 'Blood'],
  ['Restoration Shaman', 'healers', 'Shaman-Restoration', '', 'shaman', 'Restoration'],
  ['Mage', 'dps', 'Mage', '', 'mage'],
  ['guest', 'dps', 'Unknown', ''],
])('a guest is called %s and has a role and picture', (name, role, picture, ...known) => {
  const one = guest(...known);
  expect(one.role).toBe(role);
  expect(candidateName(one)).toBe(name);
  expect(one.raider).toMatchObject({ picture, roles: [role], talents: [], gear: [] });
  expect(one.names).toEqual(known[0] ? [{ name }] : []);
});

test.each([
  ['cataclysm', 10, 10],
  ['cataclysm', 11, 25],
  ['cataclysm', 0, 10],
  ['cataclysm', 26, 25],
  ['retail', 16, 20],
  ['another', 41, 40],
])('in %s %i players need a raid of size %i', (id, players, size) => {
  expect(sizeFor({ id }, players)).toBe(size);
});

test.each<[what: string, sizes: number[], size: number]>([
  ['a split evening of two tens', [10, 10], 25],
  ['a ten', [10], 10],
  ['twenty-five places for ten', [25], 25],
  ['ten in a raid of unknown size', [], 10],
])('the size for %s is the smallest that fits all players', (_, sizes, size) => {
  const tens = [0, 1].map((ten) => Array.from({ length: 10 }, (_, one) => `${ten} ${one}`));
  const before = raidOn(-7, [tens.flat()]);
  const raids = tens.slice(0, Math.max(1, sizes.length)).map((players, minutes) => {
    const raid = raidOn(0, [players], { minutes });
    const kills = raid.kills.map(({ fight: { size: _, ...fight }, ...kill }) => {
      const known = sizes[minutes];
      return { ...kill, fight: { ...fight, ...(known && { size: known }) } };
    });
    return { ...raid, kills };
  });
  const table = tableOf([before, ...raids]);
  expect(choiceOf([], table, candidatesOf(table)).size).toBe(size);
});

test('the buffs of an era name all its classes', async () => {
  const judged = ERAS.filter(({ tables }) => tables);
  expect(judged.length).toBeGreaterThan(2);
  for (const { tables, ...era } of judged) {
    const buffs = await tables?.loadBuffs();
    expect(eraClasses(era)).toEqual(CLASS_KEYS.filter((key) => buffs?.classes.includes(key)));
  }
  expect(eraClasses({ id: 'forever' })).toHaveLength(9);
  expect(eraClasses({ id: 'another' })).toEqual(CLASS_KEYS);
});

test('the post for an era without rules states that nobody is judged', () => {
  const { tables: _, ...era } = GROUP.era;
  const [message] = tonightMessages({ ...GROUP, era }, { coming: ALL, size: 25 }, { missing: [] });
  expect(message).toContain('Not judged: there are no rules for this version of the game');
});

test('a guest without a name is called by spec and class', () => {
  const guests = [guest('', 'mage'), guest('Torvald')];
  expect(namesToCopy([named('Niniane'), ...guests])).toBe('Niniane\nTorvald');
  const text = couldBringText([named('Niniane'), guest('', 'mage', 'Fire')]);
  expect(text).toBe('Could bring it: Niniane, Fire Mage (not coming)');
  expect(couldBringText([])).toBe('');
});

test('players beyond the raid’s size are still counted', async () => {
  expect(roleCountsText([], 25)).toBe('Tanks 0 · Healers 0 · Damage 0 · 0 of 25');
  expect(roleCountsText(ALL, 10)).toMatch(new RegExp(` · ${ALL.length} of 10$`));
  const buffs = await GROUP.era.tables?.loadBuffs();
  if (!buffs) throw new Error('no tables');
  const nobody = coverTonight({ coming: [], notComing: ALL, size: 25 }, buffs);
  expect(nobody.missing).toHaveLength(buffs.categories.length);
  expect(nobody.onlySourceOf.size).toBe(0);
  const all = coverTonight({ coming: ALL, notComing: [], size: 10 }, buffs);
  expect(all.missing.flatMap(({ couldBring }) => couldBring)).toEqual([]);
});

test('a post has a head and no empty parts', async () => {
  const [speed, crit] = (await GROUP.era.tables?.loadBuffs())?.categories ?? [];
  if (!speed || !crit) throw new Error('No buffs');
  const post = (coming: readonly Candidate[], missing: TonightCoverage['missing']) =>
    tonightMessages(GROUP, { coming, size: 25 }, { missing });
  const head = '**Kettlebrew’s raid** · Tonight\n';
  const newleaf = named('Newleaf');
  const date = newleaf.seen && formatShortDate(newleaf.seen.evening.pulledAt);
  const missing = [
    { category: speed, couldBring: [named('Cinderpaw')] },
    { category: crit, couldBring: [] },
  ];
  expect(post([newleaf, named('Harrowgate'), guest('Torvald')], missing)).toEqual([
    `${head}Tanks 1 · Healers 0 · Damage 2 · 3 of 25\n\n**Missing**\n• +10% Melee Speed · Could bring it: Cinderpaw (not coming)\n• +5% Crit\n\n• Newleaf: Chest, Cloak (as of ${date})`,
  ]);
  expect(post([], [])).toEqual([`${head}Tanks 0 · Healers 0 · Damage 0 · 0 of 25`]);
});

test('whispers go to attending players with faults', () => {
  const coming = [named('Newleaf'), named('Harrowgate'), guest('Torvald')];
  expect(tonightWhispers(GROUP, coming)).toEqual(['/w Newleaf Missing Enchant: Chest, Cloak']);
  expect(tonightWhispers(GROUP, [...coming, named('Fennimore')])).toEqual([
    '/w Newleaf-Everlook Missing Enchant: Chest, Cloak',
    '/w Fennimore-Lakeshire Missing Enchant: Boots',
  ]);
});

test('in Burning Crusade Tonight names no buff of a party as missing', async () => {
  const buffs = await ERAS.find(({ id }) => id === 'burning-crusade')?.tables?.loadBuffs();
  if (!buffs) throw new Error('No buffs');
  const shaman = guest('Zul', 'shaman', 'Enhancement');
  const paladin = guest('Uther', 'paladin', 'Holy');
  const choice = { coming: [shaman], notComing: [paladin], size: 25 };
  const { narrow, missing, onlySourceOf } = coverTonight(choice, buffs);
  const partyCategories = [...(buffs.narrow?.party ?? []), ...(buffs.narrow?.singleTarget ?? [])];
  expect(narrow?.boxes.length).toBeGreaterThan(0);
  const named = [...missing.map(({ category }) => category), ...[...onlySourceOf.values()].flat()];
  expect(named.filter((category) => partyCategories.includes(category))).toEqual([]);
  expect(missing.some(({ couldBring }) => couldBring.includes(paladin))).toBe(true);
});
