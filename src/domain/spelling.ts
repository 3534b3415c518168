import { inLanguage } from './language';

/** Spelling rules that differ by language. */
export const SPELLING = inLanguage('spelling', {
  /** Puts a heading's words into a sentence. */
  inSentence: (words: string) => words.toLowerCase(),
});

/** Lower-cases a heading for use in a sentence or list: `empty socket`. */
export const inSentence = (words: string): string => SPELLING.inSentence(words);
