import type { Audit } from '#domain/audit/audit';
import { findingsInColumn } from '#domain/audit/audit-lines';
import { inColumnOrder } from '#domain/audit/list-order';
import { byVerdict, shownVerdicts, type Verdict } from '#domain/audit/verdict';
import type { EraFacts } from '#domain/era/facts';
import { averageItemLevel } from '#domain/gear/item-level';
import { term } from '#domain/language';
import { HEROIC } from '#domain/raid/fight-title';
import type { Fight } from '#domain/raid/raid';
import { shownNames } from '#domain/raid/shown-names';
import { fightEmblem, zoneClass } from '#features/emblems/zone-class';
import { RAID_TEXTS } from '#texts/raid';
import { SHARE_TEXTS } from '#texts/share';
import { formatNumber } from '#ui/format';
import { emblemOf } from '#ui/game/emblems';
import { frameGroups } from '#ui/game/frame-groups';
import { verdictMark } from '#ui/game/verdict-mark';
import type { MarkName } from '#ui/mark-paths';
import { MAX_HEIGHT, type Sheet } from './canvas';
import {
  BODY,
  type Drawn,
  drawFoot,
  drawHead,
  drawNames,
  drawWords,
  EDGE,
  footHeight,
  LINE,
  nameColour,
  RIGHT,
} from './parts';

export interface KillPicture {
  fight: Fight;
  /** The fight's place and the raid's title and date. */
  facts: readonly string[];
  audits: readonly Audit[];
  item?: EraFacts['item'] | undefined;
  /** What the group lacks, and flask and food: a label and its words each. */
  notes: readonly (readonly [label: string, words: string])[];
}

/** Collects the verdicts of a kill, and returns the height. */
export function drawKill(sheet: Sheet, kill: KillPicture): number {
  const { fight, facts, audits, notes } = kill;
  const columns = byVerdict(audits);
  const isJudged = columns['NOT JUDGED'].length === 0;
  let y = drawHead(sheet, {
    title: fight.difficulty === HEROIC ? `${fight.boss} ${RAID_TEXTS.heroicMark}` : fight.boss,
    facts,
    judged: audits,
    isJudged,
    emblem: emblemOf(fightEmblem(fight)),
    zone: `--${zoneClass(fight)}`,
  });
  if (isJudged) y = drawFrame(sheet, y, audits);
  const names = shownNames(audits.map(({ raider }) => raider));
  const drawn = (audit: Audit): Drawn & { audit: Audit } => ({
    audit,
    name: names.nameOf(audit.raider),
    detail: names.detailOf(audit.raider),
    classKey: audit.raider.classKey,
    picture: audit.raider.picture,
  });
  const passed = inColumnOrder('PASSED', columns.PASSED).map(drawn);
  // Measured first: what stands below the columns is never left out.
  const below = 60 + 30 * Math.ceil(passed.length / 6) + notes.length * 4 * LINE + footHeight;
  const shown = shownVerdicts(columns).filter((verdict) => verdict !== 'PASSED');
  for (let index = 0; index < shown.length; index += 2) {
    const pair = shown.slice(index, index + 2).map((verdict) => ({
      verdict,
      players: inColumnOrder(verdict, columns[verdict]).map(drawn),
    }));
    y = drawColumns(sheet, y, pair, {
      ...kill,
      bottom: MAX_HEIGHT - below - HEADING_AND_COUNT * (shown.length - index - pair.length),
    });
  }
  if (isJudged) y = drawPassed(sheet, y, passed);
  for (const [label, words] of notes) y = drawWords(sheet, y, label, words);
  return drawFoot(sheet, y);
}

/** Room of a column whose players are all left out. */
const HEADING_AND_COUNT = 90;

const FILLS: Readonly<Partial<Record<MarkName, string>>> = {
  tick: '--good-tint',
  cross: '--bad-fill',
  square: '--bad-fill',
  triangle: '--low-fill',
  question: '--chosen',
};

/** Draws a cell per raider, by role, like the page's frame. */
function drawFrame(sheet: Sheet, y: number, audits: readonly Audit[]): number {
  const groups = frameGroups(audits);
  const gap = 2;
  const gaps = (audits.length - 1) * gap + (groups.length - 1) * 9;
  const width = (RIGHT - EDGE - gaps) / audits.length;
  let x = EDGE;
  for (const { cells } of groups) {
    for (const { mark, classKey } of cells) {
      sheet.box(x, y, width, 20, { colour: FILLS[mark] ?? '--chosen', radius: 3 });
      sheet.box(x, y + 16, width, 4, { colour: nameColour({ classKey }) });
      x += width + gap;
    }
    x += 9;
  }
  return y + 40;
}

interface Column {
  verdict: Verdict;
  players: readonly (Drawn & { audit: Audit })[];
}

interface Room extends Pick<KillPicture, 'item'> {
  /** Players that would stand below it are left out and counted. */
  bottom: number;
}

const GAP = 24;

function drawColumns(sheet: Sheet, y: number, columns: readonly Column[], room: Room): number {
  const shares = columns.length === 1 ? [1] : [1.28, 1];
  const all = shares.reduce((sum, share) => sum + share, 0);
  const width = RIGHT - EDGE - GAP * (columns.length - 1);
  let x = EDGE;
  const ends = columns.map((column, index) => {
    const own = (width * (shares[index] ?? 1)) / all;
    const end = drawColumn(sheet, column, { x, y, width: own, ...room });
    x += own + GAP;
    return end;
  });
  return Math.max(...ends) + 18;
}

interface Place extends Room {
  x: number;
  y: number;
  width: number;
}

const TONES: Readonly<Partial<Record<MarkName, string>>> = {
  tick: '--good',
  cross: '--bad',
  square: '--bad',
  triangle: '--low',
};

function drawColumn(sheet: Sheet, { verdict, players }: Column, place: Place): number {
  const { x, y, width, bottom } = place;
  const mark = verdictMark(verdict);
  const tone = TONES[mark] ?? '--second';
  sheet.box(x, y, width, 2, { colour: tone });
  sheet.mark(mark, x, y + 10, 14, tone);
  sheet.text(term(verdict).toUpperCase(), x + 22, y + 22, { size: 14, weight: 700, colour: tone });
  sheet.text(`${players.length}`, x + width, y + 23, { size: 18, weight: 600, align: 'end' });
  if (players.length === 0) {
    sheet.text(RAID_TEXTS.noPlayers, x, y + 52, BODY);
    return y + 60;
  }
  const abreast = width > 360 ? 2 : 1;
  const tile = (width - 6 * (abreast - 1)) / abreast;
  let top = y + 36;
  for (let index = 0; index < players.length; index += abreast) {
    const row = players.slice(index, index + abreast).map((player) => ({
      player,
      lines: sheet.linesOf(findingsInColumn(verdict, player.audit), FAULTS, tile - 58),
    }));
    const height = 34 + Math.max(1, ...row.map(({ lines }) => lines.length)) * 18;
    if (top + height + 30 > bottom) {
      sheet.text(SHARE_TEXTS.picture.more(players.length - index), x, top + 18, BODY);
      return top + 30;
    }
    row.forEach(({ player, lines }, nth) => {
      const left = x + nth * (tile + 6);
      drawTile(sheet, player, {
        ...place,
        verdict,
        lines,
        tone,
        x: left,
        y: top,
        width: tile,
        height,
      });
    });
    top += height + 6;
  }
  return top;
}

const FAULTS = { size: 14 } as const;

interface Tile extends Place {
  height: number;
  verdict: Verdict;
  lines: readonly string[];
  tone: string;
}

function drawTile(sheet: Sheet, player: Column['players'][number], tile: Tile): void {
  const { x, y, width, height, verdict, lines, tone, item } = tile;
  const { raider, era, verdicts } = player.audit;
  sheet.box(x, y, width, height, { colour: '--panel', radius: 8 });
  sheet.picture(player.picture, x + 8, y + 8, 32);
  let right = x + width - 8;
  const level = item && averageItemLevel(raider, era, { item });
  if (level !== undefined)
    right -=
      8 +
      sheet.text(formatNumber(level), right, y + 22, {
        size: 14,
        colour: '--second',
        align: 'end',
      });
  for (const other of verdicts.filter((one) => one !== verdict)) {
    const mark = verdictMark(other);
    sheet.mark(mark, right - 12, y + 11, 12, TONES[mark] ?? '--second');
    right -= 18;
  }
  const name = { size: 15, weight: 600, colour: nameColour(player), room: right - x - 50 };
  const width2 = sheet.text(player.name, x + 50, y + 22, name);
  if (player.detail)
    sheet.text(player.detail, x + 56 + width2, y + 22, {
      ...BODY,
      size: 13,
      room: right - x - 60 - width2,
    });
  lines.forEach((line, index) => {
    sheet.text(line, x + 50, y + 42 + index * 18, { ...FAULTS, colour: tone });
  });
}

function drawPassed(sheet: Sheet, y: number, players: readonly Drawn[]): number {
  sheet.box(EDGE, y, RIGHT - EDGE, 1, { colour: '--line' });
  sheet.mark('tick', EDGE, y + 18, 14, '--good');
  const heading = term('PASSED').toUpperCase();
  const style = { size: 14, weight: 700, colour: '--good' };
  const width = sheet.text(heading, EDGE + 22, y + 30, style);
  const left = EDGE + 22 + width + 16;
  if (players.length === 0) {
    sheet.text(RAID_TEXTS.noPlayers, left, y + 30, BODY);
    return y + 46;
  }
  return drawNames(sheet, y + 15, players, left) + 6;
}
