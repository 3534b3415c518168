import { expect, test } from 'vitest';
import { missingTexts } from './missing-texts';

const ENGLISH = {
  parts: { board: { title: 'Board', legend: { dash: 'absent', count: (n: number) => `${n}` } } },
  terms: ['Legs', 'Ring 1', 'Cataclysm'],
};

test('a text without a translation is missing unless it is a name', () => {
  const words = { parts: { board: { legend: { dash: 'abwesend' } } }, terms: { Legs: 'Beine' } };
  expect(missingTexts(ENGLISH, words)).toEqual(['board.title', 'board.legend.count', '“Ring 1”']);
});

test('all texts of a part without translations are missing', () => {
  expect(
    missingTexts(ENGLISH, { parts: {}, terms: { Legs: 'Beine', 'Ring 1': 'Ring 1' } }),
  ).toEqual(['board.title', 'board.legend.dash', 'board.legend.count']);
});
