import { LANGUAGES } from '../../src/domain/language.ts';
import { type Line, type SheetColumns, textIn, wordIn } from './sheet.ts';

/** A column for each language but English, whose word is the key. */
export const TERMS: SheetColumns = {
  key: ['part', 'english'],
  others: [...LANGUAGES.filter((language) => language !== 'en'), 'source'],
};

/** When terms load: with a report, or with its buffs. */
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
