import { expect, test } from 'vitest';
import { type CategorySet, setWith } from './category-set';
import {
  type ChooserOptions,
  fullestSets,
  plentifulCategories,
  unlinkedParts,
} from './fullest-sets';

/** Reads a set by letters: `AC`. */
const setOfLetters = (letters: string): CategorySet =>
  setWith([...letters].map((letter) => 'ABCD'.indexOf(letter)));

/** Reads options by letters: `AB/C` is A and B, or C. */
const optionsOf = (chooser: string): ChooserOptions => chooser.split('/').map(setOfLetters);

const setsOfLetters = (sets: readonly string[]) => new Set(sets.map(setOfLetters));

test.each([
  { choosers: [], sets: [''], why: 'nothing, of nobody' },
  { choosers: ['A'], sets: ['A'], why: 'the only option' },
  { choosers: ['A/B'], sets: ['A', 'B'], why: 'one of two' },
  { choosers: ['AB/C'], sets: ['AB', 'C'], why: 'an option that covers two, or the other' },
  { choosers: ['A/AB'], sets: ['AB'], why: 'the fuller of two' },
  { choosers: ['A/B', 'A/B'], sets: ['AB'], why: 'both, of two choosers' },
  { choosers: ['A/B', 'B/C'], sets: ['AB', 'AC', 'BC'], why: 'any two in a chain of three' },
  { choosers: ['A/B', 'C/D'], sets: ['AC', 'BC', 'AD', 'BD'], why: 'each apart' },
  { choosers: ['A/B', 'B'], sets: ['AB'], why: 'what the one with no choice leaves' },
])('the maximal sets of $choosers are $sets: $why', ({ choosers, sets }) => {
  expect(new Set(fullestSets(choosers.map(optionsOf)))).toEqual(setsOfLetters(sets));
});

test.each([
  ['nothing, of nobody', [], ''],
  ['the only one, with one chooser', ['A'], 'A'],
  ['neither of two with one chooser', ['A/B'], ''],
  ['both of two with two choosers', ['A/B', 'A/B'], 'AB'],
  ['the second, once the first is out of the count', ['A/B', 'A'], 'AB'],
  ['none of three in a chain', ['A/B', 'B/C'], ''],
  ['none of four, though three can bring one', ['A/B', 'A/C', 'A/D'], ''],
])('the categories with enough choosers among $1 are $2: $0', (_, choosers, plentiful) => {
  expect(plentifulCategories(choosers.map(optionsOf))).toBe(setOfLetters(plentiful));
});

test.each([
  ['one chooser links two', 'AB', ['A/B'], ['AB']],
  ['two choosers link nothing', 'AB', ['A', 'B'], ['A', 'B']],
  ['a category that is left out links nothing', 'AC', ['A/B', 'B/C'], ['A', 'C']],
  ['a late chooser joins parts', 'ABC', ['A/B', 'C', 'B/C'], ['ABC']],
])('the independent parts of $2 are $3: $0', (_, categories, choosers, parts) => {
  expect(new Set(unlinkedParts(setOfLetters(categories), choosers.map(optionsOf)))).toEqual(
    setsOfLetters(parts),
  );
});
