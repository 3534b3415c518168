import { expect, test } from 'vitest';
import { piece, raiderIn } from '#test/gear';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import type { Role } from '../raid/roles';
import type { Audit } from './audit';
import { findingsBySlot, levelsByRole } from './readiness';
import type { RuleId } from './rule-list';

const NO_FACTS = { item: () => undefined };

const audited = (
  name: string,
  role: Role,
  itemLevel?: number,
  findings: Audit['findings'] = [],
): Audit => ({
  raider: raiderIn(itemLevel ? [piece(0, { itemLevel })] : [], { key: name, name, roles: [role] }),
  era: CATACLYSM,
  findings,
  advice: [],
  verdicts: ['PASSED'],
});

const fault = (rule: RuleId, slot: number): Audit['findings'][number] => ({
  rule,
  title: rule,
  slot,
  count: 1,
});

test('the median of two item levels of a role is their mean', () => {
  const audits = [audited('High', 'dps', 372), audited('Low', 'dps', 360)];
  expect(levelsByRole(audits, NO_FACTS)).toMatchObject([
    { role: 'dps', median: 366, levels: [{ level: 360 }, { level: 372 }] },
  ]);
});

test('an item level 8 below the median stands out', () => {
  const levels = [372, 372, 372, 365, 364].map((level) => audited(`${level}`, 'healers', level));
  const behind = levelsByRole(levels, NO_FACTS)[0]?.levels.map(({ isBehind }) => isBehind);
  expect(behind).toEqual([true, false, false, false, false]);
});

test('two players of the same name are shown with their servers', () => {
  const fromServer = (key: string, server: string) => {
    const one = audited('Kadda', 'dps', 372);
    return { ...one, raider: { ...one.raider, key, server } };
  };
  const kaddas = [fromServer('Kadda', 'Everlook'), fromServer('Kadda-Lakeshire', 'Lakeshire')];
  const named = levelsByRole([...kaddas, audited('Wizzle', 'tanks', 372)], NO_FACTS);
  expect(named.map(({ levels }) => levels.map(({ name }) => name))).toEqual([
    ['Wizzle'],
    ['Kadda-Everlook', 'Kadda-Lakeshire'],
  ]);
});

test('item levels by role leave out players of unknown level', () => {
  expect(levelsByRole([audited('Unknown', 'tanks')], NO_FACTS)).toEqual([]);
  const audits = [audited('Unknown', 'tanks'), audited('Known', 'tanks', 372)];
  const [tanks] = levelsByRole(audits, NO_FACTS);
  expect(tanks?.levels.map(({ name }) => name)).toEqual(['Known']);
});

test('slots with faults are listed worst first', () => {
  const audits = [
    audited('One', 'dps', 372, [fault('missing-enchant', 7), fault('low-item-level', 6)]),
    audited('Two', 'dps', 372, [fault('missing-enchant', 7), fault('low-item-level', 7)]),
    audited('Three', 'dps', 372, [fault('empty-socket', 5)]),
  ];
  expect(findingsBySlot(CATACLYSM, audits)).toEqual([
    { slot: 7, withoutEnchant: 2, low: 1 },
    { slot: 6, withoutEnchant: 0, low: 1 },
  ]);
});

test('a slot with two low levels is listed before a slot with one missing enchant', () => {
  const audits = [
    audited('One', 'dps', 372, [fault('low-item-level', 6), fault('missing-enchant', 7)]),
    audited('Two', 'dps', 372, [fault('low-item-level', 6)]),
  ];
  expect(findingsBySlot(CATACLYSM, audits).map(({ slot }) => slot)).toEqual([6, 7]);
});
