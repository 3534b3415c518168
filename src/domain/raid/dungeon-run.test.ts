import { expect, test } from 'vitest';
import { isDungeonRun } from './dungeon-run';

test.each([
  ['a run of the second copy', 100_004, true],
  ['the last number of a run', 50_099, true],
  ['the first number of a boss', 50_100, false],
  ['a copied boss', 50_649, false],
  ['a copy of nothing', 50_000, false],
  ['an original number', 4, false],
  ['a boss', 1602, false],
])('encounter $1 is of a dungeon run: $2, since it is $0', (_, encounterId, isRun) => {
  expect(isDungeonRun(encounterId)).toBe(isRun);
});
