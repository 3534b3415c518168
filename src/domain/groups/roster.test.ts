import { expect, test } from 'vitest';
import {
  type Attending,
  altOf,
  cellsOf,
  ofGuid,
  raidOn,
  row,
  START,
  tableOf,
} from '#test/digested-raid';
import type { RaiderIdentity } from '../digests/digested-raid';
import type { PlayerRef } from '../raid/player-ref';
import { filterRows } from '../season/season';
import type { RosterNote } from '../statements/roster-notes';
import { DAY, HOUR } from '../time';
import { attendanceText } from './evening-words';

const RAIDS = [
  raidOn(0, [['Main', 'B', 'C']]),
  raidOn(7, [['Alt', 'B', 'C']]),
  raidOn(14, [['Twink', 'B', 'C']]),
  raidOn(21, [['B', 'C']]),
];
const who = (name: string): PlayerRef => ({ name });
const excused = (name: string, day: number, isExcused = true, at = 1): RosterNote => ({
  at,
  player: who(name),
  kind: 'excused',
  begins: START + day * DAY,
  ends: START + day * DAY + HOUR,
  isExcused,
});

const KADDA: PlayerRef = { name: 'A', guid: 1, server: 'Everlook' };
const leftBy = (player: PlayerRef): RosterNote => ({ at: 1, player, kind: 'left', hasLeft: true });

test('an alt of an alt counts for the main at the end of the chain', () => {
  const { rows } = tableOf(RAIDS, [altOf('Twink', 'Alt'), altOf('Alt', 'Main')]);
  expect(rows.map(({ name }) => name)).toEqual(['B', 'C', 'Main']);
  expect(cellsOf(row(rows, 'Main'))).toEqual(['absent', 'on Twink', 'on Alt', 'passed']);
  expect(attendanceText(row(rows, 'Main'))).toBe('3 of 4');
});

test('a cell names the alt with more kills if two alts attended', () => {
  const pulls = ['Twink', 'Alt', 'Alt'].map((name) => [name, 'B', 'C']);
  const long = raidOn(7, pulls);
  const short = { ...long, code: 'Again', kills: long.kills.slice(0, 1) };
  const again = { ...short, code: 'Third' };
  const raids = [...RAIDS.slice(0, 1), long, short, again];
  const { rows } = tableOf(raids, [altOf('Twink', 'Main'), altOf('Alt', 'Main')]);
  expect(cellsOf(row(rows, 'Main'))).toEqual(['on Alt', 'passed']);
});

test('a main who attended with an alt has the kills of both and the main’s gear', () => {
  const both = raidOn(7, [
    ['Main', 'B'],
    ['Alt', 'B'],
    ['Main', 'Alt'],
  ]);
  const { rows } = tableOf([...RAIDS.slice(0, 1), both], [altOf('Alt', 'Main')]);
  expect(row(rows, 'Main').cells[0]).toMatchObject({ state: 'passed', kills: 3 });
});

test('a main’s first evening is the first evening of the main or an alt', () => {
  const { rows } = tableOf(RAIDS.slice(1), [altOf('Alt', 'Twink')]);
  expect(cellsOf(row(rows, 'Twink'))).toEqual(['absent', 'passed', 'on Alt']);
});

test('a note that makes a circle of alts is ignored', () => {
  const circle = [altOf('Alt', 'Main', 1), altOf('Twink', 'Alt', 2), altOf('Main', 'Twink', 3)];
  const { rows, roster } = tableOf(RAIDS, circle);
  expect(rows.map(({ name }) => name)).toEqual(['B', 'C', 'Main']);
  const idOf = (name: string) => roster.idOf(who(name));
  expect(roster.canBeAltOf(idOf('Main'), idOf('Twink'))).toBe(false);
  expect(roster.canBeAltOf(idOf('Main'), idOf('Main'))).toBe(false);
  expect(roster.canBeAltOf(idOf('B'), idOf('Twink'))).toBe(true);
});

/** Returns notes that make each player the next player's alt. */
const chained = (players: readonly string[]): RosterNote[] =>
  players.slice(1).map((main, index) => altOf(players[index] ?? '', main, index));

/** Returns names from `0` on. */
const numbers = (count: number): string[] => Array.from({ length: count }, (_, one) => `${one}`);

test.each<[why: string, notes: (players: string[]) => RosterNote[]]>([
  ['from the alt up', chained],
  ['from the main down', (players) => chained(players).map((note) => ({ ...note, at: -note.at }))],
  [
    'from its halves',
    (players) => {
      const notes = chained(players);
      const [middle] = notes.splice(players.length / 2, 1);
      return middle ? [...notes, { ...middle, at: 99 }] : [];
    },
  ],
])('a chain of alts noted %s can have fifty players', (_, notes) => {
  const mainsOf = (players: string[]) =>
    tableOf([raidOn(0, [players])], notes(players)).rows.map(({ name }) => name);
  expect(mainsOf(numbers(50))).toEqual(['49']);
  const rows = mainsOf(numbers(51));
  expect(rows).toHaveLength(2);
  expect(rows).toContain('50');
});

test('a chain of twelve thousand alts is resolved before the test times out', () => {
  const notes = chained(numbers(12_000)).map((note) => ({ ...note, at: -note.at }));
  const { rows } = tableOf([raidOn(0, [['11998', '11999', '0']])], notes);
  expect(rows.map(({ name }) => name)).toEqual(['0', '11999']);
});

test('the later of two notes about an alt counts', () => {
  const raids = [raidOn(0, [['B', 'C', ofGuid(1, 'A')]])];
  const byGuid = (main: string | undefined, at: number): RosterNote => ({
    at,
    player: KADDA,
    kind: 'alt',
    ...(main && { main: who(main) }),
  });
  const namesOf = (...notes: RosterNote[]) => tableOf(raids, notes).rows.map(({ name }) => name);
  expect(namesOf(altOf('A', 'B', 1), byGuid(undefined, 2))).toEqual(['A', 'B', 'C']);
  expect(namesOf(altOf('A', undefined, 1), byGuid('B', 2))).toEqual(['B', 'C']);
  // A's first note would make a circle with C's, but the note by GUID replaces it.
  expect(namesOf(altOf('A', 'C', 1), altOf('C', 'A', 2), byGuid('B', 3))).toEqual(['B']);
});

test('an alt has its own row again after the note is undone', () => {
  const { rows } = tableOf(RAIDS, [altOf('Alt', undefined, 2), altOf('Alt', 'Main', 1)]);
  expect(rows.map(({ name }) => name)).toContain('Alt');
});

test('an alt is hidden with a main who left unless players who left are shown', () => {
  const left: RosterNote = { at: 2, player: who('Main'), kind: 'left', hasLeft: true };
  const { rows, roster } = tableOf(RAIDS, [altOf('Alt', 'Main'), left]);
  const shown = (withLeft: boolean) => filterRows(rows, { withLeft }).map(({ name }) => name);
  expect(shown(false)).toEqual(['B', 'C', 'Twink']);
  expect(shown(true)).toEqual(['B', 'C', 'Main', 'Twink']);
  expect(roster.hasLeft(roster.idOf(who('Alt')))).toBe(true);
});

test('an excused absence does not count as attended or expected', () => {
  const { rows } = tableOf(RAIDS, [excused('Main', 14)]);
  expect(cellsOf(row(rows, 'Main'))).toEqual(['absent', 'excused', 'absent', 'passed']);
  expect(attendanceText(row(rows, 'Main'))).toBe('1 of 3');
});

test('an absence before the first evening is not excused', () => {
  const { rows } = tableOf(RAIDS, [excused('Twink', 0)]);
  expect(cellsOf(row(rows, 'Twink'))[3]).toBe('not yet here');
});

test('an excuse remains when the player becomes an alt', () => {
  const notes = [excused('Alt', 21), altOf('Alt', 'Main', 2)];
  const lastCell = (more: RosterNote[]) =>
    cellsOf(row(tableOf(RAIDS, [...notes, ...more]).rows, 'Main'))[0];
  expect(lastCell([])).toBe('excused');
  expect(lastCell([excused('Main', 21, false, 3)])).toBe('absent');
});

test('an alt of a main who left is hidden even if no raid has the main', () => {
  const left: RosterNote = { at: 2, player: who('Gone'), kind: 'left', hasLeft: true };
  const hasLeft = (more: RosterNote[]) =>
    row(tableOf(RAIDS, [altOf('Alt', 'Gone'), left, ...more]).rows, 'Alt').hasLeft;
  expect(hasLeft([])).toBe(true);
  expect(row(tableOf(RAIDS, [altOf('Alt', 'Other'), left]).rows, 'Alt').hasLeft).toBe(false);
  expect(hasLeft([{ at: 3, player: who('Alt'), kind: 'left', hasLeft: false }])).toBe(false);
});

test('an excuse for a player who attended is ignored', () => {
  expect(cellsOf(row(tableOf(RAIDS, [excused('Main', 0)]).rows, 'Main'))[3]).toBe('passed');
});

test('the later of two notes about one evening counts', () => {
  const notes = [excused('Main', 7, false, 2), excused('Main', 7, true, 1)];
  expect(cellsOf(row(tableOf(RAIDS, notes).rows, 'Main'))[2]).toBe('absent');
});

test('notes about unknown players are ignored', () => {
  const left: RosterNote = { at: 2, player: { name: 'X', guid: 9 }, kind: 'left', hasLeft: true };
  const unknown = [altOf('Alt', 'Nobody'), altOf('Nobody', 'Main'), excused('Z', 7), left];
  // The chain holds although the player in its middle is unknown.
  expect(row(tableOf(RAIDS, unknown).rows, 'Main').attended).toBe(2);
  expect(tableOf(RAIDS, unknown.slice(2)).rows).toEqual(tableOf(RAIDS).rows);
});

const ONE_GUID = [ofGuid(1, 'A', 'Everlook'), ofGuid(1, 'A', 'Lakeshire'), ofGuid(2, 'B')];
const ANNAS = ['Anna', ofGuid(1, 'Anna', 'Lakeshire'), ofGuid(2, 'Anna', 'Everlook')];

test.each<[note: PlayerRef, logged: readonly Attending[], hasLeft: string[]]>([
  [{ guid: 2, name: 'Formerly', server: 'Elsewhere' }, ONE_GUID, ['B']],
  [{ guid: 1, name: 'A', server: 'Lakeshire' }, ONE_GUID, ['A-Lakeshire']],
  [{ guid: 1, name: 'A' }, ONE_GUID, []],
  [{ name: 'Anna' }, ANNAS, ['Anna']],
  [{ name: 'Anna', server: 'Everlook' }, ANNAS, ['Anna-Everlook']],
  [{ name: 'Anna', server: 'Lakeshire' }, ANNAS, ['Anna-Lakeshire']],
])(
  'a note about $0 applies to $2 among namesakes or players with one GUID',
  (player, logged, left) => {
    const { rows } = tableOf([raidOn(0, [logged])], [leftBy(player)]);
    expect(rows.flatMap(({ name, hasLeft }) => (hasLeft ? name : []))).toEqual(left);
  },
);

test.each<[note: PlayerRef, logged: Partial<RaiderIdentity>, whose: 'A' | 'nobody']>([
  [{ name: 'A', guid: 9 }, { guid: 1 }, 'nobody'],
  [{ name: 'A', guid: 9 }, {}, 'A'],
  [{ name: 'A' }, { guid: 1 }, 'A'],
  [{ name: 'A', server: 'X' }, { server: 'Y' }, 'nobody'],
  [{ name: 'A', server: 'X' }, {}, 'A'],
  [{ name: 'A' }, { server: 'Y' }, 'A'],
  [{ name: 'Formerly', guid: 1, server: 'X' }, { guid: 1, server: 'Y' }, 'A'],
  [{ name: 'B', server: 'Y' }, { server: 'Y' }, 'nobody'],
])('a note about %j applies in a raid with A of %j to %s', (player, logged, whose) => {
  const raids = [raidOn(0, [[{ character: { name: 'A', ...logged } }]])];
  expect(tableOf(raids, [leftBy(player)]).rows[0]?.hasLeft).toBe(whose === 'A');
});

test('a note without a GUID applies to the namesake without a GUID', () => {
  const ref = { name: 'A', server: 'Everlook' };
  const others = [ofGuid(1, 'A'), ofGuid(2, 'A', 'Everlook', { key: '2' })];
  const raids = [raidOn(0, [[{ character: ref }, ...others]])];
  const left = tableOf(raids, [leftBy(ref)]).rows.filter(({ hasLeft }) => hasLeft);
  expect(left.map(({ character }) => character.guid)).toEqual([undefined]);
});
