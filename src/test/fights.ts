import type { Kill } from '#domain/raid/raid';

/** A kill of a boss in no raid; `more` is what a test is about. */
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
