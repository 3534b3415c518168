import { groupBy } from '../group-by';
import { plainSpelling } from '../spelling';
import type { Candidate } from './candidates';
import { trimSigns, wordsOf } from './sign-up-words';

/** Longer than any name with its server. */
export const MAX_TYPED_NAME_LENGTH = 120;

const MAX_SERVER_WORDS = 4;

export interface NameMatch {
  candidates: readonly Candidate[];
  /** Whether name and server match. */
  isOnServer?: boolean;
  /** The number of words in the name, if a hyphen and more follow: a server or a note. */
  nameWords?: number;
  /** The text after the hyphen. */
  note?: string;
}

export interface NameIndex {
  /** Whether a plain word is a name's first word, with or without a server. */
  mayStart(word: string): boolean;
  /** Returns the players that a plain text names, with or without a server. */
  find(plain: string): NameMatch | undefined;
  maxWords: number;
}

/** Indexes candidates by present names, then by former names. */
export function indexNames(candidates: readonly Candidate[]): NameIndex {
  const byCurrentName = new Map<string, Set<Candidate>>();
  const byFormerName = new Map<string, Set<Candidate>>();
  const add = (names: Map<string, Set<Candidate>>, name: string, candidate: Candidate) => {
    const key = plainSpelling(name);
    names.set(key, (names.get(key) ?? new Set()).add(candidate));
  };
  for (const candidate of candidates) {
    if (candidate.raider.name) add(byCurrentName, candidate.raider.name, candidate);
    for (const { name } of candidate.names) add(byFormerName, name, candidate);
  }
  const findExactly = (plain: string) => byCurrentName.get(plain) ?? byFormerName.get(plain);
  const byNameAndServer = groupBy(
    candidates.flatMap((candidate) =>
      candidate.names.map(({ name, server = '' }) => ({
        candidate,
        key: serverKey(plainSpelling(name), plainSpelling(server)),
      })),
    ),
    ({ key }) => key,
  );
  const findOnServer = (name: string, server: string) =>
    byNameAndServer.get(serverKey(name, server))?.map(({ candidate }) => candidate) ?? [];
  const maxWords =
    Math.max(
      1,
      ...candidates.flatMap(({ names }) => names.map(({ name }) => wordsOf(name).length)),
    ) + MAX_SERVER_WORDS;
  const known = [...byCurrentName.keys(), ...byFormerName.keys()];
  const longest = Math.max(0, ...known.map(({ length }) => length));
  const starts = new Set(known.map((name) => name.split(' ')[0] ?? ''));
  const mayStart = (word: string): boolean => {
    if (starts.has(word)) return true;
    const hyphens = word.length > MAX_TYPED_NAME_LENGTH ? [] : word.split('-').slice(1);
    return hyphens.some((_, count) => starts.has(word.split('-', count + 1).join('-')));
  };
  return {
    maxWords,
    mayStart,
    find(plain) {
      if (plain.length > MAX_TYPED_NAME_LENGTH) return undefined;
      const exact = findExactly(plain);
      return exact
        ? { candidates: [...exact] }
        : findBeforeHyphen(plain, { findExactly, findOnServer, starts, longest });
    },
  };
}

interface IndexedNames {
  findExactly: (name: string) => ReadonlySet<Candidate> | undefined;
  findOnServer: (name: string, server: string) => readonly Candidate[];
  /** The first words of all names. */
  starts: ReadonlySet<string>;
  /** The length of the longest name. */
  longest: number;
}

/** Finds a name before a hyphen that a server or a note follows. */
function findBeforeHyphen(
  plain: string,
  { findExactly, findOnServer, starts, longest }: IndexedNames,
): NameMatch | undefined {
  // Tries the longest name first: both names and servers may have hyphens.
  let hyphen = plain.lastIndexOf('-', longest + 1);
  for (; hyphen > 0; hyphen = plain.lastIndexOf('-', hyphen - 1)) {
    const name = plain.slice(0, hyphen).trim();
    const namesakes = findExactly(name);
    if (!namesakes) continue;
    const rest = plain.slice(hyphen + 1);
    const found = findOnServer(name, rest).filter((candidate) => namesakes.has(candidate));
    if (found.length > 0) return { candidates: [...new Set(found)], isOnServer: true };
    const [next = ''] = rest.split(' ', 1);
    const isList = next.split('-').some((part) => starts.has(trimSigns(part)));
    return isList
      ? undefined
      : { candidates: [...namesakes], nameWords: wordsOf(name).length, note: rest };
  }
  return undefined;
}

const serverKey = (name: string, server: string): string => `${name}\n${withoutSigns(server)}`;

const withoutSigns = (plain: string): string => plain.replace(/[^\p{L}\p{N}]/gu, '');
