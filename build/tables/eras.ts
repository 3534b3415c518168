import { type EraRaid, type LogZone, ZONE_COLOURS } from '../../src/domain/era/era.ts';
import { PROFESSIONS, type Profession } from '../../src/domain/era/facts.ts';
import {
  isYes,
  type Line,
  numberIn,
  numbersIn,
  partsIn,
  type RowCells,
  readIfFilled,
  type SheetColumns,
  textIn,
  wordIn,
} from './sheet.ts';

export const RAIDS: SheetColumns = {
  key: ['era', 'tier', 'name'],
  others: ['zones', 'encounters', 'colour', 'minimum', 'source'],
  optional: ['other names', 'without gear', 'glyph'],
};

/** Reads a raid. Throws SheetWrong. */
export const toRaid = (line: Line): RowCells<EraRaid> => ({
  name: textIn(line, 'name'),
  otherNames: readIfFilled(line, 'other names', () => partsIn(line, 'other names', '|')),
  tier: numberIn(line, 'tier'),
  zoneIds: numbersIn(line, 'zones'),
  encounterIds: numbersIn(line, 'encounters'),
  withoutGear: readIfFilled(line, 'without gear', numbersIn),
  colour: wordIn(line, 'colour', ZONE_COLOURS),
  minimumItemLevel: numberIn(line, 'minimum'),
});

/** The log site's zones of an era. */
export const ZONES: SheetColumns = {
  key: ['era', 'id'],
  others: ['name', 'source'],
  optional: ['copy', 'no raids', 'host'],
};

/** Reads a zone. Throws SheetWrong. */
export const toZone = (line: Line): RowCells<LogZone> => ({
  id: numberIn(line, 'id'),
  name: textIn(line, 'name'),
  isCopy: readIfFilled(line, 'copy', isYes),
  hasNoRaids: readIfFilled(line, 'no raids', isYes),
  host: readIfFilled(line, 'host', textIn),
});

/** Items that a rule treats differently in an era. The name is only for readers. */
export const ITEM_MARKS: SheetColumns = {
  key: ['era', 'item'],
  others: ['source'],
  optional: ['name', 'profession', 'exempt', 'unenchantable'],
};

/** Why an item has no minimum level: it is useful beyond its tier, or gives resistance. */
const EXEMPT_WORDS = ['outlasts', 'resists'] as const;

export const exemptItems = (lines: readonly Line[]): number[] =>
  itemsWith(lines, 'exempt', EXEMPT_WORDS).map(([item]) => item);

export const unenchantableItems = (lines: readonly Line[]): number[] =>
  itemsWith(lines, 'unenchantable', ['yes']).map(([item]) => item);

/** Reads items that show their wearer's profession. */
export const professionItems = (lines: readonly Line[]): [itemId: number, of: Profession][] =>
  itemsWith(lines, 'profession', PROFESSIONS);

const itemsWith = <Word extends string>(
  lines: readonly Line[],
  column: string,
  words: readonly Word[],
): [itemId: number, word: Word][] =>
  lines
    .filter((line) => line.cell(column) !== '')
    .map((line) => [numberIn(line, 'item'), wordIn(line, column, words)]);
