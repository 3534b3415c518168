import { inEnglish, term } from '../language';
import { CLASSES } from '../raid/classes';
import { DIRECTION_MARKS } from '../spelling';
import type { Candidate } from './candidates';
import { TONIGHT_TEXTS } from './words';

export interface TakenNames {
  coming: readonly Candidate[];
  /** As pasted, each once. */
  unknown: readonly string[];
  /** A name of several, and who they are: the user says whom it means. */
  asked: readonly { name: string; candidates: readonly Candidate[] }[];
}

/** Reads a pasted list of names: whom it means, whom it may mean, and what is not known. */
export function takeNames(text: string, candidates: readonly Candidate[]): TakenNames {
  const names = indexNames(candidates);
  const headings = headingWords();
  const coming = new Set<Candidate>();
  const unknown = new Map<string, string>();
  const asked = new Map<string, { name: string; candidates: readonly Candidate[] }>();
  const take = (name: string, found: readonly Candidate[]) => {
    const [only, ...others] = found;
    if (only && others.length === 0) coming.add(only);
    else asked.set(fold(name), { name, candidates: found });
  };
  for (const entry of entriesOf(text)) {
    const whole = names.find(entry);
    if (whole) {
      take(whole.name, whole.candidates);
      continue;
    }
    for (const part of byWords(entry, { names, headings })) {
      if ('candidates' in part) take(part.name, part.candidates);
      else if (!unknown.has(fold(part.name))) unknown.set(fold(part.name), part.name);
    }
  }
  return {
    coming: [...coming],
    unknown: [...unknown.values()],
    asked: [...asked.values()].filter((one) => !one.candidates.every((each) => coming.has(each))),
  };
}

/** Returns names, one a line, as `takeNames` reads them back; guests without a name are left out. */
export const namesToCopy = (coming: readonly Candidate[]): string =>
  coming.flatMap(({ name }) => (name ? [name] : [])).join('\n');

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

/** Returns a name without case and diacritics. */
export const fold = (name: string): string =>
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

const foldServer = (server: string): string => fold(server).replace(/[^\p{L}\p{N}]/gu, '');

/** Marks of the game, then of Discord and Markdown, in the order in which they are dropped. */
const DROPPED: readonly RegExp[] = [
  DIRECTION_MARKS,
  /[\p{Cf}\u00ad]/gu,
  /\|c[0-9a-f]{8}|\|cn[A-Z_]+:|\|T[^|\n]*\|t|\|H[^|\n]*\|h|\|h/giu,
  /\{[^{}\n]*\}/g,
  /<[^<>\n]*>/g,
  /(?<![^\s>*_~])[:][\w+~-]+:/g,
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
    .split(/\|r|[\p{Cc},;:|·•，；：、]/iu)
    .map((entry) =>
      entry
        .replace(/^[\s\d.)#>+=–—-]+/u, '')
        .replace(/^\/\w+\s+/u, '')
        .replace(/[\s.)#>+=–—-]+$/u, '')
        .replace(/\s+/g, ' '),
    )
    .filter(Boolean);
}

interface Found {
  name: string;
  candidates: readonly Candidate[];
}

interface Names {
  /** Returns whom a text names, with a server or without; undefined if nobody. */
  find(text: string): Found | undefined;
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
  const named = (name: string) => current.get(fold(name)) ?? former.get(fold(name));
  const maxWords =
    Math.max(
      1,
      ...candidates.flatMap(({ names }) => names.map(({ name }) => wordsOf(name).length)),
    ) + SERVER_WORDS;
  return {
    maxWords,
    find(text) {
      const found = named(text);
      if (found) return { name: text, candidates: found };
      // The longest name first: names and servers may have hyphens.
      for (let at = text.lastIndexOf('-'); at > 0; at = text.lastIndexOf('-', at - 1)) {
        const name = text.slice(0, at).trim();
        const namesakes = named(name);
        if (!namesakes) continue;
        const server = foldServer(text.slice(at + 1));
        const there = namesakes.filter((candidate) => isOnServer(candidate, name, server));
        return { name, candidates: there.length > 0 ? there : namesakes };
      }
      return undefined;
    },
  };
}

/** `- Altar of Storms`. */
const SERVER_WORDS = 4;

const isOnServer = ({ names }: Candidate, name: string, server: string): boolean =>
  names.some(
    (known) => fold(known.name) === fold(name) && foldServer(known.server ?? '') === server,
  );

const wordsOf = (text: string): string[] => text.split(' ').filter(Boolean);

/** Reads an entry that names nobody as a whole: the longest names in it, headings, and the rest. */
function byWords(
  entry: string,
  { names, headings }: { names: Names; headings: ReadonlySet<string> },
): (Found | { name: string })[] {
  const words = wordsOf(entry);
  const parts: (Found | { name: string })[] = [];
  let rest: string[] = [];
  const flush = () => {
    if (rest.length > 0) parts.push({ name: rest.join(' ') });
    rest = [];
  };
  for (let at = 0; at < words.length; ) {
    const longest = Math.min(names.maxWords, words.length - at);
    let length = longest;
    let found: Found | undefined;
    for (; length > 0 && !found; length -= 1)
      found = names.find(trimSigns(words.slice(at, at + length).join(' ')));
    if (found) {
      flush();
      parts.push(found);
      at += length + 1;
      continue;
    }
    const word = trimSigns(words[at] ?? '');
    if (!word || /^[\d\p{P}\p{S}]+$/u.test(word) || headings.has(fold(word))) flush();
    else rest.push(word);
    at += 1;
  }
  flush();
  return parts;
}

const trimSigns = (text: string): string => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');

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
