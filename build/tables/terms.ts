import { LANGUAGES } from '../../src/domain/language.ts';
import { type Line, partsIn, type SheetColumns, textIn, wordIn } from './sheet.ts';

/** A column for each language but English. The English word is the key. */
export const TERMS: SheetColumns = {
  key: ['part', 'english'],
  others: [...LANGUAGES.filter((language) => language !== 'en'), 'source'],
};

/** The times at which terms load: with a report, or with its buffs. */
const PARTS = ['raid', 'buffs'] as const;

/** Returns the terms of a part that a language has, by English word. Throws SheetWrong. */
export const termsIn = (
  language: string,
  part: (typeof PARTS)[number],
  lines: readonly Line[],
): Record<string, string> =>
  Object.fromEntries(
    lines
      .filter((line) => wordIn(line, 'part', PARTS) === part && line.cell(language) !== '')
      .map((line) => [textIn(line, 'english'), line.cell(language)]),
  );

/**
 * Words of sign-up lists beside or above names: of players who come, of players who do not, and
 * other words. A list can be in any language, so the words of all languages are read.
 */
export const SIGN_UP_WORDS: SheetColumns = {
  key: ['language', 'kind'],
  others: ['words', 'source'],
};

/** Reads the words of a kind in all languages. Throws SheetWrong. */
export const signUpWords = (kind: 'coming' | 'away' | 'other', lines: readonly Line[]): string[] =>
  lines
    .filter((line) => wordIn(line, 'kind', ['coming', 'away', 'other']) === kind)
    .flatMap((line) => partsIn(line, 'words', ','));
