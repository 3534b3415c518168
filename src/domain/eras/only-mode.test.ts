import { expect, test } from 'vitest';
import type { Raid } from '../raid/raid';
import { withoutOnlyMode } from './only-mode';

const fight = {
  id: 3,
  boss: 'Supremus',
  zone: 'Black Temple',
  difficulty: 3,
  startedAt: 0,
  endedAt: 9,
};
const raid = (gameVersion: number): Raid => ({
  title: '',
  owner: '',
  gameVersion,
  startedAt: 0,
  endedAt: 9,
  kills: [fight],
  tries: [{ ...fight, id: 2, bossPercentage: 40 }],
});

test('a game with one mode has no difficulty, though the log writes 3', () => {
  const { kills, tries = [] } = withoutOnlyMode(raid(3));
  expect([...kills, ...tries].map(({ difficulty }) => difficulty)).toEqual([0, 0]);
});

test('the difficulties of other eras stay', () => {
  expect(withoutOnlyMode(raid(5))).toEqual(raid(5));
});
