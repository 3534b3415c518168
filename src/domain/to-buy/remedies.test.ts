import { expect, test } from 'vitest';
import { CATACLYSM_CONTEXT } from '#test/advice';
import { piece, raiderIn } from '#test/gear';
import type { RuleId } from '../audit/rule-list';
import { remediesOf } from './remedies';

test('a finding of a rule that this version lacks calls for nothing', () => {
  const finding = { title: 'No Aura', slot: 6, count: 1 };
  const remediesOfRule = (rule: RuleId) => {
    const found = { raider: raiderIn([piece(6)]), findings: [{ ...finding, rule }], advice: [] };
    return remediesOf(found, CATACLYSM_CONTEXT.facts, { excusedItems: [] });
  };
  expect(remediesOfRule('missing-enchant')).toHaveLength(1);
  expect(remediesOfRule('gone' as RuleId)).toEqual([]);
});
