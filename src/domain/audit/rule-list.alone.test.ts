import { expect, test, vi } from 'vitest';
import { piece, raiderIn } from '#test/gear';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import { CATACLYSM_FACTS } from '../eras/cataclysm/cataclysm-facts';
import { remediesOf } from '../to-buy/remedies';
import { audit } from './audit';
import { adviceLines, faultsText, resultLines } from './audit-lines';
import { adviceMark, findingCellText, ruleOf, shortWord, slotPartOf } from './finding';
import type { Rule } from './rule/rule';
import { DEFAULT_STANDARDS, type Standards } from './rule/standards';
import { RULES, type RuleId } from './rule-list';
import { byVerdict, shownVerdicts, VERDICTS } from './verdict';

// Adds a rule that is mentioned nowhere in the app's code.
vi.mock('./rule-list', async (original) => {
  const { RULES: ours } = await original<typeof import('./rule-list')>();
  const UGLY = 'Ugly Hat';
  const ugly = {
    id: 'ugly-hat',
    titles: [UGLY],
    group: 'gear',
    meaning: 'A hat that nobody likes.',
    byDefault: 'counts',
    column: 'UGLY HATS',
    excusesItems: true,
    shownBy: 'level',
    mark: 'ring',
    shortWord: 'ugly',
    toBuy: ({ piece, count }) => [{ kind: 'gem', piece, count }],
    inCell: (count) => `${count} feathers`,
    needs: 'tables',
    find: ({ pieces }) =>
      pieces
        .filter(({ slot, itemId }) => slot === 0 && itemId === 1)
        .map(({ slot }) => ({ title: UGLY, slot, count: 2, explanation: 'It has a feather.' })),
  } as const satisfies Rule;
  return { RULES: [...ours, ugly] };
});

const judged = (itemId: number, asked: Partial<Standards> = {}) => {
  const standards = { ...DEFAULT_STANDARDS, ...asked };
  return audit(raiderIn([piece(0, { itemId })]), { era: CATACLYSM, standards });
};

const UGLY_HAT = 'ugly-hat' as RuleId;

test('an added rule has its own column with lines and raiders', () => {
  const ugly = judged(1);
  expect(VERDICTS).toContain('UGLY HATS');
  expect(ugly.verdicts).toEqual(['UGLY HATS']);
  expect(resultLines(ugly)).toEqual([
    {
      rule: UGLY_HAT,
      title: 'Ugly Hat',
      slots: 'Head ×2',
      line: 'Ugly Hat: Head ×2',
      explanation: 'It has a feather.',
    },
  ]);
  const [verdict = 'PASSED'] = ugly.verdicts;
  expect(faultsText(verdict, ugly)).toBe('Head ×2');
  expect(byVerdict([ugly, judged(2)])).toMatchObject({ PASSED: [{}], 'UGLY HATS': [{}] });
  const shown = 'PASSED, MISSING ENCHANTS, LOW ITEM LEVEL, UGLY HATS';
  expect(shownVerdicts(byVerdict([])).join(', ')).toBe(shown);
});

test('the setting of an added rule decides whether it is advice or hidden', () => {
  const auditWithAdvice = judged(1, { ruleSettings: { [UGLY_HAT]: 'advice' } });
  expect(auditWithAdvice.verdicts).toEqual(['PASSED']);
  expect(adviceLines(auditWithAdvice).map(({ line }) => line)).toEqual(['Ugly Hat: Head ×2']);
  expect(judged(1, { ruleSettings: { [UGLY_HAT]: 'off' } }).advice).toEqual([]);
});

test('an added rule can allow an item to be excused', () => {
  expect(judged(1, { excusedItems: [1] }).findings).toEqual([]);
  expect(judged(1, { excusedItems: [2] }).findings).toHaveLength(1);
});

test('an added rule has its own words and mark in cells and short lists', () => {
  const [finding] = judged(1).findings;
  if (!finding) throw new Error('The hat is ugly');
  expect(findingCellText(finding)).toBe('2 feathers');
  expect(shortWord(finding)).toBe('ugly');
  expect(adviceMark(finding)).toBe('ring');
  expect(slotPartOf(finding)).toBe('level');
  expect(ruleOf(finding)?.excusesItems).toBe(true);
});

test('an added rule says what to buy for its finding', () => {
  const remedies = remediesOf(judged(1), CATACLYSM_FACTS, DEFAULT_STANDARDS);
  expect(remedies).toEqual([{ kind: 'gem', piece: piece(0, { itemId: 1 }), count: 2 }]);
});

test('no two rules share an id or a title', () => {
  const ids = RULES.map(({ id }) => id);
  const titles = RULES.flatMap<string>(({ titles }) => titles);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(titles).size).toBe(titles.length);
});
