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

test.each<[why: string, next: Logged, outcome: string]>([
  ['overlaps it by a moment', raid('2', [22 - JUST, 23], 'WXYZ'), 'one evening'],
  ['lies within it', raid('2', [20, 21]), 'one evening'],
  ['begins at its end with others', raid('2', [22, 23], 'WXYZ'), 'two evenings'],
  ['follows with its players', raid('2', [22 + FEW_MINUTES, 24], 'ABCD'), 'one evening'],
  ['follows with half of its players', raid('2', [22 + FEW_MINUTES, 24], 'ABYZ'), 'one evening'],
  ['follows with fewer', raid('2', [22 + FEW_MINUTES, 24], 'AXYZ'), 'two evenings'],
  ['is smaller, with half from it', raid('2', [22 + FEW_MINUTES, 24], 'AZ'), 'one evening'],
  ['is larger, with half of it', raid('2', [22 + FEW_MINUTES, 24], 'ABUVWXYZ'), 'one evening'],
  ['is larger, with fewer of it', raid('2', [22 + FEW_MINUTES, 24], 'AUVWXYZ'), 'two evenings'],
  ['follows with unknown players', raid('2', [22 + FEW_MINUTES, 24]), 'two evenings'],
  ['begins four hours later', raid('2', [26, 27], 'ABCD'), 'one evening'],
  ['begins even later', raid('2', [26 + JUST, 27], 'ABCD'), 'two evenings'],
  ['begins on the next day', raid('2', [24 + 19, 24 + 22], 'ABCD'), 'two evenings'],
])('the first report and one that $0 are $2', (_, next, outcome) => {
  const first = raid('1', [19, 22], 'ABCD');
  const evenings = outcome === 'one evening' ? ['1 2'] : ['1', '2'];
  expect(eveningsOf([first, next])).toEqual(evenings);
  expect(eveningsOf([next, first])).toEqual(evenings);
});

test('reports linked through other reports are one evening of any length', () => {
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

test('an evening lasts until its longest report ends', () => {
  const raids = [raid('1', [19, 28], 'AB'), raid('2', [20, 21], 'CD'), raid('3', [31, 32], 'AB')];
  expect(eveningsOf(raids)).toEqual(['1 2 3']);
});
