import { inLanguage } from './language';

export const SPELLING = inLanguage('spelling', {
  inSentence: (words: string) => words.toLowerCase(),
  /** Between a label and its words. */
  colon: ': ',
});

/** Lower-cases a heading for a sentence or list: `empty socket`. */
export const inSentence = (words: string): string => SPELLING.inSentence(words);
