/** Varies words that a status repeats: only a new text is announced. `nth` counts from 1. */
export const varyWords = (words: string, nth: number): string =>
  nth % 2 === 0 ? `${words}\u00a0` : words;
