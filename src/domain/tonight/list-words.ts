import { plainSpelling } from '../spelling';
import type { Candidate } from './candidates';
import { MAX_TYPED_NAME_LENGTH, type NameIndex, type NameMatch } from './name-index';
import { COLUMN_WORDS, signUpStateAt, signUpStatesIn, trimSigns, wordsOf } from './sign-up-words';

export interface Vocabulary {
  names: NameIndex;
  /** Plain words that are not names. */
  headings: ReadonlySet<string>;
}

export type ListToken =
  /** A name, or an unknown word. */
  | { kind: 'who'; who: readonly Candidate[] | string; isAway?: boolean | undefined }
  | { kind: 'state'; isAway: boolean }
  | { kind: 'heading' | 'column' | ':' | ',' }
  | { kind: 'object'; tokens: readonly ListToken[] };

/** Reads an entry: the longest names in it, states, headings, and the rest. */
export function readTokens(entry: string, { names, headings }: Vocabulary): ListToken[] {
  const written = wordsOf(entry);
  const words = written.map(trimSigns);
  const plain = words.map(plainSpelling);
  const tokens: ListToken[] = [];
  let rest: string[] = [];
  const flush = () => {
    if (rest.length > 0) tokens.push({ kind: 'who', who: rest.join(' ') });
    rest = [];
  };
  const starts = plain.map(names.mayStart);
  /** Returns the longest name at a word, preferably with its server. */
  const nameAt = (start: number): { length: number; named: NameMatch } | undefined => {
    let longest: { length: number; named: NameMatch } | undefined;
    const maxLength =
      start === 0 && entry.length <= MAX_TYPED_NAME_LENGTH ? words.length : names.maxWords;
    for (let length = Math.min(maxLength, words.length - start); length > 0; length -= 1) {
      const named = names.find(
        plain
          .slice(start, start + length)
          .map((one, offset) => one || (written[start + offset] ?? ''))
          .join(' '),
      );
      if (named?.isOnServer) return { length, named };
      const others = named?.nameWords ?? length;
      if (named && !starts.slice(start + others, start + length).includes(true))
        longest ??= { length, named };
    }
    return longest;
  };
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    if (!word) continue;
    const found = starts[index] ? nameAt(index) : undefined;
    const state = found ? undefined : signUpStateAt(plain, index);
    // Sign-ups number several specs of one name: `Protection1`.
    const isHeading = headings.has(plain[index]?.replace(/\d$/, '') ?? '');
    if (found) {
      flush();
      const { length, named } = found;
      const who = withSameAccents(words.slice(index, index + length).join(' '), named.candidates);
      tokens.push({ kind: 'who', who, isAway: signUpStatesIn(named.note ?? '')[0]?.isAway });
      index += length - 1;
    } else if (state) {
      flush();
      tokens.push({ kind: 'state', isAway: state.isAway });
      index += state.length - 1;
    } else if (isHeading) {
      flush();
      tokens.push({ kind: COLUMN_WORDS.has(plain[index] ?? '') ? 'column' : 'heading' });
    } else if (/^[\d\p{P}\p{S}]+$/u.test(word)) flush();
    else rest.push(word);
  }
  flush();
  return tokens;
}

/** Returns the candidates whose accents match the text; all candidates if no accents match. */
function withSameAccents(text: string, candidates: readonly Candidate[]): readonly Candidate[] {
  const spelling = (name: string) => `${name}-`.normalize().toLowerCase();
  const written = spelling(text);
  const spelled = candidates.filter(({ names }) =>
    names.some(({ name }) => written.startsWith(spelling(name))),
  );
  return spelled.length > 0 ? spelled : candidates;
}
