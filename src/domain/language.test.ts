import { afterEach, expect, test } from 'vitest';
import { currentLanguage, inLanguage, setLanguage, term } from './language';

const TEXTS = inLanguage('board', {
  raider: 'Raider',
  legend: { dash: 'absent' },
  count: (count: number) => `${count} raiders`,
});

const shown = () => [TEXTS.raider, TEXTS.legend.dash, TEXTS.count(2), term('Legs')].join(', ');

afterEach(() => setLanguage());

test('texts are English while no language is loaded', () => {
  expect(currentLanguage()).toBe('en');
  expect(shown()).toBe('Raider, absent, 2 raiders, Legs');
});

test('texts that were imported earlier follow the loaded language', () => {
  setLanguage({
    language: 'de',
    parts: {
      board: {
        raider: 'Schlachtzugsmitglied',
        legend: { dash: 'abwesend' },
        count: (count: number) => `${count} Leute`,
      },
    },
    terms: { Legs: 'Beine' },
  });
  expect(currentLanguage()).toBe('de');
  expect(shown()).toBe('Schlachtzugsmitglied, abwesend, 2 Leute, Beine');
  setLanguage();
  expect(TEXTS.raider).toBe('Raider');
});

test('texts, groups, parts and terms stay English without a translation', () => {
  const others = inLanguage('night', { changed: 'changed' });
  setLanguage({ language: 'de', parts: { board: { legend: {} } }, terms: {} });
  expect([shown(), others.changed]).toEqual(['Raider, absent, 2 raiders, Legs', 'changed']);
});

test.each(['constructor', 'toString', '__proto__'])(
  'the word %s in a log or a link is not used as a translation',
  (word) => {
    setLanguage({ language: 'de', parts: {}, terms: {} });
    expect(term(word)).toBe(word);
  },
);
