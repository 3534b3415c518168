import type { Candidate } from './candidates';
import { entriesOf, type PastedBracket, type PastedEntry } from './list-entries';
import { type ListToken, readTokens, type Vocabulary } from './list-words';

/** A name or an unknown word, and whether the list marks it as away. */
interface ListedName {
  who: readonly Candidate[] | string;
  isAway: boolean;
}

interface LineContent {
  names: readonly ListedName[];
  /** Whether names below are away; undefined if the line does not say. */
  isAwayBelow: boolean | undefined;
  /** Whether names in the rest of the line are away. */
  isAwayBeside: boolean;
}

/** Reads a line: the names on it, or a heading's meaning for the lines below. */
export function readListLine(line: string, isAway: boolean, vocabulary: Vocabulary): LineContent {
  const tokens = tokensOf(entriesOf(line), vocabulary);
  if (tokens.some(isSubject) && !isTitle(tokens)) return applyHeadings(tokens, isAway);
  const isHeading = tokens.some(({ kind }) => kind !== ':' && kind !== ',');
  const isEmpty = !/[\p{L}\p{N}]/u.test(line);
  const isTableHead = tokens.some(({ kind }) => kind === 'column');
  const below = isHeading ? !isTableHead && stateOf(tokens) === true : isEmpty ? false : undefined;
  return { names: [], isAwayBelow: below, isAwayBeside: below ?? isAway };
}

/** Whether a line is a title: `Absent today:` */
const isTitle = (tokens: readonly ListToken[]): boolean =>
  tokens[0]?.kind === 'state' && tokens.at(-1)?.kind === ':' && !tokens.some(isKnownName);

/** Combines states; undefined without states. */
function stateOf(tokens: readonly ListToken[]): boolean | undefined {
  const states = tokens.flatMap((token) => (token.kind === 'state' ? [token.isAway] : []));
  if (states.length === 0) return undefined;
  return states.every(Boolean);
}

/** Applies a line's headings and states to its names. */
function applyHeadings(tokens: readonly ListToken[], isAwayAtFirst: boolean): LineContent {
  const items = splitAt(tokens, ',').flatMap(splitAtHeadings);
  const isAfterNames = statesFollowNames(items);
  const names: ListedName[] = [];
  let isAwayBelow: boolean | undefined;
  let isAway = isAwayAtFirst;
  for (const item of items) {
    const { head, body } = splitHead(item);
    const state = stateOf(head);
    const isHeading =
      head.some(({ kind }) => kind !== ':') && !head.some(({ kind }) => kind === 'column');
    if (body.length > 0) {
      if (isHeading) {
        isAway = state ?? false;
        isAwayBelow = false;
      }
      names.push(...listedNames(body, isAway));
    } else if (state !== undefined && isAfterNames) {
      const last = names.at(-1);
      if (last) last.isAway = state;
    } else if (state !== undefined || (isHeading && head.some(({ kind }) => kind === ':')))
      isAway = state ?? false;
  }
  return { names, isAwayBelow, isAwayBeside: isAway };
}

/** Splits an item before each heading that stands between names: `Absence: Ada Tanks: Bea`. */
function splitAtHeadings(item: readonly ListToken[]): (readonly ListToken[])[] {
  const signs = item.map((token) => (isKnownName(token) ? 'N' : token.kind[0])).join('');
  const starts = [...signs.matchAll(/[Nwo][hs]+:+(?=N)/g)].map(({ index }) => index + 1);
  return [0, ...starts].map((start, nth) => item.slice(start, starts[nth]));
}

const isKnownName = (token: ListToken): boolean =>
  token.kind === 'who' && typeof token.who !== 'string';

/** Splits an item after the last colon before its first name. Without a name, all of it is head. */
function splitHead(item: readonly ListToken[]): {
  head: readonly ListToken[];
  body: readonly ListToken[];
} {
  const first = item.findIndex(isSubject);
  if (first < 0) return { head: item, body: [] };
  const colon = item
    .slice(0, first)
    .map(({ kind }) => kind)
    .lastIndexOf(':');
  return { head: item.slice(0, colon + 1), body: item.slice(colon + 1) };
}

const isSubject = ({ kind }: ListToken): boolean => kind === 'who' || kind === 'object';

/** Applies states to the names that follow if a state comes first, else to the name before. */
function listedNames(body: readonly ListToken[], isAwayAtFirst: boolean): ListedName[] {
  const names: ListedName[] = [];
  const isBefore =
    body.find((token) => isSubject(token) || token.kind === 'state')?.kind === 'state';
  let isAway = isAwayAtFirst;
  for (const token of body) {
    const last = names.at(-1);
    if (token.kind === 'who') names.push({ who: token.who, isAway: token.isAway ?? isAway });
    else if (token.kind === 'object') {
      const inside = applyHeadings(token.tokens, isAway).names;
      if (last && inside.length === 0) last.isAway = stateOf(token.tokens) ?? last.isAway;
      names.push(...inside);
    } else if (token.kind === 'state') {
      if (isBefore) isAway = token.isAway;
      else if (last) last.isAway = token.isAway;
    }
  }
  return names;
}

/** Whether states come after their names, as in `Niniane, Tank, absent`. */
function statesFollowNames(items: readonly (readonly ListToken[])[]): boolean {
  const withSubject = items.filter((item) =>
    item.some((one) => isSubject(one) || one.kind === 'state'),
  );
  const [first, last] = [withSubject[0], withSubject.at(-1)];
  return first?.some(isSubject) === true && last?.some(isSubject) === false;
}

function splitAt(tokens: readonly ListToken[], sign: ListToken['kind']): ListToken[][] {
  const items: ListToken[][] = [[]];
  for (const token of tokens) {
    if (token.kind === sign) items.push([]);
    else items.at(-1)?.push(token);
  }
  return items;
}

function tokensOf(entries: readonly PastedEntry[], vocabulary: Vocabulary): ListToken[] {
  return entries.flatMap(({ text, annotated, brackets, separator }, index): ListToken[] => {
    const before: ListToken[] = index > 0 ? [{ kind: separator }] : [];
    const tokens = readTokens(annotated, vocabulary);
    // Brackets describe the text beside them.
    if (brackets.length === 0 || tokens.some(isSubject)) return [...before, ...tokens];
    const heading = readTokens(text, vocabulary);
    return [
      ...before,
      ...heading,
      ...(heading.length > 0 ? [{ kind: ':' } as const] : []),
      ...bracketTokens(brackets, vocabulary),
    ];
  });
}

const bracketTokens = (brackets: readonly PastedBracket[], vocabulary: Vocabulary): ListToken[] =>
  brackets.flatMap(({ entries, isObject }, index): ListToken[] => {
    const tokens = tokensOf(entries, vocabulary);
    return [
      ...(index > 0 ? [{ kind: ',' } as const] : []),
      ...(isObject ? [{ kind: 'object', tokens } as const] : tokens),
    ];
  });
