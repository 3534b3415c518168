import { ENCHANT_GRADES, type EnchantRow, PROFESSIONS } from '../../src/domain/era/facts.ts';
import { SLOTS_WITH_RANGED } from '../../src/domain/era/slot-list.ts';
import { ROLES } from '../../src/domain/raid/roles.ts';
import {
  isYes,
  type Line,
  lineIn,
  numberIn,
  ofEachEra,
  pairsIn,
  type RowCells,
  readIfFilled,
  type SheetColumns,
  sheetWrong,
  textIn,
  wordIn,
  wordsIn,
} from './sheet.ts';

export const ENCHANTS: SheetColumns = {
  key: ['id'],
  others: ['name', 'slots', 'profession', 'scope', 'source'],
  optional: ofEachEra([
    'grade',
    'name',
    'slots',
    'name by slot',
    'grade by slot',
    'good for',
    'superseded by',
    'superseded by slot',
    'superseded since',
  ]),
};

/** The sheets' words for slots, by the log's numbers: `ring-1`. */
export const SLOTS = SLOTS_WITH_RANGED.map(({ word }) => word.toLowerCase().replace(' ', '-'));

/** Reads one or more slots: `mainhand offhand`. */
export function slotsIn(line: Line, column: string): number[] {
  textIn(line, column);
  return wordsIn(line, column, SLOTS).map((word) => SLOTS.indexOf(word));
}

/** Reads the enchants that have a grade in an era. Throws SheetWrong. */
export function enchantsOf(era: string, lines: readonly Line[]): RowCells<EnchantRow>[] {
  const linesOfEra = lines
    .map((line) => lineIn(era, line))
    .filter((line) => line.cell('grade') !== '');
  const enchants = linesOfEra.map(toEnchant);
  const ids = new Set(enchants.map(({ id }) => id));
  linesOfEra.forEach((line, index) => {
    const { supersededBy, supersededBySlot = {} } = enchants[index] ?? {};
    const better = [supersededBy ?? [], Object.values(supersededBySlot)].flat();
    if (better.some((id) => !ids.has(id))) {
      const expected = `expected an enchant with a grade in ${era}, by slot too`;
      throw sheetWrong(line, 'superseded by', expected);
    }
  });
  return enchants;
}

const toEnchant = (line: Line): RowCells<EnchantRow> => ({
  id: numberIn(line, 'id'),
  name: textIn(line, 'name'),
  slots: slotsIn(line, 'slots'),
  grade: wordIn(line, 'grade', ENCHANT_GRADES),
  nameBySlot: valuesBySlot(line, 'name by slot', textIn),
  gradeBySlot: valuesBySlot(line, 'grade by slot', (value, column) =>
    wordIn(value, column, ENCHANT_GRADES),
  ),
  goodFor: readIfFilled(line, 'good for', () => wordsIn(line, 'good for', ROLES)),
  supersededBy: readIfFilled(line, 'superseded by', numberIn),
  supersededBySlot: valuesBySlot(line, 'superseded by slot', (value, column) =>
    numberIn(value, column),
  ),
  supersededSince: readIfFilled(line, 'superseded since', numberIn),
  isScope: readIfFilled(line, 'scope', isYes),
  profession: readIfFilled(line, 'profession', () => wordIn(line, 'profession', PROFESSIONS)),
});

/** Reads `chest: good | legs: old`. */
function valuesBySlot<Value>(
  line: Line,
  column: string,
  read: (value: Line, column: string) => Value,
): Record<number, Value> | undefined {
  const pairs = pairsIn(line, column, { keys: SLOTS, read: (value) => read(value, column) });
  if (!pairs) return undefined;
  return Object.fromEntries(
    Object.entries(pairs).map(([slot, value]) => [SLOTS.indexOf(slot), value]),
  );
}
