import { inEnglish, term } from '../language';
import { CLASSES } from '../raid/classes';
import { groupBy } from '../raid/group-by';
import { DIRECTION_MARKS, fold } from '../spelling';
import type { Candidate } from './candidates';
import { TONIGHT_TEXTS } from './words';

export interface TakenNames {
  coming: readonly Candidate[];
  /** As pasted, each once. */
  unknown: readonly string[];
  /** A name of several, and who they are: the user says whom it means. */
  ambiguous: readonly { name: string; candidates: readonly Candidate[] }[];
}

export interface NameReader {
  /** Reads a piece of a list, which may follow others. */
  read(piece: string): void;
  taken(): TakenNames;
}

/** Reads a pasted list of names: whom it means, whom it may mean, and what is not known. */
export function takeNames(text: string, candidates: readonly Candidate[]): TakenNames {
  const reader = nameReader(candidates);
  reader.read(text);
  return reader.taken();
}

/** Reads a list of any length, piece by piece. */
export function nameReader(candidates: readonly Candidate[]): NameReader {
  const names = indexNames(candidates);
  const headings = headingWords();
  const coming = new Set<Candidate>();
  const unknown = new Map<string, string>();
  const ambiguous = new Map<string, { name: string; candidates: readonly Candidate[] }>();
  const take = (found: readonly Candidate[]) => {
    const [first, ...others] = found;
    if (first && others.length === 0) coming.add(first);
    else if (first)
      ambiguous.set(fold(first.raider.name), { name: first.raider.name, candidates: found });
  };
  const readEntry = (entry: string) => {
    for (const part of byWords(entry, { names, headings })) {
      if (typeof part !== 'string') take(part);
      else if (!unknown.has(fold(part))) unknown.set(fold(part), part);
    }
  };
  return {
    read: (piece) => new Set(entriesOf(piece)).forEach(readEntry),
    taken: () => ({
      coming: [...coming],
      unknown: [...unknown.values()],
      ambiguous: [...ambiguous.values()].filter(
        (one) => !one.candidates.every((each) => coming.has(each)),
      ),
    }),
  };
}

/** Characters that are read within a few milliseconds. */
const PIECE = 5000;

/** Splits a long list between its lines, or where a line is longer, between its words. */
export function piecesOf(list: string): string[] {
  const pieces: string[] = [];
  for (let start = 0, end = 0; start < list.length; start = end) {
    const furthest = start + PIECE;
    const breaks = ['\n', ' '].map((sign) => list.lastIndexOf(sign, furthest));
    const isLast = furthest >= list.length;
    end = isLast ? list.length : (breaks.find((at) => at > start) ?? furthest);
    pieces.push(list.slice(start, end));
  }
  return pieces;
}

/** Returns names, one a line, as `takeNames` reads them back; guests without a name are left out. */
export const namesToCopy = (coming: readonly Candidate[]): string =>
  coming.flatMap(({ name }) => (name ? [name] : [])).join('\n');

const withoutSigns = (folded: string): string => folded.replace(/[^\p{L}\p{N}]/gu, '');

/** Marks of the game, then of Discord and Markdown, in the order in which they are dropped. */
const DROPPED: readonly RegExp[] = [
  DIRECTION_MARKS,
  /[\p{Cf}\u00ad]/gu,
  /\|c[0-9a-f]{8}|\|cn[A-Z_]+:|\|T[^|\n]*\|t|\|H[^|\n]*\|h|\|h/giu,
  /\{[^{}\n]*\}/g,
  /<[^<>\n]*>/g,
  /(?:^|[>*_~]|[^\S\n\r\u2028\u2029])[:][\w+~-]+:/gm,
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\ufe0f|\u20e3/gu,
  /[*_~`]/g,
];

const BRACKETS = /\([^()\n]*\)|\[[^[\]\n]*\]/g;

const MAX_DEPTH = 4;

function entriesOf(text: string): string[] {
  let plain = text;
  for (const dropped of DROPPED) plain = plain.replace(dropped, ' ');
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) plain = plain.replace(BRACKETS, ' ');
  return plain
    .replace(/\p{Pd}+/gu, '-')
    .split(/\|r|[\p{Cc},;:|·•，；：、]/iu)
    .map((entry) => entry.replace(/^[\s\d.)#>+=-]*(?:\/\w+\s+)?/u, ''));
}

const MAX_NAME = 120;

interface Named {
  candidates: readonly Candidate[];
  /** By name and server. */
  isOnServer?: boolean;
  /** How many words the name has, if others follow a hyphen: an unknown server, a note. */
  nameWords?: number;
}

interface Names {
  /** Whether a folded word is a name's first, with a server or without. */
  mayStart(word: string): boolean;
  /** Returns whom a folded text names, with a server or without; undefined if nobody. */
  find(folded: string): Named | undefined;
  maxWords: number;
}

function indexNames(candidates: readonly Candidate[]): Names {
  const current = new Map<string, Candidate[]>();
  const former = new Map<string, Candidate[]>();
  const add = (names: Map<string, Candidate[]>, name: string, candidate: Candidate) => {
    const key = fold(name);
    const known = names.get(key) ?? [];
    if (!known.includes(candidate)) names.set(key, [...known, candidate]);
  };
  for (const candidate of candidates) {
    if (candidate.raider.name) add(current, candidate.raider.name, candidate);
    for (const { name } of candidate.names) add(former, name, candidate);
  }
  const named = (folded: string) => current.get(folded) ?? former.get(folded);
  const onServer = groupBy(
    candidates.flatMap((candidate) =>
      candidate.names.map(({ name, server = '' }) => ({
        candidate,
        key: serverKey(fold(name), fold(server)),
      })),
    ),
    ({ key }) => key,
  );
  const maxWords =
    Math.max(
      1,
      ...candidates.flatMap(({ names }) => names.map(({ name }) => wordsOf(name).length)),
    ) + SERVER_WORDS;
  const all = [...current.keys(), ...former.keys()];
  const longest = Math.max(0, ...all.map(({ length }) => length));
  const starts = new Set(all.map((name) => name.split(' ')[0] ?? ''));
  const mayStart = (word: string): boolean => {
    if (starts.has(word)) return true;
    const hyphens = word.length > MAX_NAME ? [] : word.split('-').slice(1);
    return hyphens.some((_, count) => starts.has(word.split('-', count + 1).join('-')));
  };
  return {
    maxWords,
    mayStart,
    find(folded) {
      if (folded.length > MAX_NAME) return undefined;
      const found = named(folded);
      if (found) return { candidates: found };
      // The longest name first: names and servers may have hyphens.
      let at = folded.lastIndexOf('-', longest + 1);
      for (; at > 0; at = folded.lastIndexOf('-', at - 1)) {
        const name = folded.slice(0, at).trim();
        const namesakes = named(name);
        if (!namesakes) continue;
        const rest = folded.slice(at + 1);
        const there = onServer.get(serverKey(name, rest))?.map(({ candidate }) => candidate);
        const known = there?.filter((candidate) => namesakes.includes(candidate)) ?? [];
        if (known.length > 0) return { candidates: [...new Set(known)], isOnServer: true };
        const [next = ''] = rest.split(' ', 1);
        const isList = next.split('-').some((part) => starts.has(trimSigns(part)));
        return isList ? undefined : { candidates: namesakes, nameWords: wordsOf(name).length };
      }
      return undefined;
    },
  };
}

const SERVER_WORDS = 4;

const serverKey = (name: string, server: string): string => `${name}\n${withoutSigns(server)}`;

/** Names have none of these signs. */
const wordsOf = (text: string): string[] => text.split(/[\s/+=&]/).filter(Boolean);

/** Reads an entry: the longest names in it, headings, and the rest. */
function byWords(
  entry: string,
  { names, headings }: { names: Names; headings: ReadonlySet<string> },
): (readonly Candidate[] | string)[] {
  const written = wordsOf(entry);
  const words = written.map(trimSigns);
  const folded = words.map(fold);
  const parts: (readonly Candidate[] | string)[] = [];
  let rest: string[] = [];
  const flush = () => {
    if (rest.length > 0) parts.push(rest.join(' '));
    rest = [];
  };
  const starts = folded.map(names.mayStart);
  /** Returns the longest name at a word; one with its server comes first. */
  const nameAt = (at: number): { length: number; named: Named } | undefined => {
    let longest: { length: number; named: Named } | undefined;
    const most = at === 0 && entry.length <= MAX_NAME ? words.length : names.maxWords;
    for (let length = Math.min(most, words.length - at); length > 0; length -= 1) {
      const named = names.find(
        folded
          .slice(at, at + length)
          .map((one, index) => one || (written[at + index] ?? ''))
          .join(' '),
      );
      if (named?.isOnServer) return { length, named };
      const others = named?.nameWords ?? length;
      if (named && !starts.slice(at + others, at + length).includes(true))
        longest ??= { length, named };
    }
    return longest;
  };
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    if (!word) continue;
    const found = starts[at] ? nameAt(at) : undefined;
    if (found) {
      flush();
      const text = words.slice(at, at + found.length).join(' ');
      parts.push(asSpelled(text, found.named.candidates));
      at += found.length - 1;
    } else if (/^[\d\p{P}\p{S}]+$/u.test(word) || headings.has(folded[at] ?? '')) flush();
    else rest.push(word);
  }
  flush();
  return parts;
}

/** Returns those whose name is spelled as in the text, with its accents, if there are any; else all. */
function asSpelled(text: string, candidates: readonly Candidate[]): readonly Candidate[] {
  const spelling = (name: string) => `${name}-`.normalize().toLowerCase();
  const written = spelling(text);
  const spelled = candidates.filter(({ names }) =>
    names.some(({ name }) => written.startsWith(spelling(name))),
  );
  return spelled.length > 0 ? spelled : candidates;
}

const trimSigns = (text: string): string =>
  text.replace(/^(?:[^\p{L}\p{N}]|\d+[.)])+|[^\p{L}\p{N}]+$/gu, '');

/** Returns words for roles, classes, specs and sign-up states, in English and the language in use. */
function headingWords(): Set<string> {
  const english = inEnglish(signUpWords);
  const classes = Object.values(CLASSES).flatMap(({ name, loggedName, specs }) => [
    name,
    `${name}s`,
    loggedName,
    ...specs,
    ...specs.map((spec) => spec.replace(/([a-z])([A-Z])/g, '$1 $2')),
  ]);
  const all = [...english, ...signUpWords(), ...classes, ...classes.map(term)];
  return new Set(all.flatMap((words) => [words, ...wordsOf(words)]).map(fold));
}

const signUpWords = (): string[] => TONIGHT_TEXTS.signUpWords.split(', ');
