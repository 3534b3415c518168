import { expect, test } from 'vitest';
import { rowFromStates } from '#domain/audit/night';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { noEnchant } from '#test/findings';
import type { Drawing } from './canvas';
import { drawBands } from './draw-bands';

const LEGS = noEnchant(6);
const CLOAK = noEnchant(14);

/** Returns the words of a player's kills; every letter is seven pixels wide. */
function drawn(width: number): string[] {
  const texts: string[] = [];
  const widthOf = (words: string) => words.length * 7;
  const drawing = {
    widthOf,
    text: (words: string) => {
      texts.push(words);
      return widthOf(words);
    },
    box: () => {},
    mark: () => {},
  };
  const { cells } = rowFromStates([
    { state: 'faults', findings: [LEGS, CLOAK] },
    { state: 'faults', findings: [LEGS, CLOAK] },
    { state: 'passed', findings: [] },
    { state: 'absent', findings: [] },
  ]);
  drawBands(drawing as unknown as Drawing, 0, {
    cells,
    era: CATACLYSM,
    columns: { from: 0, width },
  });
  return texts;
}

test.each([
  { width: 80, words: ['Legs, Cloak', 'Fixed'] },
  { width: 50, words: ['2'] },
])(
  'two equal kills, a fix and an absence are $words in columns of $width px',
  ({ width, words }) => {
    expect(drawn(width)).toEqual(words);
  },
);
