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
  { cell: 'Tavarin', written: 'Tavarin', why: 'plain text as it is' },
  { cell: 'Legs, Cloak', written: '"Legs, Cloak"', why: 'a comma in quotes' },
  { cell: 'the "Great"', written: '"the ""Great"""', why: 'quotes doubled' },
  { cell: 'one\r\ntwo', written: '"one\r\ntwo"', why: 'a line break in quotes' },
  { cell: 372.5, written: '372.5', why: 'a number as a number' },
  { cell: -1, written: '-1', why: 'a negative number as a number' },
  { cell: undefined, written: '', why: 'nothing as nothing' },
  { cell: '=1+1', written: "'=1+1", why: 'a formula as text' },
  { cell: '+1', written: "'+1", why: 'a plus as text' },
  { cell: '-1', written: "'-1", why: 'a minus as text' },
  { cell: '@SUM(A1)', written: "'@SUM(A1)", why: 'an old formula as text' },
  { cell: ' =1', written: "' =1", why: 'a blank before a formula as text' },
  { cell: '\t=1', written: "'\t'=1", why: 'a tab before a formula as text' },
  { cell: '\n=1', written: '"\'\n\'=1"', why: 'a line break before a formula as text' },
  { cell: 'Raid;=1', written: "Raid;'=1", why: 'a formula behind a semicolon as text' },
  {
    cell: 'Raid; "=1"',
    written: '"Raid;\' ""=1"""',
    why: 'a quoted formula behind a semicolon as text',
  },
  { cell: 'Raid; Main', written: 'Raid; Main', why: 'a semicolon alone as it is' },
  { cell: '＝1', written: "'＝1", why: 'a full-width formula as text' },
])('a CSV file writes $why', ({ cell, written }) => {
  expect(body(cell)).toBe(`${written}\r\n`);
});

test.runIf(hasPython)('a CSV file comes out of Python’s csv as it went in', () => {
  const text = fc.string({ unit: fc.constantFrom(...'a ß龍🐉\t\r\n",;=+-@\'') });
  const rows = fc.sample(fc.array(text, { minLength: 2, maxLength: 6 }), 300);
  const withoutDefusing = (text: unknown) => String(text).replaceAll("'", '');
  const read = readByPython(csvFile(rows));
  expect(JSON.parse(withoutDefusing(JSON.stringify(read)))).toEqual(
    JSON.parse(withoutDefusing(JSON.stringify(rows))),
  );
});

test('a CSV file has no formula, whether cells are split at commas, semicolons or tabs', () => {
  const text = fc.string({ unit: fc.constantFrom(...'a \t\r\n",;=+-@＝\'') });
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (cells) => {
      const begun = csvFile([['Report', ...cells]]).split(/[;\t\r\n]/);
      expect(begun.filter((cell) => /^[\s"]*[=+\-@＝]/.test(cell))).toEqual([]);
      for (const cell of cells) expect(body(cell)).not.toMatch(/^"?\s*[=+\-@＝]/);
    }),
  );
});

test('a CSV file has a line per row, with cells split by commas', () => {
  expect(
    csvFile([
      ['a', 'b'],
      [1, 2],
    ]).slice(1),
  ).toBe('a,b\r\n1,2\r\n');
});
