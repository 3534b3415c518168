import { expect, test } from 'vitest';
import { barePiece, piece, plainRaider } from '#test/gear';
import { CATACLYSM } from '../eras/cataclysm/cataclysm';
import type { Piece } from '../raid/raid';
import type { Audit } from './audit';
import { barcode, barcodeOfFindings, levelScale } from './barcode';
import type { Finding } from './finding';
import { RULES, type RuleId } from './rule-list';

const SCALE = { minimum: 346, top: 386 };
const LEGS = 6;

const finding = (id: RuleId): Finding => {
  const [title] = RULES.find((rule) => rule.id === id)?.titles ?? [];
  return { rule: id, title: `${title}`, slot: LEGS, count: 1 };
};
const audited = (legs: Piece | undefined, more: Partial<Audit> = {}): Audit => ({
  raider: plainRaider('Kadda', { gear: [piece(0, { itemLevel: 366 }), ...(legs ? [legs] : [])] }),
  era: CATACLYSM,
  findings: [],
  advice: [],
  verdicts: ['MISSING ENCHANTS'],
  ...more,
});
const placeOfLegs = (audit: Audit) => barcode(audit, SCALE)[5];
const PLAIN = { isLow: false, hasEmptySocket: false };

test.each([
  { level: 346, faults: 3, passed: 2 },
  { level: 366, faults: 7, passed: 5.5 },
  { level: 386, faults: 11, passed: 9 },
  { level: 400, faults: 11, passed: 9 },
  { level: 300, faults: 3, passed: 2 },
])(
  'a piece of level $level is $faults px high if its raider has faults, $passed px if they passed',
  (row) => {
    const legs = piece(LEGS, { itemLevel: row.level });
    const worn = { ...PLAIN, kind: 'worn' };
    expect(placeOfLegs(audited(legs))).toEqual({ ...worn, height: row.faults });
    const passed = audited(legs, { verdicts: ['PASSED'] });
    expect(placeOfLegs(passed)).toEqual({ ...worn, height: row.passed });
  },
);

test('all pieces have the same height if no piece is above the minimum', () => {
  const legs = audited(piece(LEGS, { itemLevel: 346 }));
  expect(barcode(legs, { minimum: 346, top: 346 })[5]?.height).toBe(11);
});

test.each([
  { what: 'noEnchant', findings: ['missing-enchant'], expected: { kind: 'noEnchant', height: 12 } },
  { what: 'a low level', findings: ['low-item-level'], expected: { isLow: true, height: 0 } },
  {
    what: 'neither enchant nor level',
    findings: ['missing-enchant', 'low-item-level'],
    expected: { kind: 'noEnchant', isLow: true, height: 12 },
  },
  { what: 'an empty socket', findings: ['empty-socket'], expected: { hasEmptySocket: true } },
] as const)('a place shows $what', ({ findings, expected }) => {
  const legs = barePiece(LEGS, { itemLevel: 366 });
  const audit = audited(legs, { findings: findings.map(finding) });
  expect(placeOfLegs(audit)).toEqual({ ...PLAIN, kind: 'worn', height: 7, ...expected });
});

test('advice is shown only if it is about an empty socket or slot', () => {
  const legs = piece(LEGS, { itemLevel: 366 });
  const advised = (rule: RuleId) => placeOfLegs(audited(legs, { advice: [finding(rule)] }));
  const worn = { ...PLAIN, kind: 'worn', height: 7 };
  expect(advised('empty-socket')).toEqual({ ...worn, hasEmptySocket: true });
  expect(advised('missing-enchant')).toEqual(worn);
  expect(advised('low-item-level')).toEqual(worn);
  const bareLegs = audited(undefined, { advice: [finding('empty-slot')] });
  expect(placeOfLegs(bareLegs)).toEqual({ ...PLAIN, kind: 'bare', height: 11 });
});

test('a slot without a logged piece or level is flat', () => {
  const flat = { ...PLAIN, kind: 'notInLog', height: 1 };
  expect(placeOfLegs(audited(undefined))).toEqual(flat);
  expect(placeOfLegs(audited(piece(LEGS, { itemLevel: 0 })))).toEqual(flat);
  const raider = plainRaider('Kadda', { gear: [piece(LEGS, { itemLevel: 0 })] });
  expect(barcode(audited(undefined, { raider }), SCALE)).toEqual([]);
});

test('a barcode has a place for each slot except shirt and tabard', () => {
  expect(barcode(audited(undefined), SCALE)).toHaveLength(17);
});

test('the top of the scale is the highest level of any piece except shirts', () => {
  const shirt = piece(3, { itemLevel: 999 });
  const raider = plainRaider('Aya', { gear: [piece(4, { itemLevel: 390 }), shirt] });
  const scale = levelScale([audited(undefined), audited(undefined, { raider })], 346);
  expect(scale).toEqual({ minimum: 346, top: 390 });
  expect(levelScale([], 346)).toEqual({ minimum: 346, top: 0 });
});

test('the barcode of a raider without gear shows only findings', () => {
  const found = { findings: [finding('missing-enchant')], advice: [] };
  const places = barcodeOfFindings(CATACLYSM, found);
  expect(places).toHaveLength(17);
  expect(places[5]).toEqual({ ...PLAIN, kind: 'noEnchant', height: 12 });
  expect(places.filter(({ kind, height }) => kind === 'worn' && height === 5)).toHaveLength(16);
});
