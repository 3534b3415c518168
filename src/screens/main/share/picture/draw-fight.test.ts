import { expect, test } from 'vitest';
import { type Audit, audit } from '#domain/audit/audit';
import { DEFAULT_STANDARDS } from '#domain/audit/rule/standards';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { killWith } from '#test/fights';
import { barePiece, piece, raiderIn } from '#test/gear';
import { type Box, MAX_HEIGHT, type Sheet } from './canvas';
import { drawFight } from './draw-fight';

const FIGHT = killWith({ boss: 'Magmaw', encounterId: 1024, zone: 'Blackwing Descent' });
const FACTS = {
  facts: ['Blackwing Descent'],
  notes: [['Buffs', '27 of 27 covered']],
  scale: { minimum: 346, top: 600 },
} as const;
const CLOAK = 14;

const raiders = (count: number): Audit[] =>
  Array.from({ length: count }, (_, nth) =>
    audit(raiderIn([piece(0), barePiece(CLOAK)], { key: `R${nth}`, name: `Raider${nth}` }), {
      era: CATACLYSM,
      standards: DEFAULT_STANDARDS,
      facts: undefined,
    }),
  );

/** Records the drawing; every letter is seven pixels wide. */
function newSheet() {
  const texts: { words: string; x: number; y: number }[] = [];
  const stretched: { box: Box; paint: object }[] = [];
  const widthOf = (words: string) => words.length * 7;
  const drawn = {
    widthOf,
    text: (words: string, x: number, y: number) => {
      texts.push({ words, x, y });
      return widthOf(words);
    },
    linesOf: (words: string) => [words],
    stretched: (d: string, box: Box, paint: object) => d && stretched.push({ box, paint }),
    box: () => {},
    mark: () => {},
    picture: () => {},
    ring: () => {},
  };
  return { texts, stretched, sheet: drawn as unknown as Sheet };
}

test('a column without players leaves its space to the other column', () => {
  const { sheet, texts } = newSheet();
  drawFight(sheet, { ...FACTS, fight: FIGHT, audits: raiders(40) });
  const names = texts.filter(({ words }) => words.startsWith('Raider'));
  const first = names.filter(({ y }) => y === names[0]?.y);
  expect(names).toHaveLength(40);
  expect(first).toHaveLength(3);
});

test('raiders beyond the picture’s height are counted above the footer', () => {
  const { sheet, texts } = newSheet();
  const height = drawFight(sheet, { ...FACTS, fight: FIGHT, audits: raiders(300) });
  const words = texts.map(({ words }) => words);
  const drawn = words.filter((one) => one.startsWith('Raider')).length;
  expect(height).toBeLessThanOrEqual(MAX_HEIGHT);
  expect(words).toContain(`and ${300 - drawn} more`);
  expect(words).toEqual(expect.arrayContaining(['27 of 27 covered', 'Data: Warcraft Logs']));
});

test('a tile has no barcode if the era is unknown', () => {
  const { sheet, texts, stretched } = newSheet();
  const [one] = raiders(1);
  const audits = one ? [one] : [];
  drawFight(sheet, { ...FACTS, fight: FIGHT, audits, item: () => undefined });
  const words = texts.map((text) => text.words);
  expect(words).toEqual(expect.arrayContaining(['Raider0', '600', 'Cloak']));
  expect(stretched.map(({ paint }) => paint)).toContainEqual({ fill: '--bad-fill' });
  stretched.length = 0;
  drawFight(sheet, { ...FACTS, fight: FIGHT, audits, scale: undefined });
  expect(stretched).toEqual([]);
});
