import { AWAY, COMING, OTHER } from '#tables/sign-up/words';
import { term } from '../language';
import { CLASSES } from '../raid/classes';
import { plainSpelling } from '../spelling';

/** Plain words and phrases, each with whether the players beside or below it are away. */
export const IS_AWAY_BY_WORDS: ReadonlyMap<string, boolean> = new Map([
  ...COMING.map((words) => [plainSpelling(words), false] as const),
  ...AWAY.map((words) => [plainSpelling(words), true] as const),
]);

interface State {
  words: string;
  isAway: boolean;
}

const MAX_STATE_WORDS = 3;

const STATE_STARTS = new Set([...IS_AWAY_BY_WORDS.keys()].map((words) => words.split(' ')[0]));

/** Returns the longest state that begins at one of these plain words. */
export function signUpStateAt(
  plain: readonly string[],
  at: number,
): (State & { length: number }) | undefined {
  if (!STATE_STARTS.has(plain[at])) return undefined;
  for (let length = MAX_STATE_WORDS; length > 0; length -= 1) {
    const words = plain.slice(at, at + length).join(' ');
    const isAway = IS_AWAY_BY_WORDS.get(words);
    if (isAway !== undefined) return { words, isAway, length };
  }
  return undefined;
}

/** Returns the states in a text, in order. */
export function signUpStatesIn(text: string): State[] {
  const plain = wordsOf(text).map((word) => plainSpelling(trimSigns(word)));
  const found: State[] = [];
  for (let at = 0; at < plain.length; at += 1) {
    const state = signUpStateAt(plain, at);
    if (!state) continue;
    found.push(state);
    at += state.length - 1;
  }
  return found;
}

/** Splits a text at signs that no name has. */
export const wordsOf = (text: string): string[] => text.split(/[\s/+&]/).filter(Boolean);

export const trimSigns = (text: string): string =>
  text.replace(/^(?:[^\p{L}\p{N}]|\d+[.)])+|[^\p{L}\p{M}\p{N}]+$/gu, '');

/** Column heads and JSON keys. Beside such a word `No` means number. */
export const COLUMN_WORDS: ReadonlySet<string> = new Set([
  ...['name', 'role', 'class', 'spec', 'status', 'id', 'position', 'timestamp'],
  ...['classname', 'specname', 'rolename', 'userid', 'entrytime'],
  ...['rolle', 'klasse', 'nom', 'classe', 'statut', 'nombre', 'clase', 'estado'],
  ...['имя', 'роль', 'класс', 'статус'].map(plainSpelling),
]);

/** Returns words for roles, classes and specs, in English and the current language. */
export function headingWords(): Set<string> {
  const classes = Object.values(CLASSES).flatMap(({ name, loggedName, specs }) => [
    name,
    `${name}s`,
    loggedName,
    ...specs,
    ...specs.map((spec) => spec.replace(/([a-z])([A-Z])/g, '$1 $2')),
  ]);
  const phrases = [...classes, ...classes.map(term)];
  const words = phrases.flatMap((phrase) => [phrase, ...phrase.split(' ')]);
  return new Set([...words.map(plainSpelling), ...OTHER.map(plainSpelling), ...COLUMN_WORDS]);
}
