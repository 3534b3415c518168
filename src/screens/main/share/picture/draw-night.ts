import {
  type AuditedFight,
  describeState,
  isJudged,
  type NightCell,
  type NightRow,
  nightGroup,
  nightRows,
} from '#domain/audit/night';
import { countPassed } from '#domain/audit/verdict';
import type { Era } from '#domain/era/era';
import { fightEmblem, zoneClass } from '#features/emblems/zone-class';
import { NIGHT_TEXTS } from '#texts/night';
import { SHARE_TEXTS } from '#texts/share';
import { VIEW_TEXTS } from '#texts/views';
import { emblemOf } from '#ui/game/emblems';
import { MAX_HEIGHT, type Sheet } from './canvas';
import {
  type About,
  BODY,
  type Drawn,
  drawEnd,
  drawHead,
  drawNames,
  drawnAmong,
  EDGE,
  endHeight,
  nameColour,
  RIGHT,
} from './parts';

interface NightPicture extends About {
  fights: readonly AuditedFight[];
  era: Era;
}

const MOST_ROWS = 20;

/** Groups whose players are only named. */
const LISTED = ['passed', 'not judged'] as const;

/** Collects how each player fared over the night, and returns the height. */
export function drawNight(sheet: Sheet, night: NightPicture): number {
  const { facts, fights, era } = night;
  const rows = nightRows(fights);
  const drawn = drawnAmong(rows.map(({ player }) => player));
  const judged = rows.map(({ now }) => ({
    verdicts: now.state === 'passed' ? (['PASSED'] as const) : [],
  }));
  let y = drawHead(sheet, {
    title: VIEW_TEXTS.names.night,
    facts,
    judged,
    isJudged: rows.some(({ now }) => isJudged(now)),
    zone: '--zone-dark',
  });
  y = drawKills(sheet, y, fights);
  let left = MOST_ROWS;
  const listed = rows.filter((row) => LISTED.some((group) => nightGroup(row) === group));
  const bottom = MAX_HEIGHT - 140 - endHeight(listed.length, night);
  for (const group of ['changed', 'same'] as const) {
    const ofGroup = rows.filter((row) => nightGroup(row) === group);
    if (ofGroup.length === 0) continue;
    y = drawHeading(sheet, y, NIGHT_TEXTS.groups[group], ofGroup.length);
    let undrawn = ofGroup.length;
    for (const row of ofGroup) {
      const player = drawn(row.player);
      const next = left > 0 && drawRow(sheet, y, { row, player, era, bottom });
      if (!next) break;
      y = next;
      left -= 1;
      undrawn -= 1;
    }
    if (undrawn > 0) {
      left = 0;
      sheet.text(SHARE_TEXTS.picture.more(undrawn), EDGE, y + 18, BODY);
      y += 28;
    }
    y += 12;
  }
  for (const group of LISTED) {
    const ofGroup = rows.filter((row) => nightGroup(row) === group);
    if (ofGroup.length === 0) continue;
    y = drawHeading(sheet, y, NIGHT_TEXTS.groups[group], ofGroup.length);
    y =
      drawNames(
        sheet,
        y + 4,
        ofGroup.map(({ player }) => drawn(player)),
      ) + 6;
  }
  return drawEnd(sheet, y, night);
}

const KILLS_ABREAST = 12;
const KILL_RING = 52;

/** Draws a ring per kill, with its name and how many passed. */
function drawKills(sheet: Sheet, y: number, fights: readonly AuditedFight[]): number {
  const abreast = Math.ceil(fights.length / Math.ceil(fights.length / KILLS_ABREAST));
  const width = (RIGHT - EDGE) / Math.max(abreast, 4);
  let top = y;
  for (let index = 0; index < fights.length; index += abreast) {
    const row = fights.slice(index, index + abreast);
    const lines = row.map(({ fight }) => sheet.linesOf(fight.boss, NAME, width - 8));
    row.forEach((audited, nth) => {
      const middle = EDGE + width * (nth + 0.5);
      const { fight } = audited;
      const all = 'audits' in audited ? audited.audits.length : 0;
      const passed = 'audits' in audited ? countPassed(audited.audits) : 0;
      sheet.ring(middle - KILL_RING / 2, top, KILL_RING, {
        share: all > 0 ? passed / all : 0,
        emblem: emblemOf(fightEmblem(fight)),
        zone: `--${zoneClass(fight)}`,
      });
      lines[nth]?.forEach((line, below) => {
        const baseline = top + KILL_RING + 18 + below * 16;
        sheet.text(line, middle, baseline, { ...NAME, align: 'middle', room: width - 8 });
      });
      const baseline = top + KILL_RING + 18 + (lines[nth]?.length ?? 1) * 16;
      if (all > 0)
        sheet.text(NIGHT_TEXTS.attendance(passed, all), middle, baseline, {
          ...NAME,
          colour: '--second',
          align: 'middle',
        });
    });
    top += KILL_RING + 34 + Math.max(...lines.map(({ length }) => length)) * 16;
  }
  return top + 4;
}

const NAME = { size: 13 } as const;

function drawHeading(sheet: Sheet, y: number, title: string, count: number): number {
  sheet.box(EDGE, y, RIGHT - EDGE, 1, { colour: '--line' });
  const width = sheet.text(title, EDGE, y + 26, { size: 15, weight: 700 });
  sheet.text(`${count}`, EDGE + width + 8, y + 26, { size: 15, colour: '--second' });
  return y + 36;
}

interface Row {
  row: NightRow;
  player: Drawn;
  era: Era;
  /** A row that would end below it is left out. */
  bottom: number;
}

const NAME_WIDTH = 190;
const CELLS_WIDTH = 440;

/** Draws a player's kills, what is left now, and attendance, if there is room. */
function drawRow(sheet: Sheet, y: number, { row, player, era, bottom }: Row): number | undefined {
  const cell = Math.min(34, CELLS_WIDTH / row.cells.length - 3);
  const cellsFrom = EDGE + NAME_WIDTH;
  const wordsFrom = cellsFrom + row.cells.length * (cell + 3) + 12;
  const attendance = NIGHT_TEXTS.attendance(row.attended, row.known);
  const width = sheet.widthOf(attendance, BODY);
  const isPassed = row.now.state === 'passed';
  const style = { size: 14, colour: isPassed ? '--good' : '--bad' };
  const lines = sheet.linesOf(describeState(row.now, era), style, RIGHT - width - 16 - wordsFrom);
  const end = y + Math.max(28, lines.length * 18 + 10);
  if (end > bottom) return undefined;
  sheet.text(attendance, RIGHT, y + 17, { ...BODY, align: 'end' });
  lines.forEach((line, index) => {
    sheet.text(line, wordsFrom, y + 17 + index * 18, style);
  });
  sheet.picture(player.picture, EDGE, y, 22);
  const name = [player.name, player.detail].filter(Boolean).join(' ');
  sheet.text(name, EDGE + 30, y + 17, {
    size: 15,
    weight: 600,
    colour: nameColour(player),
    room: NAME_WIDTH - 36,
  });
  row.cells.forEach((one, index) => {
    drawCell(sheet, one, { x: cellsFrom + index * (cell + 3), y, width: cell });
  });
  return end;
}

const CELL = 22;

function drawCell(
  sheet: Sheet,
  cell: NightCell,
  at: { x: number; y: number; width: number },
): void {
  const { x, y, width } = at;
  const { state, findings, isNew, isFixed } = cell;
  const fill = isNew ? '--bad-fill' : isFixed ? '--good-fill' : state === 'faults' && '--bad-tint';
  if (fill) sheet.box(x, y, width, CELL, { colour: fill, radius: 5 });
  const ink = isNew ? '--on-fill' : isFixed ? '--on-good-fill' : undefined;
  const middle = x + width / 2;
  if (state === 'faults')
    sheet.text(`${findings.length}`, middle, y + 16, {
      size: 14,
      weight: 700,
      colour: ink ?? '--bad',
      align: 'middle',
    });
  else if (state === 'passed') sheet.mark('tick', middle - 6, y + 5, 12, ink ?? '--good');
  else if (state === 'absent') sheet.mark('dash', middle - 6, y + 5, 12, '--second');
  else if (state !== 'unknown') sheet.mark('question', middle - 6, y + 5, 12, '--second');
}
