import { expect, test } from 'vitest';
import { seasonRaids } from '#test/season';
import { raidOn, tableOf } from '#test/season-raid';
import { ERAS } from '../eras/era-list';
import { formatShortDate } from '../format';
import { groupWith, type SeasonGroup, seasonGroups } from '../season/groups';
import { seasonTable } from '../season/season';
import {
  type Candidate,
  type Choice,
  candidateName,
  candidatesOf,
  firstChoice,
  type Guest,
  guestCandidate,
  headText,
  keepChoice,
  restoreChoice,
} from './candidates';
import { couldBringText, tonightMessages, tonightWhispers } from './copies';
import { coverTonight, type TonightCoverage } from './coverage';
import { sizeFor } from './raid-sizes';
import { namesToCopy } from './take-names';

const GROUP = groupWith(seasonGroups(await seasonRaids()), 'SeasonTwentyFv07') as SeasonGroup;
const TABLE = seasonTable(GROUP, []);
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
])('in %s a raid of %i takes %i', (id, players, size) => {
  expect(sizeFor({ id }, players)).toBe(size);
});

test.each<[what: string, sizes: number[], size: number]>([
  ['a split evening of two tens', [10, 10], 25],
  ['a ten', [10], 10],
  ['twenty-five places for ten', [25], 25],
  ['ten in a raid of unknown size', [], 10],
])('%s is expected in the smallest size that takes all of them', (_, sizes, size) => {
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
  expect(firstChoice(table.group, candidatesOf(table)).size).toBe(size);
});

test('guests without a name are not copied, and are named by class where they could bring something', () => {
  expect(namesToCopy([named('Niniane'), guest('', 'mage'), guest('Torvald')])).toBe(
    'Niniane\nTorvald',
  );
  expect(couldBringText([named('Niniane'), guest('', 'mage', 'Fire')])).toBe(
    'Could bring it: Niniane, Fire Mage (not coming)',
  );
  expect(couldBringText([])).toBe('');
});

test('nobody coming, and more than the raid takes, are counted as they are', async () => {
  expect(headText([], 25)).toBe('Tanks 0 · Healers 0 · Damage 0 · 0 of 25');
  expect(headText(ALL, 10)).toMatch(new RegExp(` · ${ALL.length} of 10$`));
  const buffs = await GROUP.era.tables?.loadBuffs();
  if (!buffs) throw new Error('no tables');
  const nobody = coverTonight({ coming: [], notComing: ALL, size: 25 }, buffs);
  expect(nobody.missing).toHaveLength(buffs.categories.length);
  expect(nobody.onlySourceOf.size).toBe(0);
  const all = coverTonight({ coming: ALL, notComing: [], size: 10 }, buffs);
  expect(all.missing.flatMap(({ couldBring }) => couldBring)).toEqual([]);
});

const CHOICE: Choice = {
  coming: new Set([named('Niniane').id, 'guest 1']),
  unknown: [],
  guests: [
    { id: 'guest 1', name: 'Torvald', classKey: 'rogue', spec: 'Combat' },
    { id: 'guest 2', name: '' },
  ],
  size: 10,
};

test('a kept choice is restored, with guests who come and guests who do not', () => {
  const kept = keepChoice(CHOICE, GROUP, ALL);
  expect(restoreChoice([kept], TABLE, ALL)).toEqual(CHOICE);
  expect(restoreChoice([JSON.parse(JSON.stringify(kept))], TABLE, ALL)).toEqual(CHOICE);
});

test('a choice ends with a newer evening, and whom nobody knows any more is left out', () => {
  const kept = keepChoice(CHOICE, GROUP, ALL);
  expect(restoreChoice([{ ...kept, evening: ['Another'] }], TABLE, ALL)).toEqual(
    firstChoice(GROUP, ALL),
  );
  const unknown = { ...kept, coming: [{ name: 'Zyxx' }] };
  expect([...restoreChoice([unknown], TABLE, ALL).coming]).toEqual(['guest 1']);
});

test('whom no raid that was read has stays in the choice', () => {
  const kept = keepChoice(CHOICE, GROUP, ALL);
  const others = ALL.filter(({ name }) => name !== 'Niniane');
  const restored = restoreChoice([kept], TABLE, others);
  expect(restored.coming).toEqual(new Set(['guest 1']));
  expect(keepChoice(restored, GROUP, others)).toEqual(kept);
});

test('a post has the head, what is missing with who could bring it, and faults with their date', async () => {
  const buffs = await GROUP.era.tables?.loadBuffs();
  if (!buffs) throw new Error('No buffs');
  const coming = [named('Newleaf'), named('Harrowgate'), guest('*Torvald*', 'rogue')];
  const notComing = ALL.filter((one) => !coming.includes(one));
  const { missing } = coverTonight({ coming, notComing, size: 25 }, buffs);
  const text = tonightMessages(GROUP, { coming, size: 25 }, { missing }).join('\n');
  expect(text).toContain(headText(coming, 25));
  expect(text).toMatch(/• \+5% Crit · Could bring it: .*Cinderpaw.* \(not coming\)/);
  expect(text).toMatch(/• Newleaf: .*Chest.*Cloak.* \(as of Sep 2\d\)/);
  expect(text).not.toContain('Harrowgate');
  expect(text).not.toContain('Torvald');
});

test('a post has its parts under one another, and leaves out what is empty', async () => {
  const [speed, crit] = (await GROUP.era.tables?.loadBuffs())?.categories ?? [];
  if (!speed || !crit) throw new Error('No buffs');
  const post = (coming: readonly Candidate[], missing: TonightCoverage['missing']) =>
    tonightMessages(GROUP, { coming, size: 25 }, { missing });
  const head = '**Firelands, "the good one"; =1+1** · Tonight\n';
  const newleaf = named('Newleaf');
  const date = newleaf.seen && formatShortDate(newleaf.seen.evening.pulledAt);
  const missing = [
    { category: speed, couldBring: [named('Cinderpaw')] },
    { category: crit, couldBring: [] },
  ];
  expect(post([newleaf, named('Harrowgate')], missing)).toEqual([
    `${head}Tanks 1 · Healers 0 · Damage 1 · 2 of 25\n\n**Missing**\n• +10% Melee Speed · Could bring it: Cinderpaw (not coming)\n• +5% Crit\n\n• Newleaf: Chest, Cloak (as of ${date})`,
  ]);
  expect(post([], [])).toEqual([`${head}Tanks 0 · Healers 0 · Damage 0 · 0 of 25`]);
});

test('whispers go to those coming with faults, with realms if those coming have several', () => {
  const coming = [named('Newleaf'), named('Harrowgate'), guest('Torvald')];
  expect(tonightWhispers(GROUP, coming)).toEqual(['/w Newleaf Missing Enchant: Chest, Cloak']);
  expect(tonightWhispers(GROUP, [...coming, named('Fennimore')])).toEqual([
    '/w Newleaf-Everlook Missing Enchant: Chest, Cloak',
    '/w Fennimore-Lakeshire Missing Enchant: Boots',
  ]);
});

test('in Burning Crusade nothing of a party is missing, and nobody is its only source', async () => {
  const buffs = await ERAS.find(({ id }) => id === 'burning-crusade')?.tables?.loadBuffs();
  if (!buffs) throw new Error('No buffs');
  const shaman = guest('Zul', 'shaman', 'Enhancement');
  const paladin = guest('Uther', 'paladin', 'Holy');
  const { narrow, missing, onlySourceOf } = coverTonight(
    { coming: [shaman], notComing: [paladin], size: 25 },
    buffs,
  );
  const ofParty = [...(buffs.narrow?.party ?? []), ...(buffs.narrow?.singleTarget ?? [])];
  expect(narrow?.boxes.length).toBeGreaterThan(0);
  const named = [...missing.map(({ category }) => category), ...[...onlySourceOf.values()].flat()];
  expect(named.filter((category) => ofParty.includes(category))).toEqual([]);
  expect(missing.some(({ couldBring }) => couldBring.includes(paladin))).toBe(true);
});
