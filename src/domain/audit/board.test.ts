import { expect, test } from 'vitest';
import { noEnchant } from '#test/findings';
import { barePiece, piece, raiderIn } from '#test/gear';
import { eraById } from '../eras/era-list';
import { audit } from './audit';
import { boardRow } from './board';
import { highLevelThreshold, sortBoard } from './board-table';
import { DEFAULT_STANDARDS } from './rule/standards';

const GEAR = [
  piece(0, { itemId: 1, itemLevel: 391 }),
  barePiece(6, { itemId: 2, name: 'Trousers', itemLevel: 333 }),
  piece(3, { itemId: 3, itemLevel: 1 }),
];
const kadda = raiderIn(GEAR, { bareSlots: [16] });
const row = (id: 'cataclysm' | 'mists') =>
  boardRow(audit(kadda, { era: eraById(id), standards: DEFAULT_STANDARDS }));

test('a row has a cell for each slot except shirt and tabard', () => {
  const common = [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
  expect(row('cataclysm').map(({ slot }) => slot)).toEqual([...common, 17]);
  expect(row('mists').map(({ slot }) => slot)).toEqual(common);
});

test('a cell contains the piece and its findings', () => {
  const legs = row('cataclysm').find(({ slot }) => slot === 6);
  expect(legs?.piece?.name).toBe('Trousers');
  expect(legs?.findings.map(({ rule }) => rule)).toEqual(['missing-enchant', 'low-item-level']);
});

test('only a slot that the log lists as empty is bare', () => {
  const cells = row('cataclysm');
  expect(cells.find(({ slot }) => slot === 16)?.isBare).toBe(true);
  expect(cells.find(({ slot }) => slot === 17)?.isBare).toBe(false);
});

test('a cell contains only the findings and the advice of its own slot', () => {
  const { bareSlots: _, ...raider } = kadda;
  const cells = boardRow({
    raider,
    era: eraById('cataclysm'),
    findings: [noEnchant(6), noEnchant(8)],
    advice: [noEnchant(0), noEnchant(6)],
    verdicts: [],
  });
  expect(cells.slice(0, 6)).toMatchObject([
    { slot: 0, findings: [], advice: [noEnchant(0)], isBare: false },
    { slot: 1, findings: [], advice: [] },
    { slot: 2, findings: [], advice: [] },
    { slot: 4, findings: [], advice: [] },
    { slot: 5, findings: [], advice: [] },
    { slot: 6, findings: [noEnchant(6)], advice: [noEnchant(6)] },
  ]);
});

test('the highest tenth of a fight’s item levels is highlighted', () => {
  const cells = (...levels: (number | undefined)[]) =>
    levels.map((itemLevel, slot) => ({
      slot,
      isBare: false,
      findings: [],
      advice: [],
      piece: { slot, itemId: 1, name: '', icon: '', ...(itemLevel && { itemLevel }) },
    }));
  expect(highLevelThreshold([cells(1, 10, 3, 4, 5), cells(6, 7, 8, undefined, 9, 2)])).toBe(10);
  expect(highLevelThreshold([cells(...Array(20).fill(372)), cells(379, 379)])).toBe(372);
  expect(highLevelThreshold([cells(...Array(18).fill(372)), cells(379, 379, 391)])).toBe(379);
  const unknown = cells(...Array(10).fill(undefined));
  const bare = { slot: 16, isBare: true, findings: [], advice: [] };
  expect(highLevelThreshold([cells(1, 2), [...unknown, bare]])).toBe(2);
  expect(highLevelThreshold([])).toBe(Number.POSITIVE_INFINITY);
});

test.each([
  { by: 'faults', order: 'falling', names: ['Veyra', 'Kadda', 'Anna', 'Mira'] },
  { by: 'faults', order: 'rising', names: ['Anna', 'Mira', 'Kadda', 'Veyra'] },
  { by: 'player', order: 'rising', names: ['Anna', 'Kadda', 'Mira', 'Veyra'] },
  { by: 'player', order: 'falling', names: ['Veyra', 'Mira', 'Kadda', 'Anna'] },
  { by: 'level', order: 'falling', names: ['Mira', 'Kadda', 'Veyra', 'Anna'] },
  { by: 'level', order: 'rising', names: ['Kadda', 'Veyra', 'Mira', 'Anna'] },
] as const)('a board sorted by $order $by begins with $names.0', ({ by, order, names }) => {
  const one = audit(kadda, { era: eraById('cataclysm'), standards: DEFAULT_STANDARDS });
  const [fault] = one.findings;
  if (!fault) throw new Error('Kadda has faults');
  const rowOf = (name: string, faults: number, average?: number) => ({
    audit: { ...one, raider: { ...kadda, name, key: name }, findings: Array(faults).fill(fault) },
    average,
  });
  const passed = [rowOf('Mira', 0, 372), rowOf('Anna', 0)];
  const rows = [...passed, rowOf('Kadda', 1, 359), rowOf('Veyra', 2, 359)];
  const sorted = sortBoard(rows, { by, isAscending: order === 'rising' });
  expect(sorted.map((sortedRow) => sortedRow.audit.raider.name)).toEqual(names);
});
