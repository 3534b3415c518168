import { expect, test } from 'vitest';
import { HOUR, MINUTE, type Span } from '../time';
import { raidsByEvening } from './evenings';

interface Logged extends Span {
  code: string;
  /** The players, each a letter. */
  players: string;
}

/** Returns a raid that lasts from the hour of its first kill to the hour of its last. */
const raid = (code: string, [begins, ends]: [number, number], players = ''): Logged => ({
  code,
  begins: begins * HOUR,
  ends: ends * HOUR,
  players,
});

const eveningsOf = (raids: readonly Logged[]): string[] =>
  raidsByEvening(raids, ({ players }) => new Set(players)).map((evening) =>
    evening.map(({ code }) => code).join(' '),
  );

const JUST = 1 / HOUR;
const FEW_MINUTES = (8 * MINUTE) / HOUR;

test.each<[why: string, next: Logged, isOne: boolean]>([
  ['overlaps the first by a moment, with other players', raid('2', [22 - JUST, 23], 'WXYZ'), true],
  ['lies within the first, with players who are unknown', raid('2', [20, 21]), true],
  ['begins as the first ends, with other players', raid('2', [22, 23], 'WXYZ'), false],
  ['follows in minutes, with the same players', raid('2', [22 + FEW_MINUTES, 24], 'ABCD'), true],
  ['follows in minutes, with half of the players', raid('2', [22 + FEW_MINUTES, 24], 'ABYZ'), true],
  ['follows in minutes, with fewer', raid('2', [22 + FEW_MINUTES, 24], 'AXYZ'), false],
  ['is smaller, half of it of the first', raid('2', [22 + FEW_MINUTES, 24], 'AZ'), true],
  ['is larger, with half of the first', raid('2', [22 + FEW_MINUTES, 24], 'ABUVWXYZ'), true],
  ['is larger, with fewer of the first', raid('2', [22 + FEW_MINUTES, 24], 'AUVWXYZ'), false],
  ['follows, with players who are unknown', raid('2', [22 + FEW_MINUTES, 24]), false],
  ['begins four hours later, with the same players', raid('2', [26, 27], 'ABCD'), true],
  ['begins later than that, with the same players', raid('2', [26 + JUST, 27], 'ABCD'), false],
  ['is of the next day, with the same players', raid('2', [24 + 19, 24 + 22], 'ABCD'), false],
])('the first report and one that %s are one evening: %s', (_, next, isOne) => {
  const first = raid('1', [19, 22], 'ABCD');
  const evenings = isOne ? ['1 2'] : ['1', '2'];
  expect(eveningsOf([first, next])).toEqual(evenings);
  expect(eveningsOf([next, first])).toEqual(evenings);
});

test('reports linked through other reports are one evening, however long it lasts', () => {
  const chain = [
    raid('1', [10, 12], 'AB'),
    raid('2', [15, 17], 'BC'),
    raid('3', [16, 18], 'DE'),
    raid('4', [22, 23], 'EF'),
    raid('5', [27, 28], 'FG'),
  ];
  expect(eveningsOf(chain.toReversed())).toEqual(['1 2 3 4 5']);
});

test('a report that follows two evenings joins them into one', () => {
  const [one, other, last] = [
    raid('1', [19, 20], 'AB'),
    raid('2', [20.5, 21], 'YZ'),
    raid('3', [22, 23], 'ABYZ'),
  ];
  expect(eveningsOf([one, other])).toEqual(['1', '2']);
  expect(eveningsOf([last, other, one])).toEqual(['1 2 3']);
});

test('another evening may lie between two reports of one evening', () => {
  const raids = [
    raid('1', [19, 20], 'AB'),
    raid('2', [20.5, 21], 'YZ'),
    raid('3', [22, 23], 'AB'),
    raid('4', [25, 26], 'YZ'),
  ];
  expect(eveningsOf(raids)).toEqual(['1 3', '2 4']);
});

test('a long evening ends with its longest report', () => {
  const raids = [raid('1', [19, 28], 'AB'), raid('2', [20, 21], 'CD'), raid('3', [31, 32], 'AB')];
  expect(eveningsOf(raids)).toEqual(['1 2 3']);
});
