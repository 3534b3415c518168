import { expect, test } from 'vitest';
import type { RoleLevels } from '#domain/audit/readiness';
import { raiderIn } from '#test/gear';
import { fitNameBeside, STRIP_LAYOUT, stackSquares, stripScale } from './strip-scale';

const role = (...levels: number[]): RoleLevels => ({
  role: 'dps',
  median: 0,
  levels: levels.map((level) => ({ raider: raiderIn([]), name: '', level, isBehind: false })),
});

test('the strip contains every level and the minimum', () => {
  const { x, minimum } = stripScale([role(372), role(351.5, 378)], 346);
  for (const level of [346, 351.5, 372, 378]) {
    expect(x(level)).toBeGreaterThan(STRIP_LAYOUT.start);
    expect(x(level)).toBeLessThan(STRIP_LAYOUT.end);
  }
  expect(minimum).toBe(346);
});

test.each([
  { x: STRIP_LAYOUT.start, isLeft: false, why: 'at the start' },
  { x: 150, isLeft: false, why: 'before the middle' },
  { x: 172, isLeft: false, why: 'past the middle, where it does not fit on the left' },
  { x: 173, isLeft: true, why: 'where it just fits on the left' },
  { x: STRIP_LAYOUT.end, isLeft: true, why: 'at the end' },
])('a name with its server fits beside a square $why', ({ x, isLeft }) => {
  expect(fitNameBeside(x, 'Nyxara-Benediction')).toEqual({ text: 'Nyxara-Benediction', isLeft });
});

test('a short name is on the left of a square past the middle', () => {
  expect(fitNameBeside(151, 'Nyxara')).toEqual({ text: 'Nyxara', isLeft: true });
});

test('a name is cut at the strip’s end', () => {
  expect(fitNameBeside(179, 'Nyxaranights-AltarofStorms').text).toBe('Nyxaranights-Altaro');
});

test('a minimum far below every level is left out', () => {
  expect(stripScale([role(530, 540)], 346)).not.toHaveProperty('minimum');
});

test('a scale exists even if all raiders have one level', () => {
  const { x, ticks } = stripScale([role(372)], 100);
  expect(x(372)).toBe((STRIP_LAYOUT.start + STRIP_LAYOUT.end) / 2);
  expect(ticks.length).toBeGreaterThan(0);
});

test('a scale exists even if the only level exceeds all levels of the game', () => {
  const { x, ticks } = stripScale([role(1e17)], 346);
  expect(ticks.length).toBeLessThan(10);
  expect(x(1e17)).toBe(STRIP_LAYOUT.start);
});

test('only squares of one interval are stacked', () => {
  expect(stackSquares([10, 11, 100])).toEqual([
    { index: 0, x: 8, nth: 0 },
    { index: 1, x: 8, nth: 1 },
    { index: 2, x: 96, nth: 0 },
  ]);
});

test.each([
  { raiders: 8, squares: 8 },
  { raiders: 9, squares: 5 },
  { raiders: 40, squares: 8 },
])('$raiders raiders of one level are $squares squares high', ({ raiders, squares }) => {
  const nths = stackSquares(Array.from({ length: raiders }, () => 20)).map(({ nth }) => nth);
  expect(nths).toEqual(Array.from({ length: squares }, (_, nth) => nth));
});
