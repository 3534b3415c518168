import { readdirSync, readFileSync } from 'node:fs';
import Papa from 'papaparse';

/** A mistake in a sheet. The message has file, line and what is expected. */
export class SheetWrong extends Error {
  override name = 'SheetWrong';
}

/** A row of a sheet. Empty cells are empty texts. */
export interface Line {
  /** `tables/gems.csv, line 7`. */
  at: string;
  cell(column: string): string;
}

/** A row with every field. JSON leaves out optional fields that are undefined. */
export type RowCells<Row> = {
  [Field in keyof Required<Row>]: Pick<Row, Field> extends Required<Pick<Row, Field>>
    ? Row[Field]
    : Row[Field] | undefined;
};

export interface SheetColumns {
  /** Columns that together identify a row. Rows are sorted by them. */
  key: readonly string[];
  others: readonly string[];
  optional?: readonly string[];
}

/** Eras with tables, by their folders. */
export const ERAS = readdirSync('src/domain/eras', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Returns the names of columns that are separate for each era: `mists grade`. */
export const ofEachEra = (columns: readonly string[]): string[] =>
  ERAS.flatMap((era) => columns.map((column) => `${era} ${column}`));

/** Reads a sheet as a spreadsheet may save it. Throws SheetWrong. */
export function readSheet(
  file: string,
  { key, others, optional = [] }: SheetColumns,
  text = readFileSync(file, 'utf8'),
): { head: string[]; lines: Line[] } {
  const { head, lines } = readLines(file, text);
  const required = [...key, ...others];
  const allowed = [...required, ...optional];
  const unknown = head.find((column) => !allowed.includes(column));
  if (unknown !== undefined) {
    throw new SheetWrong(`${file}, line 1: “${unknown}” is no column; ${oneOf(allowed)}`);
  }
  const missing = required.find((column) => !head.includes(column));
  if (missing) throw new SheetWrong(`${file}, line 1: the column “${missing}” is missing`);
  return { head, lines: sortByKey(lines, key) };
}

/** Returns a sheet's text, sorted and formatted. Throws SheetWrong. */
export function tidySheet(file: string, columns: SheetColumns, text?: string): string {
  const { head, lines } = readSheet(file, columns, text);
  const rows = lines.map(({ cell }) => head.map(cell));
  return `${Papa.unparse([head, ...rows], { newline: '\n' })}\n`;
}

function readLines(file: string, text: string) {
  if (/[\uFFFD\0]/.test(text)) {
    throw new SheetWrong(`${file} is not in UTF-8: save it again as “CSV UTF-8”`);
  }
  const [title = ''] = text.split(/\r?\n/);
  const delimiter = [',', ';', '\t'].find((each) => title.includes(each)) ?? ',';
  const { data, errors } = Papa.parse<string[]>(text, { delimiter });
  const [error] = errors;
  if (error) throw new SheetWrong(`${file}, line ${(error.row ?? 0) + 1}: ${error.message}`);
  const [head = [], ...rows] = data.map(withoutEmptyEnd);
  const places = new Map(head.map((column, place) => [column, place]));
  const lines = rows.flatMap((cells, index) =>
    cells.length === 0 ? [] : lineOf(`${file}, line ${index + 2}`, places, cells),
  );
  return { head, lines };
}

const withoutEmptyEnd = (cells: readonly string[]): string[] => {
  const trimmed = cells.map((cell) => cell.trim());
  return trimmed.slice(0, trimmed.findLastIndex((cell) => cell !== '') + 1);
};

function lineOf(at: string, places: ReadonlyMap<string, number>, cells: readonly string[]): Line {
  if (cells.length > places.size) {
    throw new SheetWrong(`${at} has ${cells.length} cells, but there are ${places.size} columns`);
  }
  const broken = cells.find((cell) => /[\r\n]/.test(cell));
  if (broken) throw new SheetWrong(`${at} has a cell of several lines: “${broken}”`);
  return { at, cell: (column) => cells[places.get(column) ?? cells.length] ?? '' };
}

/** Sorts rows. Throws SheetWrong for a row without a key, or with the key of another row. */
function sortByKey(lines: readonly Line[], key: readonly string[]): Line[] {
  const first = new Map<string, Line>();
  for (const line of lines) {
    const name = key.map((column) => textIn(line, column)).join(', ');
    const other = first.get(name);
    if (other) throw new SheetWrong(`${line.at}: ${name} is in ${other.at} already; keep one`);
    first.set(name, line);
  }
  return lines.toSorted((one, other) => compareCells(one, other, key));
}

function compareCells(one: Line, other: Line, key: readonly string[]): number {
  const differingColumn = key.find((column) => one.cell(column) !== other.cell(column));
  if (!differingColumn) return 0;
  const [left, right] = [one.cell(differingColumn), other.cell(differingColumn)];
  const difference = Number(left) - Number(right);
  return Number.isNaN(difference) ? (left < right ? -1 : 1) : difference;
}

/** Returns an era's line: a filled column of the era replaces the column of all eras. */
export const lineIn = (era: string, { at, cell }: Line): Line => ({
  at,
  cell: (column) => cell(`${era} ${column}`) || cell(column),
});

const oneOf = (words: readonly string[]): string => `expected one of ${words.join(', ')}`;

/** Returns the error for a cell. */
export const sheetWrong = ({ at, cell }: Line, column: string, expected: string): SheetWrong =>
  new SheetWrong(`${at}: ${column} is “${cell(column)}”; ${expected}`);

export function textIn(line: Line, column: string): string {
  const text = line.cell(column);
  if (text === '') throw sheetWrong(line, column, 'expected a text');
  return text;
}

const toNumber = (text: string): number | undefined =>
  /^\d+$/.test(text) ? Number(text) : undefined;

export function numberIn(line: Line, column: string, highest = Number.MAX_SAFE_INTEGER): number {
  const number = toNumber(line.cell(column));
  if (number !== undefined && number <= highest) return number;
  const limit = highest === Number.MAX_SAFE_INTEGER ? '' : ` up to ${highest}`;
  throw sheetWrong(line, column, `expected a number${limit}`);
}

export function wordIn<Word extends string>(
  line: Line,
  column: string,
  words: readonly Word[],
): Word {
  const word = words.find((each) => each === line.cell(column));
  if (word === undefined) throw sheetWrong(line, column, oneOf(words));
  return word;
}

export function isYes(line: Line, column: string): true {
  wordIn(line, column, ['yes']);
  return true;
}

export const partsIn = (line: Line, column: string, separator: string): string[] =>
  line
    .cell(column)
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** Reads `mainhand offhand`. */
export function wordsIn<Word extends string>(
  line: Line,
  column: string,
  words: readonly Word[],
): Word[] {
  return partsIn(line, column, ' ').map((text) => {
    const word = words.find((each) => each === text);
    if (word === undefined) throw sheetWrong(line, column, oneOf(words));
    return word;
  });
}

/** Reads `71883 52206`. */
export const numbersIn = (line: Line, column: string): number[] =>
  partsIn(line, column, ' ').map((text) => {
    const number = toNumber(text);
    if (number === undefined)
      throw sheetWrong(line, column, 'expected numbers with spaces between');
    return number;
  });

/** Reads `chest: good | legs: old` with words for keys; undefined if the cell is empty. */
export function pairsIn<Value>(
  line: Line,
  column: string,
  { keys, read }: { keys: readonly string[]; read: (value: Line) => Value },
): Record<string, Value> | undefined {
  const pairs = partsIn(line, column, '|').map((pair) => {
    const [key = '', ...value] = pair.split(':');
    if (!keys.includes(key)) {
      throw sheetWrong(
        line,
        column,
        `expected “word: value | word: value”, each word ${oneOf(keys)}`,
      );
    }
    return [key, read({ at: line.at, cell: () => value.join(':').trim() })] as const;
  });
  return pairs.length > 0 ? Object.fromEntries(pairs) : undefined;
}

/** Returns the value of a cell; undefined if the cell is empty. */
export const readIfFilled = <Value>(
  line: Line,
  column: string,
  read: (line: Line, column: string) => Value,
): Value | undefined => (line.cell(column) === '' ? undefined : read(line, column));
