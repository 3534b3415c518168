import {
  type AuditedFight,
  countPassedAt,
  countPassedIn,
  isJudged,
  type NightRow,
  nightGroup,
  nightRows,
} from '#domain/audit/night';
import { stateText } from '#domain/audit/night-words';
import type { Era } from '#domain/era/era';
import { groupBy } from '#domain/group-by';
import { shortBossName } from '#domain/raid/fight-title';
import { SPELLING } from '#domain/spelling';
import { fightEmblem, zoneClass } from '#features/emblems/zone-class';
import { NIGHT_TEXTS } from '#texts/night';
import { SHARE_TEXTS } from '#texts/share';
import { VIEW_TEXTS } from '#texts/views';
import { emblemOf } from '#ui/game/emblems';
import { type Drawing, MAX_HEIGHT } from './canvas';
import { BAND_HEIGHT, drawBands, type KillColumns } from './draw-bands';
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

interface NightPicture extends PictureWords {
  fights: readonly AuditedFight[];
  era: Era;
}

const MAX_ROWS = 30;

/** Groups whose players appear by name only. */
const NAMED_GROUPS = ['passed', 'not judged'] as const;

/** Collects each player's row of the night. Returns the height. */
export function drawNight(drawing: Drawing, night: NightPicture): number {
  const { facts, fights, era } = night;
  const rows = nightRows(fights);
  const drawn = drawnPlayersOf(rows.map(({ player }) => player));
  let y = drawHead(drawing, {
    title: VIEW_TEXTS.names.night,
    facts,
    raiders: rows.length,
    passed: countPassedIn(rows.map(({ now }) => now))?.passed,
    zone: '--zone-dark',
  });
  const columns = columnsOf(rows);
  y = drawKills(drawing, y, { fights, rows, columns });
  let rowsLeft = MAX_ROWS;
  const byGroup = groupBy(rows, nightGroup);
  const named = NAMED_GROUPS.flatMap((group) => byGroup.get(group) ?? []);
  const bottom = MAX_HEIGHT - 140 - heightToReserve(named.length, night);
  for (const group of ['changed', 'same'] as const) {
    const groupRows = byGroup.get(group);
    if (!groupRows) continue;
    y = drawHeading(drawing, y, NIGHT_TEXTS.groups[group], groupRows.length);
    let undrawn = groupRows.length;
    for (const row of groupRows) {
      const player = drawn(row.player);
      const next = rowsLeft > 0 && drawRow(drawing, y, { row, player, era, columns, bottom });
      if (!next) break;
      y = next;
      rowsLeft -= 1;
      undrawn -= 1;
    }
    if (undrawn > 0) {
      rowsLeft = 0;
      drawing.text(SHARE_TEXTS.picture.more(undrawn), MARGIN, y + 18, BODY_STYLE);
      y += 28;
    }
    y += 12;
  }
  for (const group of NAMED_GROUPS) {
    const players = byGroup.get(group)?.map(({ player }) => drawn(player));
    if (!players) continue;
    y = drawHeading(drawing, y, NIGHT_TEXTS.groups[group], players.length);
    y = drawNames(drawing, y + 4, players) + 6;
  }
  return drawEnd(drawing, y, night);
}

const NAME_WIDTH = 190;
const END_MARGIN = 70;
const NOW_WIDTH = 150;

/** Whether current faults are missing at the row's end. */
const needsNowColumn = ({ cells }: NightRow): boolean => !cells.slice(-1).some(isJudged);

function columnsOf(rows: readonly NightRow[]): KillColumns {
  const from = MARGIN + NAME_WIDTH;
  const endWidth = rows.some(needsNowColumn) ? NOW_WIDTH : END_MARGIN;
  return { from, width: (RIGHT_EDGE - endWidth - from) / Math.max(rows[0]?.cells.length ?? 0, 4) };
}

const KILL_RING = 48;
const MAX_KILLS_ABREAST = 12;

interface Kills {
  fights: readonly AuditedFight[];
  rows: readonly NightRow[];
  columns: KillColumns;
}

/** Draws each kill's ring, name and share passed, above its column if that is wide enough. */
function drawKills(drawing: Drawing, y: number, { fights, rows, columns }: Kills): number {
  const isAbove = columns.width >= KILL_RING + 6;
  const from = isAbove ? columns.from : MARGIN;
  const abreast = isAbove
    ? fights.length
    : Math.ceil(fights.length / Math.ceil(fights.length / MAX_KILLS_ABREAST));
  const width = isAbove ? columns.width : (RIGHT_EDGE - MARGIN) / abreast;
  fights.forEach(({ fight }, index) => {
    const middle = from + width * ((index % abreast) + 0.5);
    const top = y + Math.floor(index / abreast) * KILL_HEIGHT;
    const count = countPassedAt(rows, index);
    drawing.ring(middle - KILL_RING / 2, top, KILL_RING, {
      share: count ? count.passed / count.present : 0,
      emblem: emblemOf(fightEmblem(fight)),
      zone: `--${zoneClass(fight)}`,
    });
    const style = { size: 12, align: 'middle', room: width - 2 } as const;
    drawing.text(shortBossName(fight.boss), middle, top + KILL_RING + 18, style);
    if (count)
      drawing.text(SPELLING.countOf(count.passed, count.present), middle, top + KILL_RING + 34, {
        ...style,
        colour: '--second',
      });
  });
  return y + Math.ceil(fights.length / abreast) * KILL_HEIGHT + 4;
}

const KILL_HEIGHT = KILL_RING + 50;

function drawHeading(drawing: Drawing, y: number, title: string, count: number): number {
  drawing.box(MARGIN, y, RIGHT_EDGE - MARGIN, 1, { colour: '--line' });
  const width = drawing.text(title, MARGIN, y + 26, { size: 15, weight: 700 });
  drawing.text(`${count}`, MARGIN + width + 8, y + 26, { size: 15, colour: '--second' });
  return y + 36;
}

interface Row {
  row: NightRow;
  player: DrawnPlayer;
  era: Era;
  columns: KillColumns;
  /** Rows that would end below this are left out. */
  bottom: number;
}

/** Draws a player's kills as bands, the attendance, and current faults that no band has. */
function drawRow(drawing: Drawing, y: number, row: Row): number | undefined {
  const { player, era, columns, bottom } = row;
  const { cells, now, attended, known } = row.row;
  if (y + ROW_HEIGHT > bottom) return undefined;
  drawing.picture(player.picture, MARGIN, y, BAND_HEIGHT);
  const name = [player.name, player.detail].filter(Boolean).join(' ');
  drawing.text(name, MARGIN + 28, y + 15, {
    size: 15,
    weight: 600,
    colour: nameColour(player),
    room: NAME_WIDTH - 34,
  });
  drawBands(drawing, y, { cells, era, columns });
  const attendance = attended < known ? SPELLING.countOf(attended, known) : '';
  const width = drawing.text(attendance, RIGHT_EDGE, y + 15, {
    ...BODY_STYLE,
    size: 14,
    align: 'end',
  });
  const from = columns.from + columns.width * cells.length + 8;
  if (needsNowColumn(row.row))
    drawing.text(NIGHT_TEXTS.now + SPELLING.colon + stateText(now, era), from, y + 15, {
      size: 14,
      colour: now.state === 'passed' ? '--good' : '--bad',
      room: RIGHT_EDGE - width - 10 - from,
    });
  return y + ROW_HEIGHT;
}

const ROW_HEIGHT = 28;
