import { NIGHT_WORDS } from '#domain/audit/night-words';
import type { ClassKey } from '#domain/raid/classes';
import type { Raider } from '#domain/raid/raid';
import { shownNames } from '#domain/raid/shown-names';
import { RAID_TEXTS } from '#texts/raid';
import { READINESS_TEXTS } from '#texts/readiness';
import type { Emblem } from '#ui/game/emblems';
import { type Drawing, PICTURE_WIDTH } from './canvas';

export const MARGIN = 40;
export const RIGHT_EDGE = PICTURE_WIDTH - MARGIN;
const TOP = 36;
const FOOT = 26;
export const BODY_STYLE = { size: 15, colour: '--second' } as const;
const LINE_HEIGHT = 20;

/** The texts around the players in a picture of a fight or night. */
export interface PictureWords {
  /** Place, title and date, separated so that no name turns the direction of another fact. */
  facts: readonly string[];
  /** Missing buffs, flask and food, each with label and words. */
  notes: readonly (readonly [label: string, words: string])[];
}

export interface DrawnPlayer {
  name: string;
  detail: string;
  classKey?: ClassKey | undefined;
  picture: string;
}

/** Returns how to draw the raiders of a list. */
export function drawnPlayersOf(raiders: readonly Raider[]): (raider: Raider) => DrawnPlayer {
  const names = shownNames(raiders);
  return (raider) => ({
    name: names.nameOf(raider),
    detail: names.detailOf(raider),
    classKey: raider.classKey,
    picture: raider.picture,
  });
}

export const nameColour = ({ classKey }: Pick<DrawnPlayer, 'classKey'>): string =>
  classKey ? `--name-${classKey}` : '--text';

interface Head extends Pick<PictureWords, 'facts'> {
  title: string;
  raiders: number;
  /** How many players passed; undefined if nobody is judged. */
  passed: number | undefined;
  emblem?: Emblem;
  zone: string;
}

const RING = 84;

/** Draws ring, title and the number who passed. Returns the height below them. */
export function drawHead(drawing: Drawing, head: Head): number {
  const { passed, raiders, emblem, zone } = head;
  const share = passed === undefined ? 0 : passed / raiders;
  drawing.ring(MARGIN, TOP, RING, { share, zone, ...(emblem && { emblem }) });
  if (!emblem) drawing.mark('night', MARGIN + 24, TOP + 24, 36, zone);
  const count = `${passed ?? raiders}`;
  const words = passed === undefined ? NIGHT_WORDS.notJudged : READINESS_TEXTS.ofPassed(raiders);
  const small = { size: 26, colour: '--second', align: 'end' } as const;
  const wordsWidth = drawing.text(words, RIGHT_EDGE, TOP + 46, small);
  const countWidth = drawing.text(count, RIGHT_EDGE - wordsWidth - 10, TOP + 46, {
    size: 56,
    weight: 700,
    align: 'end',
  });
  const left = MARGIN + RING + 20;
  const room = RIGHT_EDGE - wordsWidth - countWidth - 40 - left;
  const size = [38, 32, 26].find(
    (one) => drawing.widthOf(head.title, { size: one, weight: 680 }) <= room,
  );
  drawing.text(head.title, left, TOP + 42, { size: size ?? 26, weight: 680, room });
  drawPieces(drawing, head.facts.filter(Boolean), left, TOP + 74);
  return TOP + RING + 20;
}

/** Draws pieces in one line, and shortens the longest if they do not fit. */
function drawPieces(
  drawing: Drawing,
  pieces: readonly string[],
  left: number,
  baseline: number,
): void {
  const style = { size: 19, colour: '--second' };
  const widths = pieces.map((piece) => drawing.widthOf(piece, style));
  const dot = drawing.widthOf(' · ', style);
  const all = widths.reduce((sum, width) => sum + width + dot, -dot);
  const longest = Math.max(...widths);
  const room = Math.max(longest - Math.max(0, all - (RIGHT_EDGE - left)), 40);
  let x = left;
  pieces.forEach((piece, index) => {
    if (index > 0) x += drawing.text(' · ', x, baseline, style);
    x += drawing.text(piece, x, baseline, { ...style, room });
  });
}

/** Draws words with a label at their left, in as many lines as needed. */
function drawWords(drawing: Drawing, y: number, label: string, words: string): number {
  const width = label ? drawing.text(label, MARGIN, y + 15, { size: 15, weight: 600 }) + 10 : 0;
  const lines = drawing.linesOf(words, BODY_STYLE, RIGHT_EDGE - MARGIN - width);
  lines.forEach((line, index) => {
    drawing.text(line, MARGIN + width, y + 15 + index * LINE_HEIGHT, BODY_STYLE);
  });
  return y + lines.length * LINE_HEIGHT + 4;
}

/** The space of a picture before its name. */
const NAME_INDENT = 26;
const NAME_GAP = 18;
const NAME_LINE_HEIGHT = 28;

/** Draws players' pictures and names in lines. Returns the height below them. */
export function drawNames(
  drawing: Drawing,
  y: number,
  players: readonly DrawnPlayer[],
  from = MARGIN,
): number {
  const maxWidth = RIGHT_EDGE - MARGIN - NAME_INDENT;
  let x = from;
  let top = y;
  for (const player of players) {
    const style = { size: 15, colour: nameColour(player) };
    const words = player.detail ? `${player.name} ${player.detail}` : player.name;
    const width = Math.min(drawing.widthOf(words, style), maxWidth);
    if (x + NAME_INDENT + width > RIGHT_EDGE) {
      x = MARGIN;
      top += NAME_LINE_HEIGHT;
    }
    drawing.picture(player.picture, x, top, 20);
    drawing.text(words, x + NAME_INDENT, top + 15, { ...style, room: maxWidth });
    x += NAME_INDENT + width + NAME_GAP;
  }
  return top + 30;
}

const FOOT_HEIGHT = 12 + LINE_HEIGHT + FOOT;

/** Returns the height that names, notes and foot need at most. It is reserved before the tiles. */
export const heightToReserve = (names: number, { notes }: PictureWords): number =>
  30 * Math.ceil(names / 6) + notes.length * 4 * LINE_HEIGHT + FOOT_HEIGHT;

/** Draws the notes, the app's name and the data's source. Returns the height of the picture. */
export function drawEnd(drawing: Drawing, y: number, { notes }: PictureWords): number {
  let top = y;
  for (const [label, words] of notes) top = drawWords(drawing, top, label, words);
  const baseline = top + 12 + 15;
  drawing.mark('tick', MARGIN, baseline - 14, 16, '--good');
  drawing.text('Ready Check', MARGIN + 24, baseline, { size: 15, weight: 700 });
  drawing.text(RAID_TEXTS.data, RIGHT_EDGE, baseline, { ...BODY_STYLE, align: 'end' });
  return top + FOOT_HEIGHT;
}
