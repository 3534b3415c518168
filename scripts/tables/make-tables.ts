import { ARMOURS, HANDS } from '../../src/domain/era/facts';
import { type ItemRow, plainRows, simulatorRows } from './rows';

const CATACLYSM = 'scripts/tables/cataclysm/items.csv';

interface Table {
  file: string;
  source: string;
  /** The later row of an item wins; the earlier one fills what it leaves open. */
  rows: () => readonly (readonly ItemRow[])[];
}

/** Every item table. An era with one adds a line here and a folder of rows. */
const TABLES: readonly Table[] = [
  {
    file: 'src/domain/eras/burning-crusade/items.json',
    source:
      'wowsims/tbc-new 3267f8d (MIT): item database; 15 items of wowsims/tbc 346a6be (MIT), seven fishing poles. Heads with a socket have a meta socket, but for 43.',
    rows: () => [plainRows('scripts/tables/burning-crusade/items.csv')],
  },
  {
    file: 'src/domain/eras/cataclysm/items.json',
    source:
      'wowsims/cata b49cd96 (MIT): main and older item database; 65032 from an item logged in 2024, 59351 from wowaudit/core e49d795. Heads with a socket have a meta socket, but for 56 old ones.',
    rows: () => [plainRows(CATACLYSM)],
  },
  {
    file: 'src/domain/eras/mists/items.json',
    source:
      'wowsims/cata b49cd96, wowsims/mop 33ac6b3, hillerstorm/cata (June 2025) and bp2008/Wowsims-Mop-Gem-Optimizer: item databases (MIT); gear sets of wowsims/mop (Jan 2026); nerago/mopgear 522c837; eight items logged in 2026; sockets of five items from wowaudit/core e49d795.',
    rows: () => [
      plainRows(CATACLYSM),
      plainRows('scripts/tables/mists/items.csv'),
      simulatorRows('scripts/tables/mists/mogushan-vaults.csv'),
      simulatorRows('scripts/tables/mists/throne-of-thunder.csv'),
      simulatorRows('scripts/tables/mists/siege-of-orgrimmar.csv'),
    ],
  },
];

/** Builds every item table: each file's text by path. Throws RowUnreadable. */
export const makeTables = (): Map<string, string> =>
  new Map(TABLES.map(({ file, source, rows }) => [file, packItems(source, rows())]));

const HAND_WORDS: readonly string[] = HANDS;
const ARMOUR_WORDS: readonly string[] = ['none', ...ARMOURS];

/** Packs items by kind: ids in rising order as steps, and each one's kind. */
export function packItems(source: string, sources: readonly (readonly ItemRow[])[]): string {
  const items = new Map<number, ItemRow>();
  for (const row of sources.flat()) {
    const earlier = items.get(row.id);
    items.set(row.id, {
      ...row,
      hand: row.hand ?? earlier?.hand,
      armour: row.armour ?? earlier?.armour,
    });
  }
  const sorted = [...items.values()].sort((one, other) => one.id - other.id);
  const kinds = new Map<string, number>();
  const kindOf = sorted.map((item) => {
    const kind = JSON.stringify(kindColumns(item));
    const index = kinds.get(kind) ?? kinds.size;
    kinds.set(kind, index);
    return index;
  });
  const steps = sorted.map(({ id }, index) => id - (sorted[index - 1]?.id ?? 0));
  return `${JSON.stringify({
    source,
    columns: ['sockets', 'has meta socket', 'hand', 'armour', 'is pvp', 'has quest socket'],
    hands: HAND_WORDS,
    armours: ARMOUR_WORDS,
    kinds: [...kinds.keys()].map((kind): unknown => JSON.parse(kind)),
    steps,
    kindOf,
  })}\n`;
}

const kindColumns = (item: ItemRow): number[] => [
  item.sockets,
  item.hasMetaSocket ? 1 : 0,
  HAND_WORDS.indexOf(item.hand ?? 'none'),
  ARMOUR_WORDS.indexOf(item.armour ?? 'none'),
  item.isPvp ? 1 : 0,
  item.hasQuestSocket ? 1 : 0,
];
