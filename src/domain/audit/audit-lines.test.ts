import { expect, test } from 'vitest';
import { emptySockets, NO_FLASK, noEnchant } from '#test/findings';
import { raiderIn } from '#test/gear';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import type { Audit } from './audit';
import { adviceLines, columnText, faultsText, resultLines, unseenLines } from './audit-lines';
import type { Finding } from './finding';

const sockets = emptySockets(5, 2);
const weak = (slot: number | undefined, explanation?: string): Finding => ({
  rule: 'enchant-grade',
  title: 'Weak Enchant',
  count: 1,
  ...(slot !== undefined && { slot }),
  ...(explanation && { explanation }),
});

const audited = (findings: Finding[], advice: Finding[] = []): Audit => ({
  raider: raiderIn([]),
  era: CATACLYSM,
  findings,
  advice,
  verdicts: [],
});

test('a line lists its slots in order despite the order of the findings', () => {
  const [line] = resultLines(audited([noEnchant(14), noEnchant(6), noEnchant(0), noEnchant(8)]));
  expect(line?.line).toBe('Missing Enchant: Head, Legs, Bracers, Cloak');
});

test.each([
  ['no finding has an explanation', [weak(6), weak(14)], ''],
  ['each slot has the same explanation', [weak(6, 'Old.'), weak(14, 'Old.')], 'Old.'],
  ['the slots have two', [weak(14, 'Weak.'), weak(6, 'Old.')], 'Legs: Old. Cloak: Weak.'],
  ['one of two slots has one', [weak(6), weak(14, 'Old.')], 'Cloak: Old.'],
  ['one finding has no slot', [weak(undefined, 'Old.'), weak(14, 'Weak.')], 'Cloak: Weak.'],
])('the explanation of a line is $2 if $0', (_, findings, explanation) => {
  expect(adviceLines(audited([], findings))[0]?.explanation).toBe(explanation);
});

test('a column lists only the faults of its own rules', () => {
  const audit = audited([noEnchant(6), sockets]);
  expect(faultsText('MISSING ENCHANTS', audit)).toBe('Legs');
  expect(faultsText('OTHER FAULTS', audit)).toBe('Empty Socket: Belt ×2');
});

test('the findings of a shared result have the audit’s words even if titles are unknown', () => {
  const told = [
    { title: 'Unheard Of', slot: 4, count: 1 },
    { title: 'Empty Socket', slot: 6, count: 2 },
    { title: 'Empty Socket', slot: 5, count: 1 },
  ] as const;
  const words = { slots: CATACLYSM.slots, titles: ['Unheard Of', 'Empty Socket'] };
  const columns = 'Unheard Of: Chest. Empty Socket: Belt, Legs ×2';
  expect(columnText('OTHER FAULTS', told, words)).toBe(columns);
  expect(columnText('MISSING ENCHANTS', told, words)).toBe('Chest, Legs ×2, Belt');
});

test('only lines of findings and advice about the pull have a category', () => {
  const food: Finding = { rule: 'no-food-seen', title: 'No Food Seen', count: 1 };
  const lines = unseenLines(audited([noEnchant(6), NO_FLASK], [sockets, food]));
  expect(lines.map(({ title, category }) => [title, category])).toEqual([
    ['No Flask Seen', 'flask'],
    ['No Food Seen', 'food'],
  ]);
});
