import { type FindingPart, findingParts } from '#domain/audit/finding-parts';
import type { NightCell } from '#domain/audit/night';
import { type NightCellDrawing, nightDrawings } from '#domain/audit/night-drawing';
import type { Era } from '#domain/era/era';
import { NIGHT_TEXTS } from '#texts/night';
import { verdictMark } from '#ui/game/verdict-mark';
import type { MarkName } from '#ui/mark-paths';
import type { Drawing } from './canvas';
import { VERDICT_COLOURS } from './draw-tile';

/** The kills' columns, in pixels. */
export interface KillColumns {
  from: number;
  width: number;
}

export const BAND_HEIGHT = 20;

const GAP = 2;

interface Bands {
  cells: readonly NightCell[];
  era: Era;
  columns: KillColumns;
}

/** Draws a player's kills as on the page: one band or line for equal neighbours. */
export function drawBands(drawing: Drawing, y: number, { cells, era, columns }: Bands): void {
  nightDrawings(cells).forEach((drawn, index) => {
    const cell = cells[index];
    if (!cell) return;
    const x = columns.from + columns.width * index + GAP;
    const band = { x, y, width: columns.width * drawn.run - 2 * GAP };
    if (cell.state === 'no gear' || cell.state === 'not judged')
      drawing.mark('question', x + columns.width / 2 - 8, y + 4, 12, '--second');
    else if (drawn.run > 0) drawRun(drawing, band, { cell, drawn, era });
  });
}

interface Band {
  x: number;
  y: number;
  width: number;
}

interface Run extends Pick<Bands, 'era'> {
  cell: NightCell;
  drawn: NightCellDrawing;
}

function drawRun(drawing: Drawing, band: Band, run: Run): void {
  const { cell, drawn } = run;
  if (cell.state === 'faults') drawFaults(drawing, band, run);
  else if (cell.state === 'absent') drawDashes(drawing, band);
  else if (cell.state === 'passed') {
    const pill = cell.isFixed ? drawPill(drawing, band) : 0;
    const line = drawn.hadFaults
      ? { colour: '--good-fill', height: 2 }
      : { colour: '--line', height: 1 };
    const { x, y, width } = band;
    drawing.box(x + pill, y + BAND_HEIGHT / 2 - line.height / 2, width - pill, line.height, line);
  }
}

function drawDashes(drawing: Drawing, { x, y, width }: Band): void {
  for (let left = 0; left < width; left += 8)
    drawing.box(x + left, y + BAND_HEIGHT / 2, Math.min(4, width - left), 1, {
      colour: '--control',
    });
}

const WORDS_STYLE = { size: 13 } as const;
const EDGE_OF_WORDS = 7;

/** Draws the pill, without its words if they do not fit. Returns its width. */
function drawPill(drawing: Drawing, { x, y, width }: Band): number {
  const words = drawing.widthOf(NIGHT_TEXTS.fixedHere, WORDS_STYLE) + 34;
  const pillWidth = words <= width ? words : Math.min(width, 26);
  drawing.box(x, y, pillWidth, BAND_HEIGHT, { colour: '--good-fill', radius: BAND_HEIGHT / 2 });
  drawing.mark('up', x + Math.min(10, pillWidth / 2 - 5), y + 5, 10, '--on-fill');
  if (pillWidth === words)
    drawing.text(NIGHT_TEXTS.fixedHere, x + 24, y + 15, { ...WORDS_STYLE, colour: '--on-fill' });
  return pillWidth;
}

interface Piece {
  mark: MarkName;
  tone: string;
  words: string;
}

function drawFaults(drawing: Drawing, { x, y, width }: Band, { cell, drawn, era }: Run): void {
  const fill = drawn.hasNewFault ? '--bad-tint' : '--panel';
  drawing.box(x, y, width, BAND_HEIGHT, { colour: fill, radius: 6 });
  const changes: Piece[] = [
    ...(cell.isFixed ? [{ mark: 'up', tone: '--good', words: '' } as const] : []),
    ...(cell.isNew ? [{ mark: 'down', tone: '--bad', words: '' } as const] : []),
  ];
  const parts = findingParts(era, cell.findings);
  const pieces = (wordsOf: (part: FindingPart) => string): Piece[] => [
    ...changes,
    ...parts.map((part) => {
      const mark = verdictMark(part.column);
      return { mark, tone: VERDICT_COLOURS[mark] ?? '--second', words: wordsOf(part) };
    }),
  ];
  const room = width - 2 * EDGE_OF_WORDS;
  const whole = pieces(({ words }) => words);
  const isWhole = whole.reduce((all, piece) => all + widthOf(drawing, piece), -PIECE_GAP) <= room;
  let left = x + EDGE_OF_WORDS;
  for (const piece of isWhole ? whole : pieces(({ count }) => `${count}`)) {
    const pieceWidth = widthOf(drawing, piece);
    if (left + pieceWidth - PIECE_GAP > x + width) return;
    drawing.mark(piece.mark, left, y + 5, MARK_SIZE, piece.tone);
    const colour = drawn.hasNewFault ? '--text' : '--second';
    drawing.text(piece.words, left + MARK_SIZE + 5, y + 15, { ...WORDS_STYLE, colour });
    left += pieceWidth;
  }
}

const MARK_SIZE = 10;
const PIECE_GAP = 8;

const widthOf = (drawing: Drawing, { words }: Piece): number =>
  MARK_SIZE + (words ? 5 + drawing.widthOf(words, WORDS_STYLE) : 0) + PIECE_GAP;
