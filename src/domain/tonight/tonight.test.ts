import { expect, test } from 'vitest';
import { seasonRaids } from '#test/season';
import { ERAS } from '../eras/era-list';
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
import { coverTonight } from './coverage';
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

test.each([
  ['a tank’s spec', guest('Torvald', 'deathknight', 'Blood'), 'tanks', 'Torvald'],
  ['a healer’s spec, no name', guest('', 'shaman', 'Restoration'), 'healers', 'Restoration Shaman'],
  ['a class alone', guest('', 'mage'), 'dps', 'Mage'],
  ['nothing', guest(''), 'dps', 'guest'],
])('a guest of %s has a role and something to be called', (_, candidate, role, name) => {
  expect(candidate.role).toBe(role);
  expect(candidateName(candidate)).toBe(name);
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

test('whispers go to those coming with faults, in the words of the night', () => {
  const lines = tonightWhispers(GROUP, [named('Newleaf'), named('Harrowgate'), guest('Torvald')]);
  expect(lines).toEqual(['/w Newleaf Missing Enchant: Chest, Cloak']);
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
