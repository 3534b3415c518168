import { term } from '../language';
import { SPELLING } from '../spelling';
import type { Fight } from './raid';

/** Difficulty numbers, for 10 and 25 raiders alike. Source: recorded reports. */
const NORMAL = 3;
export const HEROIC = 4;

/** Returns a difficulty in words; empty if unknown. */
export function describeDifficulty(difficulty: number): string {
  if (difficulty === NORMAL) return term('Normal');
  if (difficulty === HEROIC) return term('Heroic');
  return difficulty ? term('Difficulty') + SPELLING.colon + difficulty : '';
}

/**
 * Splits a title into names and the words between, names first: `Magmaw`, ` (`, `Blackwing
 * Descent`, ` Heroic)`. Source: docs/specification.md.
 */
export function fightTitlePieces({
  boss,
  zone,
  difficulty,
}: Pick<Fight, 'boss' | 'zone' | 'difficulty'>): string[] {
  const words = describeDifficulty(difficulty);
  if (zone) return [boss, ' (', zone, words ? ` ${words})` : ')'];
  return words ? [boss, ` (${words})`] : [boss];
}

/** Words that do not name a boss alone: `The Lurker`, `High King`. */
const NO_NAME = 4;

/** Shortens a boss's name to about a word for a narrow column: `Omnotron`, `High King`. */
export function shortBossName(boss: string): string {
  const [first = '', second] = boss.replace(/['’]s\b/g, '').split(/[\s,]+/);
  return second && first.length <= NO_NAME ? `${first} ${second}` : first;
}
