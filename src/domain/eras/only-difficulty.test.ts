import { expect, test } from 'vitest';
import { killWith, raidWith } from '#test/fights';
import { withoutOnlyDifficulty } from './only-difficulty';

const fight = killWith({ id: 3, boss: 'Supremus', zone: 'Black Temple', endedAt: 9 });
const attempts = [{ ...fight, kind: 'attempt' as const, id: 2, bossPercentage: 40 }];
const raid = (gameVersion: number) => raidWith({ gameVersion, kills: [fight], attempts });

test('an era’s only difficulty is dropped although the log writes 3', () => {
  const { kills, attempts = [] } = withoutOnlyDifficulty(raid(3));
  expect([...kills, ...attempts].map(({ difficulty }) => difficulty)).toEqual([0, 0]);
});

test('the difficulties of other eras are kept', () => {
  expect(withoutOnlyDifficulty(raid(5))).toEqual(raid(5));
});
