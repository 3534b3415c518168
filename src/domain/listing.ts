import { currentLanguage } from './language';

type Conjunction = 'and' | 'or';

const TYPE_OF = { and: 'conjunction', or: 'disjunction' } as const;

// British English has no comma before "or".
const formatOf = (conjunction: Conjunction): Intl.ListFormat => {
  const language = currentLanguage();
  const locale = language === 'en' ? 'en-GB' : language;
  return new Intl.ListFormat(locale, { type: TYPE_OF[conjunction] });
};

/** Returns `a, b or c`. */
export const formatList = (words: readonly string[], conjunction: Conjunction): string =>
  formatOf(conjunction).format(words);

/** Returns the text before a word by its index: empty, `, ` or ` or `. */
export function listSeparator(index: number, count: number, conjunction: Conjunction): string {
  if (index === 0) return '';
  const words = Array.from({ length: count }, (_, nth) => `${nth}`);
  const literals = formatOf(conjunction)
    .formatToParts(words)
    .filter(({ type }) => type === 'literal');
  return literals[index - 1]?.value ?? '';
}
