import { expect, test } from 'vitest';
import { isDungeonRun } from './dungeon-run';

test.each([
  { encounterId: 100_004, isRun: true, why: 'a run of the second copy' },
  { encounterId: 50_099, isRun: true, why: 'the last number of a run' },
  { encounterId: 50_100, isRun: false, why: 'the first number of a boss' },
  { encounterId: 50_649, isRun: false, why: 'a copied boss' },
  { encounterId: 50_000, isRun: false, why: 'a copy of nothing' },
  { encounterId: 4, isRun: false, why: 'an original number' },
  { encounterId: 1602, isRun: false, why: 'a boss' },
])(
  'encounter $encounterId is of a dungeon run: $isRun, since it is $why',
  ({ encounterId, isRun }) => {
    expect(isDungeonRun(encounterId)).toBe(isRun);
  },
);
