import { term } from '../language';
import { SPELLING } from '../spelling';
import type { Fight } from './raid';

/** Difficulty numbers, for 10 and 25 raiders alike. Source: recorded reports. */
const NORMAL_DIFFICULTY = 3;
export const HEROIC_DIFFICULTY = 4;

/** Returns a difficulty in words; empty if unknown. */
export function difficultyText(difficulty: number): string {
  if (difficulty === NORMAL_DIFFICULTY) return term('Normal');
  if (difficulty === HEROIC_DIFFICULTY) return term('Heroic');
  return difficulty ? term('Difficulty') + SPELLING.colon + difficulty : '';
}

/**
 * Splits a title into names and the words between, a name first: `Magmaw`, ` (`, `Blackwing
 * Descent`, ` Heroic)`. Source: docs/specification.md.
 */
export function fightTitlePieces({
  boss,
  zone,
  difficulty,
}: Pick<Fight, 'boss' | 'zone' | 'difficulty'>): string[] {
  const words = difficultyText(difficulty);
  if (zone) return [boss, ' (', zone, words ? ` ${words})` : ')'];
  return words ? [boss, ` (${words})`] : [boss];
}

/** The most letters of a first word that does not stand alone: `The Lurker`, `High King`. */
const MAX_SHORT_WORD_LENGTH = 4;

/** Shortens a boss's name to a word or two for a narrow column: `Omnotron`, `High King`. */
export function shortBossName(boss: string): string {
  const [first = '', second] = boss.replace(/['’]s\b/g, '').split(/[\s,]+/);
  return second && first.length <= MAX_SHORT_WORD_LENGTH ? `${first} ${second}` : first;
}
