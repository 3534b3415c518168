import { plainSpelling } from '../spelling';
import { IS_AWAY_BY_WORDS, signUpStatesIn } from './sign-up-words';

/** The text between two separators of a line. */
export interface PastedEntry {
  /** The text outside brackets. */
  text: string;
  /** The text with words in brackets that mean away. */
  annotated: string;
  brackets: readonly PastedBracket[];
  /** The separator before the entry. */
  separator: ':' | ',';
}

export interface PastedBracket {
  entries: readonly PastedEntry[];
  /** Whether the entry is in braces, in which JSON and Lua have one player. */
  isObject: boolean;
}

/** Discord's names of pictures that mean away. */
const AWAY_PICTURES = /^(?:x|no_entry|no_entry_sign|cross_mark)$/;

const pictureWords = (name: string): string =>
  IS_AWAY_BY_WORDS.has(plainSpelling(name)) ? ` ${name} ` : ' ';

/** Tags of Discord and HTML, which contain no name. A line of tags alone is not empty. */
const MARKUP = /^<(?:[@#/]|t:|[^<>]*=)/;

type Replacement = readonly [
  mark: RegExp,
  by: (found: string, part: string, rest: string) => string,
];

const drop =
  (by: string): Replacement[1] =>
  () =>
    by;

/** Replacements of the marks of the game, then of Discord and Markdown, in order. */
const REPLACEMENTS: readonly Replacement[] = [
  [/[\p{Cf}\p{DI}]/gu, drop('')],
  // A pipe alone separates the columns of a table: `|Tavish|Tank|`.
  [/(\|c(?:[0-9a-f]{8}|n[A-Z_]+:)[^\n]*?)\|r/giu, (_, coloured) => `${coloured},`],
  [/\|c[0-9a-f]{8}|\|cn[A-Z_]+:|\|T(?:interface|\d)[^|\n]*\|t/giu, drop(' ')],
  [/\|H[a-z]+:[^|\n]*\|h|\|h(?!\p{L})/gu, drop(' ')],
  // Marks of Method Raid Tools.
  [
    /\{(?:[thdx]|star|circle|diamond|triangle|moon|square|cross|skull|rt\d|\/?\w+:[^{}\n]*|\/\w)\}/gi,
    drop(' '),
  ],
  [/<a?:(\w+):\d*>/g, (_, name) => pictureWords(name)],
  [/<[^<>\n]*>/g, (found) => (MARKUP.test(found) ? ' 0 ' : found)],
  [
    /(^|[>*_~]|[^\S\n\r\u2028\u2029]):([\w+~-]+):/gm,
    (_, before, name) => before + (AWAY_PICTURES.test(name) ? ' absent ' : pictureWords(name)),
  ],
  [/[❌✖✗✘🚫⛔]/gu, drop(' absent ')],
  [/[✅☑✔]/gu, drop(' accepted ')],
  [/[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|\u20e3/gu, drop(' ')],
  [/^[^\S\n]*[*_~`]{3,}[^\S\n]*$/gm, drop('-')],
  [/[*_~`]/g, drop(' ')],
  // The address of a link.
  [/\]\([^()\n]*\)/g, drop(']')],
  // A count: `Tanks (2)`. A count of 0 ends its heading: `Absence (0) Tanks (2)`.
  [/[([] *0+ *(?:\/ *\d+ *)?[)\]]/g, drop(' accepted ,')],
  [/[([] *\d+ *(?:\/ *\d+ *)?[)\]]/g, drop(':')],
  [/\bno\. *\d+/gi, drop(' ')],
  [/\p{Pd}+/gu, drop('-')],
  // An object that takes several lines.
  [/\{[^{}]*\}/g, (found) => found.replaceAll('\n', ',')],
];

/** Splits a piece of a list into lines without marks. */
export const linesOf = (piece: string): string[] =>
  REPLACEMENTS.reduce((text, [mark, by]) => text.replace(mark, by), piece.normalize()).split(
    /[\n\u2028\u2029]/,
  );

const SIGNS = /\|r(?!\p{L})|[\p{Cc},;|·•，；、:：=()[\]{}<>]/giu;
const CLOSED_BY = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['<', '>'],
]);
const CLOSING_SIGNS = new Set(CLOSED_BY.values());

type Separator = PastedEntry['separator'];

const separatorOf = (sign: string): Separator => (/[:：=]/.test(sign) ? ':' : ',');

class BracketLevel {
  readonly entries: PastedEntry[] = [];
  #text = '';
  #annotated = '';
  #brackets: PastedBracket[] = [];
  #separator: Separator = ',';

  add(text: string, annotation = ''): void {
    this.#text += text;
    this.#annotated += text + annotation;
  }

  addBracket(bracket: PastedBracket): void {
    this.#brackets.push(bracket);
    this.add(
      ' ',
      `${bracket.entries.flatMap(({ annotated }) => signUpStatesIn(annotated).map(({ words }) => words)).join(' ')} `,
    );
  }

  endEntry(next: Separator = ','): void {
    this.entries.push({
      text: this.#text.replace(LINE_NUMBER, ''),
      annotated: this.#annotated.replace(LINE_NUMBER, ''),
      brackets: this.#brackets,
      separator: this.#separator,
    });
    this.#text = '';
    this.#annotated = '';
    this.#brackets = [];
    this.#separator = next;
  }
}

/** Text before a name: `12.`, `/inv`. */
const LINE_NUMBER = /^[\s\d.)#>+=-]*(?:\/\w+\s+)?/;

/** Splits a line at separators outside brackets. */
export function entriesOf(line: string): readonly PastedEntry[] {
  const signs = [...line.matchAll(SIGNS)].map(({ 0: sign, index }) => ({ sign, index }));
  const paired = pairedIn(signs);
  const outer: BracketLevel[] = [];
  let inner = new BracketLevel();
  let from = 0;
  for (const { sign, index } of signs) {
    inner.add(line.slice(from, index));
    from = index + sign.length;
    const parent = CLOSING_SIGNS.has(sign) && paired.has(index) ? outer.pop() : undefined;
    if (parent) {
      inner.endEntry();
      parent.addBracket({ entries: inner.entries, isObject: sign === '}' });
      inner = parent;
    } else if (paired.has(index)) {
      outer.push(inner);
      inner = new BracketLevel();
    } else if (CLOSED_BY.has(sign) || CLOSING_SIGNS.has(sign)) inner.add(' ');
    else inner.endEntry(separatorOf(sign));
  }
  inner.add(line.slice(from));
  inner.endEntry();
  return inner.entries;
}

/** The deepest nesting of brackets that is read. Deeper brackets are ordinary signs. */
const MAX_DEPTH = 8;

/** Returns the indexes of paired brackets. */
function pairedIn(signs: readonly { sign: string; index: number }[]): ReadonlySet<number> {
  const paired = new Set<number>();
  const open: { closing: string; index: number }[] = [];
  const unclosed = new Map<string, number>();
  const count = (closing: string, by: number) =>
    unclosed.set(closing, (unclosed.get(closing) ?? 0) + by);
  for (const { sign, index } of signs) {
    const closing = CLOSED_BY.get(sign);
    if (closing) {
      open.push({ closing, index });
      count(closing, 1);
    }
    while (unclosed.get(sign)) {
      const last = open.pop();
      if (!last) break;
      count(last.closing, -1);
      if (last.closing !== sign) continue;
      if (open.length < MAX_DEPTH) paired.add(last.index).add(index);
      break;
    }
  }
  return paired;
}
