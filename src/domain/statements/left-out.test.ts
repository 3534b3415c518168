import { expect, test } from 'vitest';
import { type LeftOut, splitLeftOut } from './left-out';

const said = (code: string, at: number, isLeftOut: boolean): LeftOut => ({ code, at, isLeftOut });
const RAIDS = ['One', 'Two', 'Three'].map((code) => ({ code }));

test.each<[what: string, said: LeftOut[], leftOut: string[]]>([
  ['nothing was said', [], []],
  ['two are left out', [said('Three', 2, true), said('One', 1, true)], ['One', 'Three']],
  ['one is taken back', [said('One', 1, true), said('One', 2, false)], []],
  ['one is left out again', [said('One', 3, true), said('One', 2, false)], ['One']],
  ['one is of no raid here', [said('Elsewhere', 1, true)], []],
])('the season contains the other raids if %s', (_, all, leftOut) => {
  const split = splitLeftOut(RAIDS, all);
  expect(split.leftOut.map(({ code }) => code)).toEqual(leftOut);
  expect(split.counted).toEqual(RAIDS.filter(({ code }) => !leftOut.includes(code)));
});
