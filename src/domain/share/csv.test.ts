import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvFile } from './csv';

const body = (...cells: (string | number | undefined)[]) => csvFile([cells]).slice(1);

const READER = `
import csv, io, json, sys
text = sys.stdin.buffer.read().decode('utf-8-sig')
json.dump(list(csv.reader(io.StringIO(text, newline=''))), sys.stdout)
`;
const python = (input: string) => spawnSync('python3', ['-c', READER], { input, encoding: 'utf8' });
const hasPython = python('').status === 0;
const readByPython = (file: string): unknown => JSON.parse(python(file).stdout);

test('a CSV file begins with the byte order mark of UTF-8', () => {
  expect([...Buffer.from(csvFile([])).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
});

test.each([
  ['plain text as it is', 'Tavarin', 'Tavarin'],
  ['a comma in quotes', 'Legs, Cloak', '"Legs, Cloak"'],
  ['quotes doubled', 'the "Great"', '"the ""Great"""'],
  ['a line break in quotes', 'one\r\ntwo', '"one\r\ntwo"'],
  ['a number as a number', 372.5, '372.5'],
  ['a negative number as a number', -1, '-1'],
  ['no value as an empty cell', undefined, ''],
  ['a formula as text', '=1+1', "'=1+1"],
  ['a plus as text', '+1', "'+1"],
  ['a minus as text', '-1', "'-1"],
  ['an old formula as text', '@SUM(A1)', "'@SUM(A1)"],
  ['a blank before a formula as text', ' =1', "' =1"],
  ['a tab before a formula as text', '\t=1', "'\t'=1"],
  ['a line break before a formula as text', '\n=1', '"\'\n\'=1"'],
  ['a formula behind a semicolon as text', 'Raid;=1', "Raid;'=1"],
  ['a quoted formula behind a semicolon as text', 'Raid; "=1"', '"Raid;\' ""=1"""'],
  ['a semicolon alone as it is', 'Raid; Main', 'Raid; Main'],
  ['a full-width formula as text', '＝1', "'＝1"],
])('a CSV file writes $0', (_, cell, written) => {
  expect(body(cell)).toBe(`${written}\r\n`);
});

test.runIf(hasPython)('Python’s csv module reads a CSV file as it was written', () => {
  const text = fc.string({ unit: fc.constantFrom(...'a ß龍🐉\t\r\n",;=+-@\'') });
  const rows = fc.sample(fc.array(text, { minLength: 2, maxLength: 6 }), 300);
  const withoutDefusing = (cells: unknown) => JSON.stringify(cells).replaceAll("'", '');
  expect(withoutDefusing(readByPython(csvFile(rows)))).toEqual(withoutDefusing(rows));
});

test('a CSV file has no formula between commas, semicolons or tabs', () => {
  const text = fc.string({ unit: fc.constantFrom(...'a \t\r\n",;=+-@＝\'') });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (cells) => {
      const begun = csvFile([['Report', ...cells]]).split(/[;\t\r\n]/);
      expect(begun.filter((cell) => /^[\s"]*[=+\-@＝]/.test(cell))).toEqual([]);
      for (const cell of cells) expect(body(cell)).not.toMatch(/^"?\s*[=+\-@＝]/);
    }),
  );
});

test('a CSV file has a line per row and commas between cells', () => {
  expect(
    csvFile([
      ['a', 'b'],
      [1, 2],
    ]).slice(1),
  ).toBe('a,b\r\n1,2\r\n');
});
