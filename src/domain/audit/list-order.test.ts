import { expect, test } from 'vitest';
import { lowItem, noEnchant } from '#test/findings';
import { plainRaider } from '#test/gear';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import type { Role } from '../raid/roles';
import type { Audit } from './audit';
import type { Finding } from './finding';
import { sortForColumn } from './list-order';

const FAULT = noEnchant(6);
const LOW = lowItem(6);
const FOUND_LATER: Finding = { ...FAULT, rule: 'pvp-gear', title: 'PvP Gear' };

const audited = (name: string, role: Role, findings: Finding[], advice: Finding[] = []): Audit => ({
  raider: plainRaider(name, { roles: [role] }),
  era: CATACLYSM,
  findings,
  advice,
  verdicts: [],
});

test.each([
  { first: ['Zoe', 'tanks', []], why: 'a tank' },
  { first: ['Zoe', 'healers', []], why: 'a healer before a damage dealer' },
  { first: ['Abe', 'dps', []], why: 'the first by name of a role' },
  { first: ['Aob2', 'dps', []], why: 'the smaller number', than: 'Aob10' },
] as const)('the first player in PASSED is $why', ({ first: [name, role], ...row }) => {
  const first = audited(name, role, []);
  const other = audited('than' in row ? row.than : 'Bob', 'dps', []);
  expect(sortForColumn('PASSED', [other, first])).toEqual([first, other]);
  expect(sortForColumn('PASSED', [first, other])).toEqual([first, other]);
});

test.each([
  { first: ['Zoe', 'dps', [FAULT, FAULT]], why: 'the player with more faults' },
  { first: ['Abe', 'dps', [FAULT]], why: 'the first by name, not by role' },
  { first: ['Abe', 'dps', [FAULT, LOW]], why: 'the first by name, not by other faults' },
] as const)(
  'the first player in a column of faults is $why',
  ({ first: [name, role, findings] }) => {
    const first = audited(name, role, [...findings]);
    const other = audited('Bob', 'tanks', [FAULT]);
    expect(sortForColumn('MISSING ENCHANTS', [other, first])).toEqual([first, other]);
  },
);

test('a fault of another column does not change the order', () => {
  const first = audited('Abe', 'dps', [FAULT]);
  const other = audited('Bob', 'dps', [FAULT, LOW, LOW]);
  expect(sortForColumn('MISSING ENCHANTS', [other, first])).toEqual([first, other]);
});

test('findings that depend on facts do not change the order', () => {
  const first = audited('Abe', 'dps', [FAULT]);
  const withFinding = audited('Bob', 'dps', [FAULT, FOUND_LATER]);
  const withAdvice = audited('Cid', 'dps', [FAULT], [FOUND_LATER]);
  const sorted = [first, withFinding, withAdvice];
  expect(sortForColumn('MISSING ENCHANTS', [withAdvice, withFinding, first])).toEqual(sorted);
  const other = audited('Dan', 'dps', [FOUND_LATER, FOUND_LATER]);
  expect(sortForColumn('OTHER FAULTS', [other, withFinding])).toEqual([withFinding, other]);
});
