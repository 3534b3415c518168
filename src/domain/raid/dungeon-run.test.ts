import { expect, test } from 'vitest';
import { isDungeonRun } from './dungeon-run';

test.each([
  ['a dungeon run of the second copy', 100_004, true],
  ['the last number of a dungeon run', 50_099, true],
  ['the first number of a boss', 50_100, false],
  ['a boss of a copy', 50_649, false],
  ['no dungeon run', 50_000, false],
  ['no dungeon run', 4, false],
  ['a boss', 1602, false],
])('the encounter number $1 is $0', (_, encounterId, isRun) => {
  expect(isDungeonRun(encounterId)).toBe(isRun);
});
