import type { Kill, Raid } from '#domain/raid/raid';

/** Returns a kill of a boss in no raid. `more` has the fields that a test is about. */
export const killWith = (more: Partial<Kill> = {}): Kill => ({
  kind: 'kill',
  id: 1,
  boss: 'Boss',
  zone: '',
  difficulty: 3,
  startedAt: 0,
  endedAt: 1,
  ...more,
});

/** Returns a raid without a kill. `more` has the fields that a test is about. */
export const raidWith = (more: Partial<Raid> = {}): Raid => ({
  title: '',
  owner: '',
  startedAt: 0,
  endedAt: 1,
  kills: [],
  ...more,
});
