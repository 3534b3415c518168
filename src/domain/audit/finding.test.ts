import { expect, test } from 'vitest';
import { setLanguage } from '../language';
import { adviceMark, findingCellText, shortWord, slotPartOf } from './finding';
import type { RuleId } from './rule-list';

test('a rule without words of its own has its title and the default mark', () => {
  const socket = { rule: 'belt-buckle', title: 'No Belt Buckle', slot: 5 } as const;
  expect(findingCellText({ ...socket, count: 1 })).toBe('no belt buckle');
  expect(findingCellText({ ...socket, count: 2 })).toBe('no belt buckle ×2');
  expect(shortWord(socket)).toBe('no belt buckle');
  expect(adviceMark({ ...socket, count: 1 })).toBe('eye');
});

test('a finding of an unknown rule is named by its title', () => {
  const gone = { rule: 'gone' as RuleId, title: 'No Aura', count: 2 };
  expect([findingCellText(gone), shortWord(gone)]).toEqual(['no aura ×2', 'no aura']);
  expect([adviceMark(gone), slotPartOf(gone)]).toEqual(['eye', undefined]);
});

test('an empty socket is marked by a ring at the sockets', () => {
  const socket = { rule: 'empty-socket', title: 'Empty Socket', slot: 5, count: 1 } as const;
  expect([adviceMark(socket), slotPartOf(socket)]).toEqual(['ring', 'sockets']);
});

test('a missing enchant has no short word', () => {
  const bare = { rule: 'missing-enchant', title: 'Missing Enchant', count: 1 } as const;
  expect([shortWord(bare), findingCellText(bare)]).toEqual(['', 'no enchant']);
});

test('the number of empty sockets is written in words', () => {
  const socket = { rule: 'empty-socket', title: 'Empty Socket' } as const;
  const words = [1, 2].map((count) => findingCellText({ ...socket, count }));
  expect(words).toEqual(['1 empty socket', '2 empty sockets']);
});

test('a short word is written in the current language', () => {
  setLanguage({ language: 'fr', parts: {}, terms: { low: 'niveau bas' } });
  expect(shortWord({ title: 'Low Item Level' })).toBe('niveau bas');
  setLanguage();
});
