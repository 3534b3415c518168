import { expect, test } from 'vitest';
import { type CategorySet, setWith } from './category-set';
import { fullestSets, type Options, plentifulCategories, unlinkedParts } from './fullest-sets';

/** A set by letters: `AC`. */
const setOfLetters = (letters: string): CategorySet =>
  setWith([...letters].map((letter) => 'ABCD'.indexOf(letter)));

/** Options by letters: `AB/C` covers A and B, or C. */
const optionsOf = (chooser: string): Options => chooser.split('/').map(setOfLetters);

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
  { choosers: [], plentiful: '', why: 'nothing, of nobody' },
  { choosers: ['A'], plentiful: 'A', why: 'the only one, with one chooser' },
  { choosers: ['A/B'], plentiful: '', why: 'neither of two with one chooser' },
  { choosers: ['A/B', 'A/B'], plentiful: 'AB', why: 'both of two with two choosers' },
  {
    choosers: ['A/B', 'A'],
    plentiful: 'AB',
    why: 'the second, once the first is out of the count',
  },
  { choosers: ['A/B', 'B/C'], plentiful: '', why: 'none of three in a chain' },
  {
    choosers: ['A/B', 'A/C', 'A/D'],
    plentiful: '',
    why: 'none of four, though three can bring one',
  },
])(
  'the categories with enough choosers among $choosers are $plentiful: $why',
  ({ choosers, plentiful }) => {
    expect(plentifulCategories(choosers.map(optionsOf))).toBe(setOfLetters(plentiful));
  },
);

test.each([
  { categories: 'AB', choosers: ['A/B'], parts: ['AB'], why: 'one chooser links two' },
  { categories: 'AB', choosers: ['A', 'B'], parts: ['A', 'B'], why: 'two choosers link nothing' },
  {
    categories: 'AC',
    choosers: ['A/B', 'B/C'],
    parts: ['A', 'C'],
    why: 'a category that is left out links nothing',
  },
  {
    categories: 'ABC',
    choosers: ['A/B', 'C', 'B/C'],
    parts: ['ABC'],
    why: 'a late chooser joins parts',
  },
])('the unlinked parts of $choosers are $parts: $why', ({ categories, choosers, parts }) => {
  expect(new Set(unlinkedParts(setOfLetters(categories), choosers.map(optionsOf)))).toEqual(
    setsOfLetters(parts),
  );
});
