import type { Audit } from '#domain/audit/audit';
import { type BarcodePlace, barcode, type LevelScale } from '#domain/audit/barcode';
import { tileContent } from '#domain/audit/tile-content';
import type { Verdict } from '#domain/audit/verdict';
import type { EraFacts } from '#domain/era/facts';
import { averageItemLevel } from '#domain/gear/item-level';
import { pullMarkPath } from '#features/pull/pull-mark-paths';
import { barcodePaths } from '#features/tile/barcode-paths';
import { verdictMark } from '#ui/game/verdict-mark';
import type { MarkName } from '#ui/mark-paths';
import type { Box, Drawing, MarkShape } from './canvas';
import { BODY_STYLE, type DrawnPlayer, nameColour } from './head-and-end';

/** Colours of a verdict's words, by its mark. */
export const VERDICT_COLOURS: Readonly<Partial<Record<MarkName, string>>> = {
  tick: '--good',
  cross: '--bad',
  square: '--bad',
  triangle: '--low',
};

const FAULTS_STYLE = { size: 14 } as const;
const COUNT_STYLE = { size: 13 } as const;
const LEFT_OF_WORDS = 48;
const EYE_MARK = { mark: 'eye', size: 15, tone: '--look' } as const;
const UNSEEN_MARK = { size: 12, tone: '--look', count: '' } as const;

interface TileMark {
  mark: MarkShape;
  size: number;
  tone: string;
  /** Empty if the mark alone is enough. */
  count: string;
}

/** A player with the audit that the tile shows. */
export interface JudgedPlayer extends DrawnPlayer {
  audit: Audit;
}

export interface TileFacts {
  item?: EraFacts['item'] | undefined;
  /** Absent if the era is unknown. */
  scale?: LevelScale | undefined;
}

interface Tile {
  player: JudgedPlayer;
  width: number;
  height: number;
  lines: readonly string[];
  tone: string;
  level: number | undefined;
  places: readonly BarcodePlace[];
  marks: readonly TileMark[];
}

/** Returns the contents of a raider's tile, as on the page. */
export function layOutTile(
  drawing: Drawing,
  player: JudgedPlayer,
  column: TileFacts & { verdict: Verdict; tone: string },
  width: number,
): Tile {
  const { verdict, item, scale, tone } = column;
  const { audit } = player;
  const { raider, era } = audit;
  const { faults, others, advice, unseen } = tileContent(audit, verdict);
  const marks: TileMark[] = others.map(({ column, count }) => {
    const mark = verdictMark(column);
    return { mark, size: 12, tone: VERDICT_COLOURS[mark] ?? '--second', count: `${count ?? ''}` };
  });
  if (advice > 0) marks.push({ ...EYE_MARK, count: `${advice}` });
  for (const { category } of unseen)
    marks.push({ ...UNSEEN_MARK, mark: { lines: pullMarkPath('not seen', category) } });
  const room = width - LEFT_OF_WORDS - 8;
  const besideMarks = marks.reduce((left, mark) => left - widthOfMark(drawing, mark) - 6, room);
  const lines = drawing.linesOf(faults, FAULTS_STYLE, besideMarks);
  const level = item && averageItemLevel(raider, era, { item });
  const places = scale ? barcode(audit, scale) : [];
  const height = 34 + (places.length > 0 ? BARCODE_ROOM : 0) + Math.max(1, lines.length) * 18;
  return { player, width, height, lines, tone, level, places, marks };
}

const BARCODE_ROOM = 14;

const widthOfMark = (drawing: Drawing, { size, count }: TileMark): number =>
  size + (count ? 3 + drawing.widthOf(count, COUNT_STYLE) : 0);

export function drawTile(drawing: Drawing, tile: Tile, x: number, y: number): void {
  const { player, width, height, lines, tone, level, places, marks } = tile;
  const left = x + LEFT_OF_WORDS;
  const right = x + width - 8;
  drawing.box(x, y, width, height, { colour: '--panel', radius: 8 });
  drawing.picture(player.picture, x + 8, y + 8, 32);
  let nameEnd = right;
  if (level !== undefined) {
    const style = { size: 14, colour: '--second', align: 'end' } as const;
    nameEnd -= 8 + drawing.text(`${Math.round(level)}`, right, y + 21, style);
  }
  let top = y + 28;
  if (places.length > 0) {
    drawBarcode(drawing, places, { x: left, y: y + 26, width: right - left, height: 16 });
    top += BARCODE_ROOM;
  }
  let markRight = right;
  for (const mark of [...marks].reverse()) {
    if (mark.count)
      drawing.text(mark.count, markRight, top + 13, {
        ...COUNT_STYLE,
        colour: mark.tone,
        align: 'end',
      });
    const markLeft = markRight - widthOfMark(drawing, mark);
    drawing.mark(mark.mark, markLeft, top + 9 - mark.size / 2, mark.size, mark.tone);
    markRight = markLeft - 6;
  }
  const name = { size: 15, weight: 600, colour: nameColour(player), room: nameEnd - left };
  const nameWidth = drawing.text(player.name, left, y + 21, name);
  if (player.detail)
    drawing.text(player.detail, left + 6 + nameWidth, y + 21, {
      ...BODY_STYLE,
      size: 13,
      room: nameEnd - left - 10 - nameWidth,
    });
  lines.forEach((line, index) => {
    drawing.text(line, left, top + 14 + index * 18, { ...FAULTS_STYLE, colour: tone });
  });
}

function drawBarcode(
  drawing: Drawing,
  places: readonly BarcodePlace[],
  place: Omit<Box, 'units'>,
): void {
  const { width, height, paths } = barcodePaths(places, { isQuiet: false });
  const box = { ...place, units: { width, height } };
  drawing.stretched(paths.worn, box, { fill: '--bar' });
  drawing.stretched(paths.notInLog, box, { fill: '--line' });
  drawing.stretched(paths.noEnchant, box, { fill: '--bad-fill' });
  drawing.stretched(paths.bare, box, { line: '--bad-fill', lineWidth: 1 });
  drawing.stretched(paths.low, box, { fill: '--low-fill' });
  drawing.stretched(paths.socket, box, { line: '--look', lineWidth: 5 });
  drawing.stretched(paths.hole, box, { line: '--panel', lineWidth: 2.5 });
}
