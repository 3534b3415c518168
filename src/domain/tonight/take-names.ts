import { plainSpelling } from '../spelling';
import type { Candidate } from './candidates';
import { linesOf } from './list-entries';
import { readListLine } from './list-line';
import { indexNames } from './name-index';
import { headingWords } from './sign-up-words';

export interface TakenNames {
  coming: readonly Candidate[];
  /** Players whom the list marks as away. */
  away: readonly Candidate[];
  /** Unknown names as pasted, each once. */
  unknown: readonly string[];
  /** Names that several players share: the user picks one of them. */
  ambiguous: readonly { name: string; candidates: readonly Candidate[] }[];
}

/** Whether a list names any known player. */
export const hasKnownPlayers = ({ coming, away, ambiguous }: TakenNames): boolean =>
  coming.length + away.length + ambiguous.length > 0;

export interface NameReader {
  /** Reads the next piece of a list. */
  read(piece: string): void;
  taken(): TakenNames;
}

/** Reads a pasted list of names: who comes, who is away, and ambiguous and unknown names. */
export function takeNames(text: string, candidates: readonly Candidate[]): TakenNames {
  const reader = nameReader(candidates);
  reader.read(text);
  return reader.taken();
}

/** Reads a list of any length, piece by piece. */
export function nameReader(candidates: readonly Candidate[]): NameReader {
  const vocabulary = { names: indexNames(candidates), headings: headingWords() };
  const unknown = new Map<string, string>();
  const [coming, away] = [namesakes(), namesakes()];
  let isAwayBelow = false;
  let isBelowHeading = false;
  /** Whether names in the rest of the last line are away. */
  let isAwayBeside = false;
  const read = (line: string, isAway: boolean) => {
    if (isBelowHeading && hasOnlySigns(line)) return;
    const { names, ...heading } = readListLine(line, isAway, vocabulary);
    isBelowHeading = heading.isAwayBelow === true;
    isAwayBelow = heading.isAwayBelow ?? isAwayBelow;
    isAwayBeside = heading.isAwayBeside;
    for (const one of names) {
      if (typeof one.who !== 'string') (one.isAway ? away : coming).add(one.who);
      else if (!unknown.has(plainSpelling(one.who))) unknown.set(plainSpelling(one.who), one.who);
    }
  };
  return {
    read(piece) {
      const [rest = '', ...lines] = linesOf(piece);
      if (rest) read(rest, isAwayBeside || isAwayBelow);
      for (const line of lines) read(line, isAwayBelow);
    },
    taken: () => ({ ...settle(coming, away), unknown: [...unknown.values()] }),
  };
}

/** Whether a line has only signs, such as an underline or a bracket. */
const hasOnlySigns = (line: string): boolean => /\S/.test(line) && !/[\p{L}\p{N}]/u.test(line);

type AmbiguousName = TakenNames['ambiguous'][number];

/** Collects names that mean one player, and names that mean several. */
function namesakes() {
  const certain = new Set<Candidate>();
  const ambiguous = new Map<string, AmbiguousName>();
  const add = (candidates: readonly Candidate[]) => {
    const [first, ...others] = candidates;
    if (first && others.length === 0) certain.add(first);
    else if (first) {
      const { name } = first.raider;
      const before = ambiguous.get(plainSpelling(name))?.candidates ?? [];
      const all = [...new Set([...before, ...candidates])];
      ambiguous.set(plainSpelling(name), { name, candidates: all });
    }
  };
  return { certain, ambiguous, add };
}

/** Decides which players come. A player marked away anywhere in the list is away. */
function settle(
  come: ReturnType<typeof namesakes>,
  stay: ReturnType<typeof namesakes>,
): Omit<TakenNames, 'unknown'> {
  const away = new Set(stay.certain);
  const coming = new Set([...come.certain].filter((one) => !away.has(one)));
  const stillAmbiguous: AmbiguousName[] = [];
  for (const { name, candidates } of come.ambiguous.values()) {
    const notAway = candidates.filter((one) => !away.has(one));
    const [only] = notAway;
    if (only && notAway.length === 1) coming.add(only);
    else if (!notAway.every((one) => coming.has(one)))
      stillAmbiguous.push({ name, candidates: notAway });
  }
  const possiblyComing = new Set([
    ...coming,
    ...stillAmbiguous.flatMap(({ candidates }) => candidates),
  ]);
  for (const { candidates } of stay.ambiguous.values())
    for (const one of candidates) if (!possiblyComing.has(one)) away.add(one);
  return { coming: [...coming], away: [...away], ambiguous: stillAmbiguous };
}

/** The number of characters that are read within a few milliseconds. */
const MAX_PIECE_LENGTH = 5000;

/** Splits a long list between lines, or between the words of a line that is too long. */
export function splitLongList(list: string): string[] {
  const pieces: string[] = [];
  for (let start = 0, end = 0; start < list.length; start = end) {
    const maxEnd = start + MAX_PIECE_LENGTH;
    const breaks = ['\n', ' '].map((sign) => list.lastIndexOf(sign, maxEnd));
    const isLast = maxEnd >= list.length;
    end = isLast ? list.length : (breaks.find((at) => at > start) ?? maxEnd);
    pieces.push(list.slice(start, end));
  }
  return pieces;
}

/** Returns names, one per line, as `takeNames` reads them. Guests without a name are left out. */
export const namesToCopy = (coming: readonly Candidate[]): string =>
  coming.flatMap(({ name }) => (name ? [name] : [])).join('\n');
