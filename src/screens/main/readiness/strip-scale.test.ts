import { expect, test } from 'vitest';
import type { Raider } from '#domain/raid';
import type { RoleLevels } from '#domain/readiness';
import { STRIP, spread, stripScale } from './strip-scale';

const role = (...levels: number[]): RoleLevels => ({
  role: 'dps',
  median: 0,
  levels: levels.map((level) => ({ raider: {} as Raider, level, isBehind: false })),
});

test('every level and the minimum stand in the strip', () => {
  const { x, minimum } = stripScale([role(372), role(351.5, 378)], 346);
  for (const level of [346, 351.5, 372, 378]) {
    expect(x(level)).toBeGreaterThan(STRIP.start);
    expect(x(level)).toBeLessThan(STRIP.end);
  }
  expect(minimum).toBe(346);
});

test('a minimum far below everybody is left out, so that the dots stay apart', () => {
  expect(stripScale([role(530, 540)], 346)).not.toHaveProperty('minimum');
});

test('a raid of one level has a scale too', () => {
  const { x, ticks } = stripScale([role(372)], 100);
  expect(x(372)).toBe((STRIP.start + STRIP.end) / 2);
  expect(ticks.length).toBeGreaterThan(0);
});

test('dots at one position are moved apart around the middle, others are left', () => {
  expect(spread([10, 11, 100])).toEqual([-STRIP.dot, STRIP.dot, 0]);
});
