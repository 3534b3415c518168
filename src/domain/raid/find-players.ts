import { plainSpelling } from '../spelling';

/** The texts by which a player is found: name, class, role and faulty slots. */
export type SearchedTexts = readonly string[];

/** Whether each typed word begins a word of the texts, regardless of case and accents. */
export function matchesSearch(search: string, texts: SearchedTexts): boolean {
  const words = texts.flatMap(wordsOf);
  return wordsOf(search).every((start) => words.some((word) => word.startsWith(start)));
}

const wordsOf = (text: string): string[] =>
  plainSpelling(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
