import { expect, test } from 'vitest';
import { type LeftOut, splitLeftOut } from './left-out';

const statement = (code: string, at: number, isLeftOut: boolean): LeftOut => ({
  code,
  at,
  isLeftOut,
});
const RAIDS = ['One', 'Two', 'Three'].map((code) => ({ code }));

test.each<[what: string, statements: LeftOut[], leftOut: string[]]>([
  ['no raid is left out', [], []],
  ['two are left out', [statement('Three', 2, true), statement('One', 1, true)], ['One', 'Three']],
  ['one raid is added again', [statement('One', 1, true), statement('One', 2, false)], []],
  ['one raid is left out again', [statement('One', 3, true), statement('One', 2, false)], ['One']],
  ['a left-out raid is missing here', [statement('Elsewhere', 1, true)], []],
])('the season contains the other raids if %s', (_, all, leftOut) => {
  const split = splitLeftOut(RAIDS, all);
  expect(split.leftOut.map(({ code }) => code)).toEqual(leftOut);
  expect(split.counted).toEqual(RAIDS.filter(({ code }) => !leftOut.includes(code)));
});
