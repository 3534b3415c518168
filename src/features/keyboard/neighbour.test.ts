import { expect, test } from 'vitest';
import { neighbour } from './neighbour';

const LISTED = ['Al', 'Bo', 'Cy', 'Di', 'Cy', 'Bo', 'Ed'];

test.each([
  { direction: 1, met: ['Al', 'Bo', 'Cy', 'Di', 'Ed'], way: 'forwards' },
  { direction: -1, met: ['Ed', 'Di', 'Cy', 'Bo', 'Al'], way: 'backwards' },
] as const)('stepping $way reaches each item once', ({ direction, met }) => {
  const seen: string[] = [];
  let chosen = neighbour(LISTED, undefined, direction);
  while (chosen !== undefined && seen.length <= LISTED.length) {
    seen.push(chosen);
    chosen = neighbour(LISTED, chosen, direction);
  }
  expect(seen).toEqual(met);
});

test('stepping through an empty list finds nothing', () => {
  expect(neighbour([], undefined, 1)).toBeUndefined();
});
