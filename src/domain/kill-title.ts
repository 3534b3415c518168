import type { Kill } from './raid';

/** The log site's difficulty numbers, for 10 and 25 raiders alike. Source: wcl-v1-api.md §1. */
export const NORMAL = 3;
export const HEROIC = 4;

/** The difficulty in words; empty when the log does not say. */
export function difficultyWords(difficulty: number): string {
  if (difficulty === NORMAL) return 'Normal';
  if (difficulty === HEROIC) return 'Heroic';
  return difficulty ? `Difficulty: ${difficulty}` : '';
}

/** A kill as its row reads: `Magmaw (Blackwing Descent Heroic)`. Source: spec.md point 2. */
export function killTitle({ boss, zone, difficulty }: Kill): string {
  const where = [zone, difficultyWords(difficulty)].filter(Boolean).join(' ');
  return where ? `${boss} (${where})` : boss;
}
