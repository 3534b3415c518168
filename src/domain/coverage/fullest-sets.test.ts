import { expect, test } from 'vitest';
import { type CategorySet, setOf } from './category-set';
import { fullestSets, independentParts, plentifulCategories } from './fullest-sets';

/** Reads a set by letters: `AC`. */
const setOfLetters = (letters: string): CategorySet =>
  setOf([...letters].map((letter) => 'ABCD'.indexOf(letter)));

/** Reads options by letters: `AB/C` is A and B, or C. */
const optionsOf = (chooser: string) => chooser.split('/').map(setOfLetters);

const setsOfLetters = (sets: readonly string[]) => new Set(sets.map(setOfLetters));

test.each([
  { choosers: [], sets: [''], why: 'nobody chooses' },
  { choosers: ['A'], sets: ['A'], why: 'there is only one option' },
  { choosers: ['A/B'], sets: ['A', 'B'], why: 'a chooser takes one option' },
  { choosers: ['AB/C'], sets: ['AB', 'C'], why: 'an option covers two' },
  { choosers: ['A/AB'], sets: ['AB'], why: 'one option contains the other' },
  { choosers: ['A/B', 'A/B'], sets: ['AB'], why: 'two choosers cover both' },
  { choosers: ['A/B', 'B/C'], sets: ['AB', 'AC', 'BC'], why: 'a chain covers any two of three' },
  { choosers: ['A/B', 'C/D'], sets: ['AC', 'BC', 'AD', 'BD'], why: 'choosers share nothing' },
  { choosers: ['A/B', 'B'], sets: ['AB'], why: 'one chooser has no choice' },
])('the maximal sets of $choosers are $sets: $why', ({ choosers, sets }) => {
  expect(new Set(fullestSets(choosers.map(optionsOf)))).toEqual(setsOfLetters(sets));
});

test.each([
  ['nobody chooses', [], ''],
  ['one chooser is enough for one', ['A'], 'A'],
  ['one chooser is too few for two', ['A/B'], ''],
  ['two choosers are enough for two', ['A/B', 'A/B'], 'AB'],
  ['two choosers are enough for A, and then one for B', ['A/B', 'A'], 'AB'],
  ['two choosers are too few for three', ['A/B', 'B/C'], ''],
  ['three choosers are too few for four', ['A/B', 'A/C', 'A/D'], ''],
])('the categories with enough choosers among $1 are $2: $0', (_, choosers, plentiful) => {
  expect(plentifulCategories(choosers.map(optionsOf))).toBe(setOfLetters(plentiful));
});

test.each([
  ['one chooser links two', 'AB', ['A/B'], ['AB']],
  ['two choosers link nothing', 'AB', ['A', 'B'], ['A', 'B']],
  ['a category that is left out links nothing', 'AC', ['A/B', 'B/C'], ['A', 'C']],
  ['a late chooser joins parts', 'ABC', ['A/B', 'C', 'B/C'], ['ABC']],
])('the independent parts of $2 are $3: $0', (_, categories, choosers, parts) => {
  const found = independentParts(setOfLetters(categories), choosers.map(optionsOf));
  expect(new Set(found)).toEqual(setsOfLetters(parts));
});
