import { expect, test } from 'vitest';
import { raidOn } from '#test/season-raid';
import type { SeasonRaid } from '../digests/season-raid';
import { type EveningTable, eveningTable } from '../groups/evening-table';
import { seasonGroups } from '../groups/groups';
import { candidatesOf, guestCandidate } from './candidates';
import {
  changesFor,
  changesOfList,
  changesToUndo,
  choiceOf,
  earlierStatements,
  mergeTonight,
  newestCodes,
  type TonightChange,
  type TonightStatement,
} from './choice';
import { takeNames } from './take-names';

const tableOf = (raids: readonly SeasonRaid[]): EveningTable => {
  const [group] = seasonGroups(raids);
  if (!group) throw new Error('No group');
  return eveningTable(group, []);
};

/** A and B were there at the newest evening, C and D the week before. */
const EARLIER = raidOn(0, [['A', 'B', 'C', 'D']]);
const NEWEST = raidOn(7, [['A', 'B']]);
const TABLE = tableOf([EARLIER, NEWEST]);
const ALL = candidatesOf(TABLE);
const NOW = newestCodes(TABLE.group);

const saidAt = (at: number, ...words: readonly TonightChange[]): TonightStatement[] =>
  words.map((word) => ({ ...word, at, evening: NOW }));
const of = (names: string) => ALL.filter(({ name }) => names.includes(name));
const tick = (names: string) => changesFor(of(names), true);
const untick = (names: string) => changesFor(of(names), false);
const GUEST = { id: 'guest 1', name: 'Torvald', classKey: 'rogue', spec: 'Combat' } as const;
const guest = (isComing: boolean): TonightChange => ({ kind: 'guest', guest: GUEST, isComing });

const chosen = (said: readonly TonightStatement[], table = TABLE) => {
  const all = candidatesOf(table);
  const { coming, guests } = choiceOf(mergeTonight(said), table, all);
  return [...all, ...guests.map(guestCandidate)]
    .filter(({ id }) => coming.has(id))
    .map(({ name }) => name)
    .join('');
};

const listed = (text: string) => changesOfList(takeNames(text, ALL));
const ASKED = changesOfList({
  ...{ coming: [], away: [], unknown: [] },
  ambiguous: [{ name: 'C', candidates: of('C') }],
});
const UNKNOWN = { kind: 'player', player: { name: 'Zyxx' }, isComing: true } as const;

/** The words are said one after another. */
test.each<[title: string, expected: string, ...said: (readonly TonightChange[])[]]>([
  ['those of the newest evening come at first', 'AB'],
  ['a tick changes one', 'ABC', tick('C')],
  ['taking a tick off changes one', 'B', untick('A')],
  ['two windows that each tick another both count', 'ABCD', tick('C'), tick('D')],
  ['a list means nobody else', 'C', listed('C')],
  ['a tick before a list ends with it', 'C', tick('D'), listed('C')],
  ['a tick after a list counts', 'CD', listed('C'), tick('D')],
  ['a list that only says who is away changes them alone', 'B', listed('Absence: A')],
  ['a list of whom is asked means nobody else', '', ASKED],
  ['a list of nobody changes nobody', 'AB', listed('https://example.com')],
  ['a guest comes', 'ABTorvald', [guest(true)]],
  ['a guest who is removed is gone', 'AB', [guest(true)], [{ kind: 'no guest', id: GUEST.id }]],
  ['a list without the guest means the guest too', 'C', [guest(true)], listed('C')],
  [
    'a list with the guest means the guest',
    'Torvald',
    changesOfList(takeNames('Torvald', [guestCandidate(GUEST)])),
  ],
  ['whom nobody knows changes nobody', 'AB', [UNKNOWN]],
])('%s', (_, expected, ...said) => {
  expect(chosen(said.flatMap((words, nth) => saidAt(nth + 1, ...words)))).toBe(expected);
});

test('of two statements about one player the later counts', () => {
  expect(chosen([...saidAt(2, ...untick('C')), ...saidAt(1, ...tick('C'))])).toBe('AB');
});

test('a statement of another evening does not count', () => {
  const another = saidAt(1, ...tick('C')).map((one) => ({ ...one, evening: ['Another'] }));
  expect(chosen(another)).toBe('AB');
});

test('a tick while one kill is read stores none of those who are read later', () => {
  const partly = tableOf([raidOn(7, [['A']])]);
  const evening = newestCodes(partly.group);
  const [a] = candidatesOf(partly);
  const said = changesFor(a ? [a] : [], false).map((word) => ({ ...word, at: 1, evening }));
  expect(chosen(said, partly)).toBe('');
  expect(chosen(said)).toBe('B');
});

test('a list pasted while raids are still read also applies to players read later', () => {
  const partly = tableOf([raidOn(7, [['A']])]);
  const words = changesOfList(takeNames('A', candidatesOf(partly)));
  const evening = newestCodes(partly.group);
  expect(chosen(words.map((word) => ({ ...word, at: 1, evening })))).toBe('A');
});

test('what was said of one report of an evening counts for its other reports', () => {
  const other = raidOn(7, [['A', 'B']], { minutes: 30 });
  const both = tableOf([EARLIER, NEWEST, other]);
  expect(newestCodes(both.group)).toHaveLength(2);
  expect(chosen(saidAt(1, ...tick('C')), both)).toBe('ABC');
});

test.each<[string, readonly TonightStatement[], string]>([
  ['a first list', [], 'C'],
  ['a list after a tick', saidAt(1, ...tick('D'), ...untick('A')), 'C'],
  ['a list after a list', saidAt(1, ...listed('B, D')), 'C, B'],
  ['a list that says who is away', saidAt(1, ...tick('C')), 'Absence: A, C'],
  ['a list after a guest', saidAt(1, guest(true), ...untick('A')), 'C'],
])('taking back %s leaves the choice as before', (_, said, text) => {
  const before = choiceOf(mergeTonight(said), TABLE, ALL);
  const all = [...ALL, ...before.guests.map(guestCandidate)];
  const taken = takeNames(text, all);
  const both = [...said, ...saidAt(2, ...changesOfList(taken))];
  expect(chosen(both)).not.toBe(chosen(said));
  const undone = mergeTonight([...both, ...saidAt(3, ...changesToUndo(taken, before, all))]);
  expect(choiceOf(undone, TABLE, ALL)).toEqual(before);
});

test('taking a list back leaves alone who was ticked or asked for', () => {
  const before = choiceOf([], TABLE, ALL);
  const taken = { ...takeNames('B', ALL), ambiguous: [{ name: 'C', candidates: of('C') }] };
  const said = [
    ...saidAt(1, ...changesOfList(taken)),
    ...saidAt(2, ...tick('CD')),
    ...saidAt(3, ...changesToUndo(taken, before, ALL)),
  ];
  expect(chosen(said)).toBe('ABD');
});

test('the size is that of the newest evening’s raid until one is chosen', () => {
  const size = (said: readonly TonightStatement[]) => choiceOf(mergeTonight(said), TABLE, ALL).size;
  expect(size([])).toBe(10);
  expect(size([40, 25].flatMap((size, nth) => saidAt(nth, { kind: 'size', size })))).toBe(25);
});

test('a whole list of an earlier release is read, with its guests and size', () => {
  const player = changesFor(of('C'), true).flatMap((word) => ('player' in word ? word.player : []));
  const guests = [
    { ...GUEST, isComing: true },
    { id: 'guest 2', name: '', isComing: false },
  ];
  const said = earlierStatements({ evening: NOW, coming: player, guests, size: 25 }, 0);
  expect(choiceOf(mergeTonight(said), TABLE, ALL)).toEqual({
    coming: new Set([...of('C').map(({ id }) => id), GUEST.id]),
    guests: [GUEST, { id: 'guest 2', name: '' }],
    size: 25,
    areOthersAway: true,
  });
  expect(chosen([...said, ...saidAt(1, ...tick('D'))])).toBe('CDTorvald');
});

test('the latest statement about each thing stays, for twenty evenings', () => {
  const size = (at: number, evening: string) =>
    ({ kind: 'size', size: at, at, evening: [evening] }) as const;
  const merged = mergeTonight([size(2, 'One'), size(1, 'One'), size(3, 'Two')]);
  expect(merged).toEqual([size(2, 'One'), size(3, 'Two')]);
  const many = Array.from({ length: 25 }, (_, nth) => size(nth, `Evening ${nth}`));
  expect(mergeTonight(many)).toEqual(many.slice(5));
  const players = [{ name: 'A' }, { name: 'A', server: 'B' }, { name: 'A', guid: 1 }];
  const ticks = players.flatMap((player) => saidAt(1, { kind: 'player', player, isComing: true }));
  expect(mergeTonight(ticks)).toEqual(ticks);
});
