type Conjunction = 'and' | 'or';

/** Words as English lists them: `a, b or c`. */
export const listing = (words: readonly string[], conjunction: Conjunction): string =>
  words.map((word, index) => separator(index, words.length, conjunction) + word).join('');

/** What stands before a word of a list, by its place in it. */
export function separator(index: number, count: number, conjunction: Conjunction): string {
  if (index === 0) return '';
  return index < count - 1 ? ', ' : ` ${conjunction} `;
}
