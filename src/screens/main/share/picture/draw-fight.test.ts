import { expect, test } from 'vitest';
import { type Audit, audit } from '#domain/audit/audit';
import { DEFAULT_STANDARDS } from '#domain/audit/rule/standards';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { killWith } from '#test/fights';
import { barePiece, piece, raiderIn } from '#test/gear';
import { type Box, type Drawing, MAX_HEIGHT } from './canvas';
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
function newDrawing() {
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
  return { texts, stretched, drawing: drawn as unknown as Drawing };
}

test('a column without players leaves its space to the other column', () => {
  const { drawing, texts } = newDrawing();
  drawFight(drawing, { ...FACTS, fight: FIGHT, audits: raiders(40) });
  const names = texts.filter(({ words }) => words.startsWith('Raider'));
  const first = names.filter(({ y }) => y === names[0]?.y);
  expect(names).toHaveLength(40);
  expect(first).toHaveLength(3);
});

test('raiders beyond the picture’s height are counted above the footer', () => {
  const { drawing, texts } = newDrawing();
  const height = drawFight(drawing, { ...FACTS, fight: FIGHT, audits: raiders(300) });
  const words = texts.map(({ words }) => words);
  const drawn = words.filter((one) => one.startsWith('Raider')).length;
  expect(height).toBeLessThanOrEqual(MAX_HEIGHT);
  expect(words).toContain(`and ${300 - drawn} more`);
  expect(words).toEqual(expect.arrayContaining(['27 of 27 covered', 'Data: Warcraft Logs']));
});

test('a tile has no barcode if the era is unknown', () => {
  const { drawing, texts, stretched } = newDrawing();
  const [one] = raiders(1);
  const audits = one ? [one] : [];
  drawFight(drawing, { ...FACTS, fight: FIGHT, audits, item: () => undefined });
  const words = texts.map((text) => text.words);
  expect(words).toEqual(expect.arrayContaining(['Raider0', '600', 'Cloak']));
  expect(stretched.map(({ paint }) => paint)).toContainEqual({ fill: '--bad-fill' });
  stretched.length = 0;
  drawFight(drawing, { ...FACTS, fight: FIGHT, audits, scale: undefined });
  expect(stretched).toEqual([]);
});
