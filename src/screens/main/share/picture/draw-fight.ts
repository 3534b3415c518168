import type { Audit } from '#domain/audit/audit';
import { sortForColumn } from '#domain/audit/list-order';
import { byVerdict, countPassed, shownVerdicts, type Verdict } from '#domain/audit/verdict';
import { term } from '#domain/language';
import { HEROIC_DIFFICULTY } from '#domain/raid/fight-title';
import type { Fight } from '#domain/raid/raid';
import { fightEmblem, zoneClass } from '#features/emblems/zone-class';
import { RAID_TEXTS } from '#texts/raid';
import { SHARE_TEXTS } from '#texts/share';
import { emblemOf } from '#ui/game/emblems';
import { frameGroups } from '#ui/game/frame-groups';
import { verdictMark } from '#ui/game/verdict-mark';
import type { MarkName } from '#ui/mark-paths';
import { type Drawing, MAX_HEIGHT } from './canvas';
import {
  drawTile,
  type JudgedPlayer,
  layOutTile,
  type TileFacts,
  VERDICT_COLOURS,
} from './draw-tile';
import {
  BODY_STYLE,
  type DrawnPlayer,
  drawEnd,
  drawHead,
  drawNames,
  drawnPlayersOf,
  heightToReserve,
  MARGIN,
  nameColour,
  type PictureWords,
  RIGHT_EDGE,
} from './head-and-end';

interface FightPicture extends PictureWords, TileFacts {
  fight: Fight;
  audits: readonly Audit[];
}

/** Collects a fight's verdicts. Returns the height. */
export function drawFight(drawing: Drawing, picture: FightPicture): number {
  const { fight, facts, audits } = picture;
  const columns = byVerdict(audits);
  const isJudged = columns['NOT JUDGED'].length === 0;
  let y = drawHead(drawing, {
    title:
      fight.difficulty === HEROIC_DIFFICULTY
        ? `${fight.boss} ${RAID_TEXTS.heroicMark}`
        : fight.boss,
    facts,
    raiders: audits.length,
    passed: countPassed(audits),
    emblem: emblemOf(fightEmblem(fight)),
    zone: `--${zoneClass(fight)}`,
  });
  if (isJudged) y = drawFrame(drawing, y, audits);
  const among = drawnPlayersOf(audits.map(({ raider }) => raider));
  const drawn = (audit: Audit) => ({ audit, ...among(audit.raider) });
  const passed = sortForColumn('PASSED', columns.PASSED).map(drawn);
  const below = 60 + heightToReserve(passed.length, picture);
  const shown = shownVerdicts(columns).filter((verdict) => verdict !== 'PASSED');
  for (let index = 0; index < shown.length; index += 2) {
    const pair = shown.slice(index, index + 2).map((verdict) => ({
      verdict,
      players: sortForColumn(verdict, columns[verdict]).map(drawn),
    }));
    y = drawColumns(drawing, y, pair, {
      ...picture,
      bottom: MAX_HEIGHT - below - HEADING_AND_COUNT * (shown.length - index - pair.length),
    });
  }
  if (isJudged) y = drawPassed(drawing, y, passed);
  return drawEnd(drawing, y, picture);
}

/** The height of a column without shown players. */
const HEADING_AND_COUNT = 90;

const FILLS: Readonly<Partial<Record<MarkName, string>>> = {
  tick: '--good-tint',
  cross: '--bad-fill',
  square: '--bad-fill',
  triangle: '--low-fill',
  question: '--chosen',
};

/** Draws a cell per raider, by role, like the page's frame. */
function drawFrame(drawing: Drawing, y: number, audits: readonly Audit[]): number {
  const groups = frameGroups(audits);
  const gap = 2;
  const gaps = (audits.length - 1) * gap + (groups.length - 1) * 9;
  const width = (RIGHT_EDGE - MARGIN - gaps) / audits.length;
  let x = MARGIN;
  for (const { cells } of groups) {
    for (const { mark, classKey } of cells) {
      drawing.box(x, y, width, 20, { colour: FILLS[mark] ?? '--chosen', radius: 3 });
      drawing.box(x, y + 16, width, 4, { colour: nameColour({ classKey }) });
      x += width + gap;
    }
    x += 9;
  }
  return y + 40;
}

interface Column {
  verdict: Verdict;
  players: readonly JudgedPlayer[];
}

interface Room extends TileFacts {
  /** Players whose tiles would end below this are left out and counted. */
  bottom: number;
}

const COLUMN_GAP = 24;

/** The widths of two columns beside each other, relative to that of the second. */
const LEFT_WEIGHT = 1.28;
const EMPTY_WEIGHT = 0.4;

const weightOf = ({ players }: Column, index: number): number =>
  players.length === 0 ? EMPTY_WEIGHT : index === 0 ? LEFT_WEIGHT : 1;

function drawColumns(drawing: Drawing, y: number, columns: readonly Column[], room: Room): number {
  const weights = columns.map(weightOf);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const width = RIGHT_EDGE - MARGIN - COLUMN_GAP * (columns.length - 1);
  let x = MARGIN;
  const ends = columns.map((column, index) => {
    const columnWidth = (width * (weights[index] ?? 1)) / all;
    const end = drawColumn(drawing, column, { x, y, width: columnWidth, ...room });
    x += columnWidth + COLUMN_GAP;
    return end;
  });
  return Math.max(...ends) + 18;
}

interface Place extends Room {
  x: number;
  y: number;
  width: number;
}

const MIN_TILE_WIDTH = 230;
const TILE_GAP = 6;

/** The height of the line that counts players without a tile. */
const MORE_HEIGHT = 30;

function drawColumn(drawing: Drawing, { verdict, players }: Column, place: Place): number {
  const { x, y, width, bottom } = place;
  const mark = verdictMark(verdict);
  const tone = VERDICT_COLOURS[mark] ?? '--second';
  drawing.box(x, y, width, 2, { colour: tone });
  drawing.mark(mark, x, y + 10, 14, tone);
  const heading = { size: 14, weight: 700, colour: tone, room: width - 60 };
  drawing.text(term(verdict).toUpperCase(), x + 22, y + 22, heading);
  drawing.text(`${players.length}`, x + width, y + 23, { size: 18, weight: 600, align: 'end' });
  if (players.length === 0) {
    drawing.text(RAID_TEXTS.noPlayers, x, y + 52, BODY_STYLE);
    return y + 60;
  }
  const abreast = Math.max(1, Math.floor((width + TILE_GAP) / (MIN_TILE_WIDTH + TILE_GAP)));
  const tileWidth = (width - TILE_GAP * (abreast - 1)) / abreast;
  const tiles = players.map((player) =>
    layOutTile(drawing, player, { ...place, verdict, tone }, tileWidth),
  );
  let top = y + 36;
  for (let index = 0; index < tiles.length; index += abreast) {
    const row = tiles.slice(index, index + abreast);
    const height = Math.max(...row.map((tile) => tile.height));
    if (top + height + MORE_HEIGHT > bottom) {
      drawing.text(SHARE_TEXTS.picture.more(tiles.length - index), x, top + 18, BODY_STYLE);
      return top + MORE_HEIGHT;
    }
    row.forEach((tile, nth) => {
      drawTile(drawing, tile, x + nth * (tileWidth + TILE_GAP), top);
    });
    top += height + TILE_GAP;
  }
  return top;
}

function drawPassed(drawing: Drawing, y: number, players: readonly DrawnPlayer[]): number {
  drawing.box(MARGIN, y, RIGHT_EDGE - MARGIN, 1, { colour: '--line' });
  drawing.mark('tick', MARGIN, y + 18, 14, '--good');
  const heading = term('PASSED').toUpperCase();
  const style = { size: 14, weight: 700, colour: '--good' };
  const width = drawing.text(heading, MARGIN + 22, y + 30, style);
  const left = MARGIN + 22 + width + 16;
  if (players.length === 0) {
    drawing.text(RAID_TEXTS.noPlayers, left, y + 30, BODY_STYLE);
    return y + 46;
  }
  return drawNames(drawing, y + 15, players, left) + 6;
}
