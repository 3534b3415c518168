import { expect, test } from 'vitest';
import { raidOn, tableOf } from '#test/digested-raid';
import { candidatesOf, guestCandidate } from './candidates';
import {
  changesFor,
  changesOfList,
  changesToUndo,
  choiceOf,
  earlierStatements,
  mergeTonight,
  newestEveningCodes,
  type TonightChange,
  type TonightStatement,
} from './choice';
import { takeNames } from './take-names';

/** A and B were there at the newest evening, C and D the week before. */
const EARLIER = raidOn(0, [['A', 'B', 'C', 'D']]);
const NEWEST = raidOn(7, [['A', 'B']]);
const TABLE = tableOf([EARLIER, NEWEST]);
const ALL = candidatesOf(TABLE);
const NOW = newestEveningCodes(TABLE.group);

const statementsAt = (at: number, ...words: readonly TonightChange[]): TonightStatement[] =>
  words.map((word) => ({ ...word, at, evening: NOW }));
const of = (names: string) => ALL.filter(({ name }) => names.includes(name));
const tick = (names: string) => changesFor(of(names), { isComing: true });
const untick = (names: string) => changesFor(of(names), { isComing: false });
const GUEST = { id: 'guest 1', name: 'Torvald', classKey: 'rogue', spec: 'Combat' } as const;
const guest = (isComing: boolean): TonightChange => ({ kind: 'guest', guest: GUEST, isComing });

const chosen = (statements: readonly TonightStatement[], table = TABLE) => {
  const all = candidatesOf(table);
  const { coming, guests } = choiceOf(mergeTonight(statements), table, all);
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

test.each<[title: string, expected: string, ...statements: (readonly TonightChange[])[]]>([
  ['players of the newest evening come by default', 'AB'],
  ['a tick adds a player', 'ABC', tick('C')],
  ['removing a tick removes the player', 'B', untick('A')],
  ['ticks in two windows both count', 'ABCD', tick('C'), tick('D')],
  ['only players on a list come', 'C', listed('C')],
  ['a tick before a list no longer counts', 'C', tick('D'), listed('C')],
  ['a tick after a list counts', 'CD', listed('C'), tick('D')],
  ['a list that only names absent players removes those', 'B', listed('Absence: A')],
  ['a list of only ambiguous names removes every player', '', ASKED],
  ['a list without names changes nothing', 'AB', listed('https://example.com')],
  ['an added guest comes', 'ABTorvald', [guest(true)]],
  ['a removed guest is gone', 'AB', [guest(true)], [{ kind: 'no guest', id: GUEST.id }]],
  ['a list that lacks a guest removes the guest', 'C', [guest(true)], listed('C')],
  ['a listed guest comes', 'Torvald', changesOfList(takeNames('Torvald', [guestCandidate(GUEST)]))],
  ['a statement about an unknown player changes nothing', 'AB', [UNKNOWN]],
])('%s', (_, expected, ...statements) => {
  const made = statements.flatMap((words, nth) => statementsAt(nth + 1, ...words));
  expect(chosen(made)).toBe(expected);
});

test('the later of two statements about a player counts', () => {
  expect(chosen([...statementsAt(2, ...untick('C')), ...statementsAt(1, ...tick('C'))])).toBe('AB');
});

test('a statement of another evening is ignored', () => {
  const another = statementsAt(1, ...tick('C')).map((one) => ({ ...one, evening: ['Another'] }));
  expect(chosen(another)).toBe('AB');
});

test('a tick set while raids are read does not affect players read later', () => {
  const partly = tableOf([raidOn(7, [['A']])]);
  const evening = newestEveningCodes(partly.group);
  const [a] = candidatesOf(partly);
  const statements = changesFor(a ? [a] : [], { isComing: false }).map((word) => ({
    ...word,
    at: 1,
    evening,
  }));
  expect(chosen(statements, partly)).toBe('');
  expect(chosen(statements)).toBe('B');
});

test('a list pasted while raids are still read also applies to players read later', () => {
  const partly = tableOf([raidOn(7, [['A']])]);
  const words = changesOfList(takeNames('A', candidatesOf(partly)));
  const evening = newestEveningCodes(partly.group);
  expect(chosen(words.map((word) => ({ ...word, at: 1, evening })))).toBe('A');
});

test('a statement about one report applies to the other reports of the evening', () => {
  const other = raidOn(7, [['A', 'B']], { minutes: 30 });
  const both = tableOf([EARLIER, NEWEST, other]);
  expect(newestEveningCodes(both.group)).toHaveLength(2);
  expect(chosen(statementsAt(1, ...tick('C')), both)).toBe('ABC');
});

test.each<[string, readonly TonightStatement[], string]>([
  ['a first list', [], 'C'],
  ['a list after a tick', statementsAt(1, ...tick('D'), ...untick('A')), 'C'],
  ['a list after a list', statementsAt(1, ...listed('B, D')), 'C, B'],
  ['a list that names absent players', statementsAt(1, ...tick('C')), 'Absence: A, C'],
  ['a list after a guest', statementsAt(1, guest(true), ...untick('A')), 'C'],
])('undoing %s restores the previous choice', (_, statements, text) => {
  const before = choiceOf(mergeTonight(statements), TABLE, ALL);
  const all = [...ALL, ...before.guests.map(guestCandidate)];
  const taken = takeNames(text, all);
  const both = [...statements, ...statementsAt(2, ...changesOfList(taken))];
  expect(chosen(both)).not.toBe(chosen(statements));
  const undone = mergeTonight([...both, ...statementsAt(3, ...changesToUndo(taken, before, all))]);
  expect(choiceOf(undone, TABLE, ALL)).toEqual(before);
});

test('undoing a list keeps later ticks', () => {
  const before = choiceOf([], TABLE, ALL);
  const taken = { ...takeNames('B', ALL), ambiguous: [{ name: 'C', candidates: of('C') }] };
  const statements = [
    ...statementsAt(1, ...changesOfList(taken)),
    ...statementsAt(2, ...tick('CD')),
    ...statementsAt(3, ...changesToUndo(taken, before, ALL)),
  ];
  expect(chosen(statements)).toBe('ABD');
});

test('the size is the newest evening’s size until the user chooses another', () => {
  const size = (statements: readonly TonightStatement[]) =>
    choiceOf(mergeTonight(statements), TABLE, ALL).size;
  expect(size([])).toBe(10);
  expect(size([40, 25].flatMap((size, nth) => statementsAt(nth, { kind: 'size', size })))).toBe(25);
});

test('an earlier release’s list is read with guests and size', () => {
  const player = changesFor(of('C'), { isComing: true }).flatMap((word) =>
    'player' in word ? word.player : [],
  );
  const guests = [
    { ...GUEST, isComing: true },
    { id: 'guest 2', name: '', isComing: false },
  ];
  const statements = earlierStatements({ evening: NOW, coming: player, guests, size: 25 }, 0);
  expect(choiceOf(mergeTonight(statements), TABLE, ALL)).toEqual({
    coming: new Set([...of('C').map(({ id }) => id), GUEST.id]),
    guests: [GUEST, { id: 'guest 2', name: '' }],
    size: 25,
    areOthersAway: true,
  });
  expect(chosen([...statements, ...statementsAt(1, ...tick('D'))])).toBe('CDTorvald');
});

test('the latest statements are kept for twenty evenings', () => {
  const size = (at: number, evening: string) =>
    ({ kind: 'size', size: at, at, evening: [evening] }) as const;
  const merged = mergeTonight([size(2, 'One'), size(1, 'One'), size(3, 'Two')]);
  expect(merged).toEqual([size(2, 'One'), size(3, 'Two')]);
  const many = Array.from({ length: 25 }, (_, nth) => size(nth, `Evening ${nth}`));
  expect(mergeTonight(many)).toEqual(many.slice(5));
  const players = [{ name: 'A' }, { name: 'A', server: 'B' }, { name: 'A', guid: 1 }];
  const ticks = players.flatMap((player) =>
    statementsAt(1, { kind: 'player', player, isComing: true }),
  );
  expect(mergeTonight(ticks)).toEqual(ticks);
});
