import { term } from '../language';
import type { Fight } from './raid';

/** The log site's difficulty numbers, for 10 and 25 raiders alike. Source: recorded reports. */
const NORMAL = 3;
export const HEROIC = 4;

/** The difficulty in words; empty when the log does not say. */
export function difficultyWords(difficulty: number): string {
  if (difficulty === NORMAL) return term('Normal');
  if (difficulty === HEROIC) return term('Heroic');
  return difficulty ? `${term('Difficulty')}: ${difficulty}` : '';
}

/**
 * A fight as its row reads, in pieces: `Magmaw`, ` (`, `Blackwing Descent`, ` Heroic)`.
 *
 * The log's names and the words between them take turns, names first. Source: docs/specification.md.
 */
export function fightTitlePieces({
  boss,
  zone,
  difficulty,
}: Pick<Fight, 'boss' | 'zone' | 'difficulty'>): string[] {
  const words = difficultyWords(difficulty);
  if (zone) return [boss, ' (', zone, words ? ` ${words})` : ')'];
  return words ? [boss, ` (${words})`] : [boss];
}
