import { describe, expect, test } from 'vitest';
import { ampleSet, fullestSets, unlinkedParts } from './choosing';

/** Categories by letter, so that rows read as sets. */
const A = 1;
const B = 2;
const C = 4;
const D = 8;

describe('everything that can be had at once', () => {
  test.each([
    { choosers: [], sets: [0], why: 'nothing, of nobody' },
    { choosers: [[A]], sets: [A], why: 'the only option' },
    { choosers: [[A, B]], sets: [A, B], why: 'one of two' },
    { choosers: [[A | B, C]], sets: [A | B, C], why: 'an option that covers two, or the other' },
    { choosers: [[A, A | B]], sets: [A | B], why: 'the fuller of two' },
    {
      choosers: [
        [A, B],
        [A, B],
      ],
      sets: [A | B],
      why: 'both, of two choosers',
    },
    {
      choosers: [
        [A, B],
        [B, C],
      ],
      sets: [A | B, A | C, B | C],
      why: 'any two in a chain of three',
    },
    {
      choosers: [
        [A, B],
        [C, D],
      ],
      sets: [A | C, B | C, A | D, B | D],
      why: 'each apart',
    },
    { choosers: [[A, B], [B]], sets: [A | B], why: 'what the one with no choice leaves' },
  ])('$choosers: $why', ({ choosers, sets }) => {
    expect(new Set(fullestSets(choosers))).toEqual(new Set(sets));
  });
});

describe('what has choosers enough', () => {
  test.each([
    { choosers: [], ample: 0, why: 'nothing, of nobody' },
    { choosers: [[A]], ample: A, why: 'the only one, with one chooser' },
    { choosers: [[A, B]], ample: 0, why: 'neither of two with one chooser' },
    {
      choosers: [
        [A, B],
        [A, B],
      ],
      ample: A | B,
      why: 'both of two with two choosers',
    },
    {
      choosers: [[A, B], [A]],
      ample: A | B,
      why: 'the second, once the first is out of the count',
    },
    {
      choosers: [
        [A, B],
        [B, C],
      ],
      ample: 0,
      why: 'none of three in a chain',
    },
    {
      choosers: [
        [A, B],
        [A, C],
        [A, D],
      ],
      ample: 0,
      why: 'none of four, though three can bring one',
    },
  ])('$choosers: $why', ({ choosers, ample }) => {
    expect(ampleSet(choosers)).toBe(ample);
  });
});

describe('parts that no chooser links', () => {
  test.each([
    { categories: A | B, choosers: [[A, B]], parts: [A | B], why: 'one chooser links two' },
    { categories: A | B, choosers: [[A], [B]], parts: [A, B], why: 'two choosers do not' },
    {
      categories: A | C,
      choosers: [
        [A, B],
        [B, C],
      ],
      parts: [A, C],
      why: 'nor does what is left out',
    },
    {
      categories: A | B | C,
      choosers: [[A, B], [C], [B, C]],
      parts: [A | B | C],
      why: 'a late chooser joins parts',
    },
  ])('$choosers: $why', ({ categories, choosers, parts }) => {
    expect(new Set(unlinkedParts(categories, choosers))).toEqual(new Set(parts));
  });
});
