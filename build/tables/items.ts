import { ARMOURS, HANDS, type Hand, type ItemFacts } from '../../src/domain/era/facts.ts';
import type { PackedItems } from '../../src/domain/era/table-facts.ts';
import type { Armour } from '../../src/domain/raid/classes.ts';
import { type Line, numberIn, readIfFilled, type SheetColumns, wordIn } from './sheet.ts';

const ITEMS: SheetColumns = {
  key: ['id'],
  others: ['sockets', 'meta', 'hand', 'armour', 'pvp', 'quest'],
};

/** The columns to read from the simulators' databases, which have further columns. */
const SIMULATOR_ITEMS: SheetColumns = {
  key: ['id'],
  others: [
    'name',
    'type',
    'armor',
    'hand',
    'weapon',
    'sockets',
    'meta',
    'sha',
    'pvp',
    'ilvl',
    'phase',
    'raw',
  ],
  optional: ['how'],
};

const SIMULATOR_SHEETS = ['mogushan-vaults', 'throne-of-thunder', 'siege-of-orgrimmar'];

/** The sheets of each era. The later row of an item wins; the earlier row fills its gaps. */
export const ITEM_SHEETS: Readonly<Record<string, readonly string[]>> = {
  'burning-crusade': ['burning-crusade'],
  cataclysm: ['cataclysm'],
  mists: ['cataclysm', 'mists', ...SIMULATOR_SHEETS],
};

/** Returns the columns of a sheet of items. */
export const itemColumns = (sheet: string): SheetColumns =>
  SIMULATOR_SHEETS.includes(sheet) ? SIMULATOR_ITEMS : ITEMS;

/** Reads a row of a sheet of items. Throws SheetWrong. */
export const toItem = (sheet: string, line: Line): ItemRow =>
  SIMULATOR_SHEETS.includes(sheet) ? simulatorRow(line) : plainRow(line);

/** An item of a sheet. Facts that the sheet lacks are undefined. */
interface ItemRow {
  id: number;
  sockets: number;
  hasMetaSocket: boolean;
  hand: Hand | undefined;
  armour: Armour | 'none' | undefined;
  isPvp: boolean;
  hasQuestSocket: boolean;
}

/** Packs rows by kind. Rising ids are stored as differences. */
export function packItems(rows: readonly ItemRow[]): PackedItems {
  const items = new Map<number, ItemRow>();
  for (const row of rows) {
    const earlier = items.get(row.id);
    items.set(row.id, {
      ...row,
      hand: row.hand ?? earlier?.hand,
      armour: row.armour ?? earlier?.armour,
    });
  }
  const sorted = [...items.values()].sort((one, other) => one.id - other.id);
  const kinds = new Map<string, ItemFacts>();
  const names = sorted.map((item) => {
    const facts = factsOf(item);
    const name = JSON.stringify(facts);
    kinds.set(name, facts);
    return name;
  });
  const numbers = new Map([...kinds.keys()].map((name, number) => [name, number]));
  return {
    kinds: [...kinds.values()],
    steps: sorted.map(({ id }, index) => id - (sorted[index - 1]?.id ?? 0)),
    kindOf: names.map((name) => numbers.get(name) ?? -1),
  };
}

const factsOf = (row: ItemRow): ItemFacts => ({
  sockets: row.sockets,
  hasMetaSocket: row.hasMetaSocket,
  hand: row.hand ?? 'none',
  ...(row.armour && row.armour !== 'none' && { armour: row.armour }),
  isPvp: row.isPvp,
  hasQuestSocket: row.hasQuestSocket,
});

const isYes = (line: Line, column: string): boolean =>
  readIfFilled(line, column, () => numberIn(line, column, 1)) === 1;

/** The largest number of sockets of an item in any era. */
const MAX_SOCKETS = 4;

/** Reads one of our rows: `id,sockets,meta,hand,armour,pvp,quest`. Hand and armour may be empty. */
const plainRow = (line: Line): ItemRow => ({
  id: numberIn(line, 'id'),
  sockets: numberIn(line, 'sockets', MAX_SOCKETS),
  hasMetaSocket: isYes(line, 'meta'),
  hand: readIfFilled(line, 'hand', () => wordIn(line, 'hand', HANDS)) ?? 'none',
  armour: readIfFilled(line, 'armour', () => wordIn(line, 'armour', ARMOURS)) ?? 'none',
  isPvp: isYes(line, 'pvp'),
  hasQuestSocket: isYes(line, 'quest'),
});

/** The simulators' slot numbers of weapons. */
const WEAPON = '13';
const RANGED = '14';

/** The simulators' numbers for hands, from 1. */
const HANDS_BY_NUMBER: readonly Hand[] = ['main-hand', 'one-hand', 'off-hand-weapon', 'two-hand'];
const HELD_OFF_HAND_ITEM = '5';
const SHIELD = '7';
const WAND = /^r?6$/;

/** Reads a row of the simulators' databases, in their numbers; empty cells are unknown. */
const simulatorRow = (line: Line): ItemRow => ({
  id: numberIn(line, 'id'),
  sockets: numberIn(line, 'sockets', MAX_SOCKETS),
  hasMetaSocket: isYes(line, 'meta'),
  hand: handIn(line),
  armour: ARMOURS[(readIfFilled(line, 'armor', numberIn) ?? 0) - 1],
  isPvp: isYes(line, 'pvp'),
  hasQuestSocket: isYes(line, 'sha'),
});

function handIn(line: Line): Hand | undefined {
  const type = line.cell('type');
  const weapon = line.cell('weapon');
  if (type === RANGED && weapon === '') return undefined;
  if (type === RANGED) return WAND.test(weapon) ? 'wand' : 'bow-gun-crossbow';
  if (type !== WEAPON) return type ? 'none' : undefined;
  if (weapon === SHIELD) return 'shield';
  if (weapon === HELD_OFF_HAND_ITEM) return 'held-in-off-hand';
  const held = readIfFilled(
    line,
    'hand',
    () => HANDS_BY_NUMBER[numberIn(line, 'hand', HANDS_BY_NUMBER.length) - 1],
  );
  // An off-hand row without weapon kind may be a shield, held item or weapon.
  return held === 'off-hand-weapon' && weapon === '' ? undefined : held;
}
