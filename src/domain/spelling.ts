import { inLanguage } from './language';

export const SPELLING = inLanguage('spelling', {
  inSentence: (words: string) => words.toLowerCase(),
  /** The sign between a label and its words. */
  colon: ': ',
  /** The sign between list items that contain commas. */
  semicolon: '; ',
  countOf: (count: number, all: number) => `${count} of ${all}`,
});

/** Marks that change the direction of the rest of the line. */
export const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Returns a heading in lower case, for a sentence or list: `empty socket`. */
export const inSentence = (words: string): string => SPELLING.inSentence(words);

/** Letters that Unicode does not split into a letter and an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ð: 'd',
  đ: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** ASCII without the grave accent, which some users type as an apostrophe. */
const PLAIN_TEXT = /^[ -_a-~]*$/;

/** Returns a text without case and diacritics. */
export const plainSpelling = (name: string): string =>
  PLAIN_TEXT.test(name) ? name.toLowerCase().replace(/ +/g, ' ').trim() : plainLetters(name);

const plainLetters = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[æœøßðđþłı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
