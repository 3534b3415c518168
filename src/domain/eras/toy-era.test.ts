import { expect, test } from 'vitest';
import { killWith } from '#test/fights';
import { barePiece, piece, raiderIn } from '#test/gear';
import { TOY, TOY_FACTS } from '#test/toy-era';
import { audit } from '../audit/audit';
import { adviceLines, resultLines } from '../audit/audit-lines';
import { DEFAULT_STANDARDS, type Standards } from '../audit/rule/standards';
import { averageItemLevel } from '../gear/item-level';
import { professionsSeen } from '../gear/professions';
import type { Fight } from '../raid/raid';

const GEAR = [
  barePiece(0, { itemId: 1, itemLevel: 10 }),
  barePiece(1, { itemId: 1, itemLevel: 1 }),
  { ...barePiece(2, { itemId: 1, itemLevel: 15 }), gems: [{ itemId: 7 }] },
  barePiece(3, { itemId: 2, itemLevel: 18 }),
];
const fightInDen: Fight = killWith({ boss: 'Bear', encounterId: 6 });

const judged = (standards: Partial<Standards>, fight?: Fight) =>
  audit(raiderIn(GEAR, { classKey: 'warrior' }), {
    era: TOY,
    facts: TOY_FACTS,
    standards: { ...DEFAULT_STANDARDS, ...standards },
    fight,
  });

test('findings in a new era are read from its tables', () => {
  const lines = resultLines(judged({})).map(({ line }) => line);
  expect(lines).toEqual(['Missing Enchant: Mittens', 'Low Item Level: Mittens']);
});

test('the minimum and the excuses that a new era has for a raid are read from its tables', () => {
  const byRaid = judged({ minimumItemLevel: 'by raid' }, fightInDen);
  expect(resultLines(byRaid).map(({ line }) => line)).toContain('Low Item Level: Mittens, Cape');
});

test('advice in a new era is read from its facts', () => {
  expect(adviceLines(judged({})).map(({ line }) => line)).toEqual([
    'Empty Socket: Mittens',
    'No Belt Buckle: Cape',
    'Weak Gem: Cape',
    'Wrong Armour Type: Mittens',
  ]);
});

test('a new era’s two-handers count twice in the average', () => {
  expect(averageItemLevel(raiderIn(GEAR), TOY, TOY_FACTS)).toBe((10 + 15 + 18 + 18) / 4);
});

test('a new era’s professions are recognised in its gear', () => {
  const raider = raiderIn([piece(0, { enchantId: 8 })]);
  const shownBy = [{ slot: 0, what: 'Glue' }];
  expect(professionsSeen(raider, TOY, TOY_FACTS)).toEqual([{ profession: 'tailoring', shownBy }]);
});
