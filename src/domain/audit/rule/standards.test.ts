import { describe, expect, test } from 'vitest';
import { killWith } from '#test/fights';
import { barePiece, piece, raiderIn } from '#test/gear';
import type { Era } from '../../era/era';
import { CATACLYSM } from '../../eras/cataclysm/cataclysm';
import { CATACLYSM_FACTS } from '../../eras/cataclysm/cataclysm-facts';
import { eraById } from '../../eras/era-list';
import { MISTS } from '../../eras/mists/mists';
import type { Kill } from '../../raid/raid';
import { audit } from '../audit';
import { resultLines } from '../audit-lines';
import { byVerdict, shownVerdicts } from '../verdict';
import { DEFAULT_STANDARDS, type Standards } from './standards';

function leastIn(era: Era, minimumItemLevel: Standards['minimumItemLevel'], where: Partial<Kill>) {
  const standards = { ...DEFAULT_STANDARDS, minimumItemLevel };
  const isLow = (itemLevel: number) =>
    audit(raiderIn([piece(0, { itemLevel })]), { era, standards, fight: killWith(where) }).findings
      .length > 0;
  return Array.from({ length: 700 }, (_, level) => level + 1).find((level) => !isLow(level));
}

describe('the minimum item level', () => {
  const byRaid = 'by raid';
  test.each([
    { era: CATACLYSM, asked: 'default', where: { zone: 'Dragon Soul' }, level: 346 },
    { era: CATACLYSM, asked: 390, where: { zone: 'Blackwing Descent' }, level: 390 },
    { era: CATACLYSM, asked: byRaid, where: { zone: 'Blackwing Descent' }, level: 346 },
    { era: CATACLYSM, asked: byRaid, where: { zone: 'Firelands' }, level: 372 },
    { era: CATACLYSM, asked: byRaid, where: { zone: 'Dragon Soul' }, level: 384 },
    { era: CATACLYSM, asked: byRaid, where: { zone: 'Feuerlande', zoneId: 720 }, level: 372 },
    { era: CATACLYSM, asked: byRaid, where: { encounterId: 1292 }, level: 384 },
    { era: CATACLYSM, asked: byRaid, where: { zone: 'Nowhere' }, level: 346 },
    { era: MISTS, asked: 'default', where: { zone: 'Siege of Orgrimmar' }, level: 463 },
    { era: MISTS, asked: byRaid, where: { zone: 'Mogu’shan' }, level: 463 },
    { era: MISTS, asked: byRaid, where: { zoneId: 1008 }, level: 463 },
    { era: MISTS, asked: byRaid, where: { zoneId: 1009 }, level: 483 },
    { era: MISTS, asked: byRaid, where: { encounterId: 51577 }, level: 502 },
    { era: MISTS, asked: byRaid, where: { zone: 'Siege of Orgrimmar' }, level: 528 },
  ] as const)(
    'the minimum item level of $era.name set to $asked is $level in $where',
    ({ era, asked, where, level }) => {
      expect(leastIn(era, asked, where)).toBe(level);
    },
  );

  const low = (itemId: number, standards: Partial<Standards>) =>
    resultLines(
      audit(raiderIn([piece(12, { itemId, itemLevel: 300 })]), {
        era: CATACLYSM,
        standards: { ...DEFAULT_STANDARDS, ...standards },
        fight: killWith({ zone: 'Dragon Soul' }),
      }),
    );
  const TSUNAMI = 62_050;

  test('a Darkmoon trinket is exempt only with minima by raid', () => {
    expect(low(TSUNAMI, { minimumItemLevel: 'by raid' })).toEqual([]);
    expect(low(TSUNAMI, {})).toHaveLength(1);
  });

  test('an item that the user excused has no finding', () => {
    expect(low(1, { excusedItems: [1] })).toEqual([]);
    expect(low(2, { excusedItems: [1] })).toHaveLength(1);
  });

  test('an excused item still needs its enchant', () => {
    const { findings } = audit(raiderIn([barePiece(0, { itemId: 1, itemLevel: 300 })]), {
      era: CATACLYSM,
      standards: { ...DEFAULT_STANDARDS, excusedItems: [1] },
    });
    expect(findings.map(({ rule }) => rule)).toEqual(['missing-enchant']);
  });
});

describe('an added rule', () => {
  const belt = piece(5, { itemId: 63_453, gems: [] }); // one socket
  const ruleSettings = { 'empty-socket': 'counts', 'belt-buckle': 'counts' } as const;
  const context = { era: CATACLYSM, standards: { ...DEFAULT_STANDARDS, ruleSettings } };
  const judged = audit(raiderIn([belt]), { ...context, facts: CATACLYSM_FACTS });

  test('an added rule that counts puts its players into OTHER FAULTS', () => {
    expect(judged.verdicts).toEqual(['OTHER FAULTS']);
    const lines = resultLines(judged).map(({ line }) => line);
    expect(lines).toEqual(['Empty Socket: Belt', 'No Belt Buckle: Belt']);
    expect(judged.advice).toEqual([]);
  });

  test('only rules that need the era’s facts find nothing without the facts', () => {
    const { verdicts } = audit(raiderIn([barePiece(0), belt]), context);
    expect(verdicts).toEqual(['MISSING ENCHANTS']);
  });
});

test('advice does not move anybody out of PASSED by default', () => {
  const judged = audit(raiderIn([piece(5, { itemId: 63_453, gems: [] })]), {
    era: CATACLYSM,
    facts: CATACLYSM_FACTS,
    standards: DEFAULT_STANDARDS,
  });
  expect(judged.verdicts).toEqual(['PASSED']);
  expect(judged.advice).toHaveLength(2);
});

test.each(['vanilla', 'wrath', 'retail'] as const)('in %s nobody is judged', (id) => {
  const context = { era: eraById(id), standards: DEFAULT_STANDARDS };
  const audits = [[piece(0, { itemLevel: 1 })], []].map((gear) => audit(raiderIn(gear), context));
  expect(audits).toMatchObject([
    { verdicts: ['NOT JUDGED'], findings: [], advice: [] },
    { verdicts: ['NOT JUDGED'], findings: [], advice: [] },
  ]);
  expect(shownVerdicts(byVerdict(audits))).toEqual(['NOT JUDGED']);
});
