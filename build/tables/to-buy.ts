import type { ConsumableToBuy, EnchantToBuy, Preset } from '../../src/domain/era/to-buy-table.ts';
import { CLASS_KEYS } from '../../src/domain/raid/class-keys.ts';
import { SLOTS, slotsIn } from './enchants.ts';
import { toGemsToBuy } from './gems.ts';
import {
  type Line,
  numberIn,
  numbersIn,
  partsIn,
  type RowCells,
  readIfFilled,
  type SheetColumns,
  sheetWrong,
  textIn,
  wordIn,
} from './sheet.ts';

export const ENCHANTS_TO_BUY: SheetColumns = {
  key: ['era', 'id', 'slots'],
  others: [
    'fits',
    'only for',
    'since tier',
    'item',
    'item name',
    'materials',
    'factions',
    'standing',
    'lesser',
    'counterpart',
    'source',
  ],
};

export const CONSUMABLES_TO_BUY: SheetColumns = {
  key: ['era', 'kind', 'item'],
  others: ['name', 'auras', 'source'],
};

export const MATERIALS: SheetColumns = { key: ['item'], others: ['name', 'source'] };

export const PRESETS: SheetColumns = {
  key: ['era', 'spec', 'what'],
  others: ['newest', 'earlier', 'guide', 'source'],
};

const FIT_WORDS = ['weapon', 'two-hand', 'shield', 'shield-or-held', 'bow-gun-crossbow'] as const;
const STANDINGS = ['honoured', 'revered', 'exalted'] as const;

const KINDS = ['flask', 'battle-elixir', 'guardian-elixir', 'food'] as const;

/** An era's rows, and the gems and slots that they may refer to. */
interface ToBuyRows {
  enchants: readonly Line[];
  gems: readonly Line[];
  consumables: readonly Line[];
  materials: readonly Line[];
  presets: readonly Line[];
  slotsOf: ReadonlyMap<number, readonly number[]>;
}

/** Packs an era's things to buy, in the order that compresses best. Throws SheetWrong. */
export function packToBuy(rows: ToBuyRows) {
  const enchants = rows.enchants.map((line) => toEnchant(line, rows));
  const counterparts = rows.enchants.flatMap((line) =>
    numbersIn(line, 'counterpart').map((other) => [numberIn(line, 'id'), other]),
  );
  const materials = usedMaterials(rows);
  const gems = toGemsToBuy(rows.gems);
  return {
    enchants,
    ...(counterparts.length > 0 && { counterparts }),
    ...(materials.length > 0 && { materials: Object.fromEntries(materials) }),
    ...gems,
    flasks: consumablesOf('flask', rows.consumables),
    battleElixirs: consumablesOf('battle-elixir', rows.consumables),
    guardianElixirs: consumablesOf('guardian-elixir', rows.consumables),
    foods: consumablesOf('food', rows.consumables),
    presets: toPresets(rows, gems.gems),
  };
}

function toEnchant(line: Line, { slotsOf, materials }: ToBuyRows): RowCells<EnchantToBuy> {
  const id = numberIn(line, 'id');
  const slots = slotsIn(line, 'slots');
  const earlierSlots = slotsOf.get(id) ?? [];
  if (!slots.every((slot) => earlierSlots.includes(slot))) {
    throw sheetWrong(line, 'id', `expected an enchant of the era for ${line.cell('slots')}`);
  }
  const itemIds = materials.map((material) => numberIn(material, 'item'));
  const needed = materialsIn(line);
  if (!needed.every(([item]) => itemIds.includes(item))) {
    throw sheetWrong(line, 'materials', 'expected items that the sheet of materials names');
  }
  return {
    id,
    slots,
    fits: readIfFilled(line, 'fits', () => wordIn(line, 'fits', FIT_WORDS)),
    onlyFor: readIfFilled(line, 'only for', () => wordIn(line, 'only for', CLASS_KEYS)),
    sinceTier: readIfFilled(line, 'since tier', numberIn),
    item: readIfFilled(line, 'item', numberIn),
    itemName: readIfFilled(line, 'item name', textIn),
    materials: readIfFilled(line, 'materials', () => needed),
    factions: readIfFilled(line, 'factions', () => partsIn(line, 'factions', '|')),
    standing: readIfFilled(line, 'standing', () => wordIn(line, 'standing', STANDINGS)),
    lesser: readIfFilled(line, 'lesser', textIn),
  };
}

/** Reads `22446x1 22445x4`: items and counts. */
const materialsIn = (line: Line): [item: number, count: number][] =>
  partsIn(line, 'materials', ' ').map((part) => {
    const [, item, count] = /^(\d+)x(\d+)$/.exec(part) ?? [];
    if (!item || !count) throw sheetWrong(line, 'materials', 'expected items and counts: 22446x1');
    return [Number(item), Number(count)];
  });

function usedMaterials({ enchants, materials }: ToBuyRows): [item: number, name: string][] {
  const used = new Set(enchants.flatMap(materialsIn).map(([item]) => item));
  return materials
    .map((line): [number, string] => [numberIn(line, 'item'), textIn(line, 'name')])
    .filter(([item]) => used.has(item));
}

/** Reads the consumables of one kind. */
const consumablesOf = (kind: (typeof KINDS)[number], lines: readonly Line[]): ConsumableToBuy[] =>
  lines
    .filter((line) => wordIn(line, 'kind', KINDS) === kind)
    .map((line) => ({
      item: numberIn(line, 'item'),
      name: textIn(line, 'name'),
      auras: numbersIn(line, 'auras'),
    }));

const specOf = (line: Line): string => textIn(line, 'spec');

function toPresets(
  rows: ToBuyRows,
  gemsToBuy: readonly number[],
): Record<string, RowCells<Preset>> {
  const specs = new Set(rows.presets.map(specOf));
  return Object.fromEntries(
    [...specs].map((spec) => {
      const linesOfSpec = rows.presets.filter((line) => specOf(line) === spec);
      return [spec, toPreset({ ...rows, presets: linesOfSpec }, gemsToBuy)];
    }),
  );
}

/** Reads one spec's rows: enchants by slot, gems, and consumables by kind. */
function toPreset(rows: ToBuyRows, gemsToBuy: readonly number[]): RowCells<Preset> {
  const byWhat = new Map(
    rows.presets.map((line) => [wordIn(line, 'what', [...SLOTS, 'gems', ...KINDS]), line]),
  );
  const enchants = SLOTS.flatMap((word, slot) => {
    const line = byWhat.get(word);
    return line ? [[slot, toPresetEnchants(line, slot, rows)]] : [];
  });
  const gems = byWhat.get('gems');
  const consumables = (kind: (typeof KINDS)[number]) => {
    const line = byWhat.get(kind);
    return line && numbersIn(line, 'newest');
  };
  return {
    enchants: Object.fromEntries(enchants),
    gems: gems ? toPresetGems(gems, gemsToBuy) : [[], []],
    flasks: consumables('flask'),
    battleElixirs: consumables('battle-elixir'),
    guardianElixirs: consumables('guardian-elixir'),
    foods: consumables('food'),
  };
}

const PHASES = ['newest', 'earlier', 'guide'] as const;

function toPresetEnchants(line: Line, slot: number, { slotsOf }: ToBuyRows): number[][] {
  return PHASES.map((phase) => {
    const enchants = numbersIn(line, phase);
    if (enchants.every((id) => slotsOf.get(id)?.includes(slot))) return enchants;
    throw sheetWrong(line, phase, `expected enchants of the era for ${SLOTS[slot]}`);
  });
}

function toPresetGems(line: Line, gemsToBuy: readonly number[]): Preset['gems'] {
  const [newest, earlier] = [numbersIn(line, 'newest'), numbersIn(line, 'earlier')];
  if ([...newest, ...earlier].every((id) => gemsToBuy.includes(id))) return [newest, earlier];
  throw sheetWrong(line, 'newest', 'expected gems that are to buy in the era, in earlier too');
}
