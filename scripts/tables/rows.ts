import { readFileSync } from 'node:fs';
import { ARMOURS, HANDS, type Hand } from '../../src/domain/era/facts';

/** An item of a source; undefined where the source does not say. */
export interface ItemRow {
  id: number;
  sockets: number;
  hasMetaSocket: boolean;
  hand: Hand | undefined;
  armour: string | undefined;
  isPvp: boolean;
  hasQuestSocket: boolean;
}

/** The message names file, line and cell. */
export class RowUnreadable extends Error {
  override name = 'RowUnreadable';
}

interface Line {
  at: string;
  cell(column: string): string;
}

/**
 * Reads a CSV file without commas or quotes in cells. Throws RowUnreadable for a line of another
 * width.
 */
function linesOf(file: string, text: string): Line[] {
  const [head = '', ...rows] = text.trimEnd().split('\n');
  const columns = head.split(',');
  return rows.map((row, index) => {
    const at = `${file}, line ${index + 2}`;
    const cells = cellsOf(row);
    if (cells.length !== columns.length) {
      throw new RowUnreadable(`${at} has ${cells.length} cells, not ${columns.length}: ${row}`);
    }
    const cell = (column: string) => cells[columns.indexOf(column)] ?? '';
    return { at, cell };
  });
}

const cellsOf = (row: string): string[] =>
  [...row.matchAll(/(?:^|,)(?:"([^"]*)"|([^,"]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );

function numberIn({ at, cell }: Line, column: string, highest = Number.MAX_SAFE_INTEGER): number {
  const text = cell(column);
  if (/^\d+$/.test(text) && Number(text) <= highest) return Number(text);
  throw new RowUnreadable(`${at}: ${column} should be a number up to ${highest}, but is "${text}"`);
}

const flagIn = (line: Line, column: string): boolean =>
  line.cell(column) !== '' && numberIn(line, column, 1) === 1;

function wordIn<Word extends string>(
  { at, cell }: Line,
  column: string,
  words: readonly Word[],
): Word | undefined {
  const text = cell(column);
  if (text === '') return undefined;
  const word = words.find((each) => each === text);
  if (word) return word;
  throw new RowUnreadable(
    `${at}: ${column} should be one of ${words.join(', ')}, but is "${text}"`,
  );
}

/** Source: the largest count in any era. */
const MAX_SOCKETS = 4;

/** Reads our rows: `id,sockets,meta,hand,armour,pvp,quest`. Empty hand or armour means none. */
export const plainRows = (file: string, text = readFileSync(file, 'utf8')): ItemRow[] =>
  linesOf(file, text).map((line) => ({
    id: numberIn(line, 'id'),
    sockets: numberIn(line, 'sockets', MAX_SOCKETS),
    hasMetaSocket: flagIn(line, 'meta'),
    hand: wordIn(line, 'hand', HANDS) ?? 'none',
    armour: wordIn(line, 'armour', ARMOURS) ?? 'none',
    isPvp: flagIn(line, 'pvp'),
    hasQuestSocket: flagIn(line, 'quest'),
  }));

/** The simulators' slot numbers of weapons. */
const WEAPON = '13';
const RANGED = '14';

/** The simulators' numbers for hands, from 1. */
const HELD: readonly Hand[] = ['main-hand', 'one-hand', 'off-hand-weapon', 'two-hand'];
const HELD_OFF_HAND_ITEM = '5';
const SHIELD = '7';
const WAND = /^r?6$/;

/** Reads rows of the simulators' databases, in their numbers; empty cells are unknown. */
export const simulatorRows = (file: string, text = readFileSync(file, 'utf8')): ItemRow[] =>
  linesOf(file, text).map((line) => {
    const armour = line.cell('armor') === '' ? 0 : numberIn(line, 'armor', ARMOURS.length);
    return {
      id: numberIn(line, 'id'),
      sockets: numberIn(line, 'sockets', MAX_SOCKETS),
      hasMetaSocket: flagIn(line, 'meta'),
      hand: handIn(line),
      armour: ARMOURS[armour - 1],
      isPvp: flagIn(line, 'pvp'),
      hasQuestSocket: flagIn(line, 'sha'),
    };
  });

function handIn(line: Line): Hand | undefined {
  const type = line.cell('type');
  const weapon = line.cell('weapon');
  if (type === RANGED && weapon === '') return undefined;
  if (type === RANGED) return WAND.test(weapon) ? 'wand' : 'bow-gun-crossbow';
  if (type !== WEAPON) return type ? 'none' : undefined;
  if (weapon === SHIELD) return 'shield';
  if (weapon === HELD_OFF_HAND_ITEM) return 'held-in-off-hand';
  const held = line.cell('hand') === '' ? undefined : HELD[numberIn(line, 'hand', 4) - 1];
  // An off-hand row without weapon kind may be a shield, held item or weapon.
  return held === 'off-hand-weapon' && weapon === '' ? undefined : held;
}
