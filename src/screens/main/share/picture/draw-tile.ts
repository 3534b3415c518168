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
const LEVEL_STYLE = { size: 14, colour: '--second', align: 'end' } as const;
const EYE_MARK = { mark: 'eye', size: 15, tone: '--look' } as const;
const UNSEEN_MARK = { size: 12, tone: '--look', count: '' } as const;

/** Places and sizes in pixels. */
const TILE = {
  inset: 8,
  radius: 8,
  picture: 32,
  wordsLeft: 48,
  nameBaseline: 21,
  detailGap: 6,
  detailMargin: 4,
  levelGap: 8,
  barcode: { top: 26, height: 16, room: 14 },
  /** The faults' top without a barcode above them. */
  faultsTop: 28,
  faultsBaseline: 14,
  lineHeight: 18,
  /** Pixels from the faults' top. */
  mark: { middle: 9, countBaseline: 13, countGap: 3, gap: 6 },
  foot: 6,
} as const;

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
  const marks: TileMark[] = others.map(({ column: other, count }) => {
    const mark = verdictMark(other);
    return { mark, size: 12, tone: VERDICT_COLOURS[mark] ?? '--second', count: `${count ?? ''}` };
  });
  if (advice > 0) marks.push({ ...EYE_MARK, count: `${advice}` });
  for (const { category } of unseen)
    marks.push({ ...UNSEEN_MARK, mark: { lines: pullMarkPath('not seen', category) } });
  const room = width - TILE.wordsLeft - TILE.inset;
  const roomBesideMarks = marks.reduce(
    (left, mark) => left - widthOfMark(drawing, mark) - TILE.mark.gap,
    room,
  );
  const lines = drawing.linesOf(faults, FAULTS_STYLE, roomBesideMarks);
  const level = item && averageItemLevel(raider, era, { item });
  const places = scale ? barcode(audit, scale) : [];
  const linesHeight = Math.max(1, lines.length) * TILE.lineHeight;
  const height = faultsTop(places) + linesHeight + TILE.foot;
  return { player, width, height, lines, tone, level, places, marks };
}

const faultsTop = (places: readonly BarcodePlace[]): number =>
  TILE.faultsTop + (places.length > 0 ? TILE.barcode.room : 0);

const widthOfMark = (drawing: Drawing, { size, count }: Pick<TileMark, 'size' | 'count'>): number =>
  size + (count ? TILE.mark.countGap + drawing.widthOf(count, COUNT_STYLE) : 0);

export function drawTile(drawing: Drawing, tile: Tile, x: number, y: number): void {
  const { player, width, height, lines, tone, places, marks } = tile;
  const left = x + TILE.wordsLeft;
  const right = x + width - TILE.inset;
  const top = y + faultsTop(places);
  drawing.box(x, y, width, height, { colour: '--panel', radius: TILE.radius });
  drawing.picture(player.picture, x + TILE.inset, y + TILE.inset, TILE.picture);
  drawTileMarks(drawing, marks, right, top);
  drawTileHead(drawing, tile, { left, right, baseline: y + TILE.nameBaseline });
  if (places.length > 0) {
    const place = { x: left, y: y + TILE.barcode.top, width: right - left };
    drawBarcode(drawing, places, { ...place, height: TILE.barcode.height });
  }
  lines.forEach((line, index) => {
    const baseline = top + TILE.faultsBaseline + index * TILE.lineHeight;
    drawing.text(line, left, baseline, { ...FAULTS_STYLE, colour: tone });
  });
}

/** Draws name, detail and item level on one line. */
function drawTileHead(
  drawing: Drawing,
  { player, level }: Tile,
  { left, right, baseline }: { left: number; right: number; baseline: number },
): void {
  let end = right;
  if (level !== undefined)
    end -= TILE.levelGap + drawing.text(`${Math.round(level)}`, right, baseline, LEVEL_STYLE);
  const colour = nameColour(player);
  const nameStyle = { size: 15, weight: 600, colour, room: end - left };
  const nameWidth = drawing.text(player.name, left, baseline, nameStyle);
  if (!player.detail) return;
  const detailLeft = left + nameWidth + TILE.detailGap;
  const room = end - detailLeft - TILE.detailMargin;
  drawing.text(player.detail, detailLeft, baseline, { ...BODY_STYLE, size: 13, room });
}

/** Draws marks from right to left, the last at `right`. */
function drawTileMarks(
  drawing: Drawing,
  marks: readonly TileMark[],
  right: number,
  top: number,
): void {
  const { middle, countBaseline, gap } = TILE.mark;
  let end = right;
  for (const { mark, size, tone, count } of [...marks].reverse()) {
    if (count)
      drawing.text(count, end, top + countBaseline, {
        ...COUNT_STYLE,
        colour: tone,
        align: 'end',
      });
    const left = end - widthOfMark(drawing, { size, count });
    drawing.mark(mark, left, top + middle - size / 2, size, tone);
    end = left - gap;
  }
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
