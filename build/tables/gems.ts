import {
  GEM_COLOURS,
  GEM_GRADES,
  type GemRow,
  PLAIN_COLOURS,
  PROFESSIONS,
} from '../../src/domain/era/facts.ts';
import { ROLES } from '../../src/domain/raid/roles.ts';
import {
  type Line,
  lineIn,
  numberIn,
  numbersIn,
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

export const GEMS: SheetColumns = {
  key: ['id'],
  others: ['name', 'colour', 'quality', 'profession', 'source'],
  optional: ofEachEra([
    'grade',
    'name',
    'colour',
    'wants',
    'wants more',
    'good for',
    'to buy',
    'better',
    'perfect',
  ]),
};

/** Kinds of gems for sale; `epic` only if the raid's own logs show an epic cut. */
const TO_BUY = ['yes', 'epic'] as const;

/** Returns the lines of the gems that have a grade in an era. Throws SheetWrong. */
export function gemsOf(era: string, lines: readonly Line[]): Line[] {
  const linesOfEra = lines
    .map((line) => lineIn(era, line))
    .filter((line) => line.cell('grade') !== '');
  const ids = new Set(linesOfEra.map((line) => numberIn(line, 'id')));
  for (const line of linesOfEra) {
    for (const column of ['better', 'perfect']) {
      if (numbersIn(line, column).some((id) => !ids.has(id))) {
        throw sheetWrong(line, column, `expected ids of gems with a grade in ${era}`);
      }
    }
  }
  return linesOfEra;
}

/** Reads a gem of an era. Throws SheetWrong. */
export const toGem = (line: Line): RowCells<GemRow> => ({
  id: numberIn(line, 'id'),
  name: textIn(line, 'name'),
  colour: wordIn(line, 'colour', GEM_COLOURS),
  quality: numberIn(line, 'quality', 5),
  grade: wordIn(line, 'grade', GEM_GRADES),
  wants: pairsIn(line, 'wants', { keys: PLAIN_COLOURS, read: (value) => numberIn(value, 'wants') }),
  wantsMore: readIfFilled(line, 'wants more', toWantsMore),
  goodFor: readIfFilled(line, 'good for', () => wordsIn(line, 'good for', ROLES)),
  profession: readIfFilled(line, 'profession', () => wordIn(line, 'profession', PROFESSIONS)),
});

/** Reads `blue > yellow`. */
function toWantsMore(line: Line, column: string): GemRow['wantsMore'] {
  const [more, than] =
    PLAIN_COLOURS.flatMap((one) => PLAIN_COLOURS.map((other) => [one, other] as const)).find(
      ([one, other]) => line.cell(column) === `${one} > ${other}`,
    ) ?? [];
  if (!more || !than) throw sheetWrong(line, column, 'expected two colours: blue > yellow');
  return { more, than };
}

/** Reads the gems that a list may name, and the better and perfect cuts of other gems. */
export function toGemsToBuy(lines: readonly Line[]) {
  const sold = lines.flatMap((line) => {
    const kind = readIfFilled(line, 'to buy', () => wordIn(line, 'to buy', TO_BUY));
    return kind ? [{ id: numberIn(line, 'id'), kind }] : [];
  });
  const upgrades = new Map<string, { to: number[]; from: number[] }>();
  for (const line of lines) {
    const to = numbersIn(line, 'better');
    const upgrade = upgrades.get(to.join()) ?? { to, from: [] };
    upgrade.from.push(numberIn(line, 'id'));
    if (to.length > 0) upgrades.set(to.join(), upgrade);
  }
  const epicCuts = sold.filter(({ kind }) => kind === 'epic').map(({ id }) => id);
  const perfectCuts = lines.flatMap((line) =>
    numbersIn(line, 'perfect').map((perfect) => [numberIn(line, 'id'), perfect] as const),
  );
  return {
    gems: sold.map(({ id }) => id),
    ...(epicCuts.length > 0 && { epicCuts }),
    ...(perfectCuts.length > 0 && { perfectCuts }),
    gemUpgrades: [...upgrades.values()],
  };
}
