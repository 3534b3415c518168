import { expect, test } from 'vitest';
import { plainRaider } from '#test/gear';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import type { Role } from '../raid/roles';
import type { Audit } from './audit';
import type { Finding } from './finding';
import { inListOrder } from './list-order';

const FAULT: Finding = {
  rule: 'missing-enchant',
  title: 'Missing Enchant',
  slot: 6,
  count: 1,
};
const FOUND_LATER: Finding = { ...FAULT, rule: 'pvp-gear', title: 'PvP Gear' };

const audited = (name: string, role: Role, findings: Finding[], advice: Finding[]): Audit => ({
  raider: plainRaider(name, { roles: [role] }),
  era: CATACLYSM,
  findings,
  advice,
  verdicts: [],
});

test.each([
  { first: ['Zoe', 'tanks', [], []], why: 'a tank' },
  { first: ['Zoe', 'healers', [], []], why: 'a healer before a damage dealer' },
  { first: ['Zoe', 'dps', [FAULT, FAULT], []], why: 'who has more faults' },
  { first: ['Abe', 'dps', [FAULT], []], why: 'the first by name if all else is equal' },
] as const)(
  'in a list of raiders the first is $why',
  ({ first: [name, role, findings, advice] }) => {
    const first = audited(name, role, [...findings], [...advice]);
    const other = audited('Bob', 'dps', [FAULT], []);
    expect(inListOrder([other, first])).toEqual([first, other]);
    expect(inListOrder([first, other])).toEqual([first, other]);
  },
);

test('what is found once facts are loaded changes no order', () => {
  const first = audited('Abe', 'dps', [FAULT], []);
  const withFault = audited('Bob', 'dps', [FAULT, FOUND_LATER], []);
  const withAdvice = audited('Cid', 'dps', [FAULT], [FOUND_LATER]);
  const inOrder = [first, withFault, withAdvice];
  expect(inListOrder([withAdvice, withFault, first])).toEqual(inOrder);
});
