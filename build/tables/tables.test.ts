import { describe, expect, test } from 'vitest';
import { ENCHANTS, enchantsOf } from './enchants';
import { GEMS, gemsOf, toGem } from './gems';
import { itemColumns, packItems, toItem } from './items';
import { readSheet, type SheetColumns, SheetWrong, tidySheet } from './sheet';
import { TERMS, termsIn } from './terms';
import { CONSUMABLES_TO_BUY, ENCHANTS_TO_BUY, MATERIALS, PRESETS, packToBuy } from './to-buy';

const SHEET = 'tables/things.csv';
const COLUMNS: SheetColumns = {
  key: ['id'],
  others: ['name', 'source'],
  optional: ['mists grade'],
};
const TIDY_SHEET = 'id,name,source\n7,"Stone, red",ws\n12,Émeraude,ws\n';

test.each([
  { how: 'as it should be', text: TIDY_SHEET },
  { how: 'with carriage returns', text: TIDY_SHEET.replaceAll('\n', '\r\n') },
  { how: 'with a byte order mark', text: `\uFEFF${TIDY_SHEET}` },
  {
    how: 'with every cell in quotes',
    text: '"id","name","source"\n"7","Stone, red","ws"\n"12","Émeraude","ws"\n',
  },
  { how: 'with trailing commas', text: 'id,name,source,\n7,"Stone, red",ws,\n12,Émeraude,ws,,\n' },
  { how: 'with semicolons', text: 'id;name;source\n7;Stone, red;ws\n12;Émeraude;ws\n' },
  { how: 'with tabs', text: 'id\tname\tsource\n7\tStone, red\tws\n12\tÉmeraude\tws\n' },
  { how: 'with empty rows', text: `${TIDY_SHEET},,\n\n` },
  { how: 'with spaces around cells', text: TIDY_SHEET.replaceAll(',ws', ', ws ') },
  { how: 'in another order', text: 'id,name,source\n12,Émeraude,ws\n7,"Stone, red",ws\n' },
  { how: 'without its last line feed', text: TIDY_SHEET.trimEnd() },
])('a sheet saved $how is tidied to the same bytes', ({ text }) => {
  expect(tidySheet(SHEET, COLUMNS, text)).toBe(TIDY_SHEET);
});

test.each([
  [
    'in another encoding',
    '7,\uFFFDmeraude,ws',
    'tables/things.csv is not in UTF-8: save it again as “CSV UTF-8”',
  ],
  [
    'with a row twice',
    '7,Ruby,ws\n7,Topaz,ws',
    'tables/things.csv, line 3: 7 is in tables/things.csv, line 2 already; keep one',
  ],
  [
    'with more cells than columns',
    '7,Ruby,red,ws',
    'tables/things.csv, line 2 has 4 cells, but there are 3 columns',
  ],
  [
    'with a cell of several lines',
    '7,"Ruby\nred",ws',
    'tables/things.csv, line 2 has a cell of several lines: “Ruby\nred”',
  ],
  [
    'with an open quotation mark',
    '6,Opal,ws\n7,"Ruby,ws',
    'tables/things.csv, line 3: Quoted field unterminated',
  ],
  ['without an id', ',Ruby,ws', 'tables/things.csv, line 2: id is “”; expected a text'],
])('reading a sheet $0 fails with file, line and reason', (_, rows, why) => {
  expect(() => readSheet(SHEET, COLUMNS, `id,name,source\n${rows}\n`)).toThrow(new SheetWrong(why));
});

test.each([
  {
    head: 'id,nome,source',
    why: '“nome” is no column; expected one of id, name, source, mists grade',
  },
  { head: 'id,name', why: 'the column “source” is missing' },
])('reading a sheet with the columns $head fails with file and reason', ({ head, why }) => {
  expect(() => readSheet(SHEET, COLUMNS, `${head}\n`)).toThrow(`${SHEET}, line 1: ${why}`);
});

/** Reads one row of a sheet, given by column. */
const lineOf = (columns: SheetColumns, row: Readonly<Record<string, string>>) => {
  const all = { ...Object.fromEntries(columns.others.map((column) => [column, ''])), ...row };
  const text = `${Object.keys(all).join()}\n${Object.values(all).join()}\n`;
  return readSheet(SHEET, columns, text).lines;
};

const RUBY = { id: '7', name: 'Ruby', colour: 'red', quality: '3', 'mists grade': 'old' };
const gems = (row: Record<string, string>) =>
  gemsOf('mists', lineOf(GEMS, { ...RUBY, ...row })).map(toGem);

test('an era’s own column takes precedence over the column for all eras', () => {
  expect(gems({ 'mists name': 'Mists Ruby', 'cataclysm name': 'Old Ruby' })).toMatchObject([
    { id: 7, name: 'Mists Ruby', colour: 'red', quality: 3, grade: 'old' },
  ]);
});

test('a gem without a grade for an era is left out of that era', () => {
  expect(gems({ 'mists grade': '', 'cataclysm grade': 'good' })).toEqual([]);
});

const STAMINA = { id: '66', name: 'Stamina', slots: 'boots bracers', 'mists grade': 'old' };
const enchants = (row: Record<string, string>) =>
  enchantsOf('mists', lineOf(ENCHANTS, { ...STAMINA, ...row }));

test('an enchant can have a different name in each slot', () => {
  expect(
    enchants({ 'mists name by slot': 'boots: Boots: Stamina | bracers: Bracer', scope: 'yes' }),
  ).toMatchObject([
    { id: 66, slots: [7, 8], nameBySlot: { 7: 'Boots: Stamina', 8: 'Bracer' }, isScope: true },
  ]);
});

/** Packs one row of a sheet of what to buy, in an era with the enchant 66 for boots and the gem 7. */
const toBuy = (sheet: 'enchants' | 'consumables' | 'presets', row: Record<string, string>) => {
  const columns = { enchants: ENCHANTS_TO_BUY, consumables: CONSUMABLES_TO_BUY, presets: PRESETS };
  return packToBuy({
    enchants: [],
    consumables: [],
    presets: [],
    materials: lineOf(MATERIALS, { item: '22445', name: 'Arcane Dust', source: 'al' }),
    slotsOf: new Map([[66, [7]]]),
    gems: gemsOf('mists', lineOf(GEMS, { ...RUBY, 'mists to buy': 'yes' })),
    [sheet]: lineOf(columns[sheet], { era: 'mists', source: 'al', ...row }),
  });
};

const FOR_SALE = { id: '66', slots: 'boots' };
const FLASK = { kind: 'flask', item: '9', name: 'Flask', auras: '5' };
const SPEC = { spec: 'Mage-Fire', what: 'boots' };

test('an enchant for sale lists its materials by item name', () => {
  expect(toBuy('enchants', { ...FOR_SALE, materials: '22445x3' })).toMatchObject({
    enchants: [{ id: 66, slots: [7], materials: [[22445, 3]] }],
    materials: { 22445: 'Arcane Dust' },
  });
});

test('a spec’s enchants are listed by slot and phase', () => {
  expect(toBuy('presets', { ...SPEC, earlier: '66' }).presets).toMatchObject({
    'Mage-Fire': { enchants: { 7: [[], [66], []] }, gems: [[], []] },
  });
});

test('a language has only the terms that its column translates', () => {
  const text =
    'part,english,de,fr,es,ru,source\nraid,Legs,Beine,,Piernas,,client\nbuffs,Wolf,Wolf,,,,own\n';
  const { lines } = readSheet(SHEET, TERMS, text);
  expect(termsIn('de', 'raid', lines)).toEqual({ Legs: 'Beine' });
  expect(termsIn('de', 'buffs', lines)).toEqual({ Wolf: 'Wolf' });
  expect(termsIn('fr', 'raid', lines)).toEqual({});
});

test('a term without its English word stops the packing', () => {
  const text = 'part,english,de,fr,es,ru,source\nraid,,Beine,,,,client\n';
  expect(() => readSheet(SHEET, TERMS, text)).toThrow(
    `${SHEET}, line 2: english is “”; expected a text`,
  );
});

describe('an invalid cell stops the packing', () => {
  const colours =
    'expected one of red, orange, yellow, green, blue, purple, prismatic, meta, cogwheel, sha-touched';
  test.each([
    [{ colour: '' }, `colour is “”; ${colours}`],
    [{ colour: 'rde' }, `colour is “rde”; ${colours}`],
    [{ id: '2.4E4' }, 'id is “2.4E4”; expected a number'],
    [{ quality: '9' }, 'quality is “9”; expected a number up to 5'],
    [{ 'mists grade': 'best' }, 'grade is “best”; expected one of good, low, old, pvp'],
    [{ 'mists wants more': 'red' }, 'wants more is “red”; expected two colours: blue > yellow'],
    [{ 'mists wants': 'green: 2' }, 'wants is “green: 2”; expected “word: value | word: value”'],
    [{ 'mists better': '8' }, 'better is “8”; expected ids of gems with a grade in mists'],
    [{ 'mists better': '7;8' }, 'better is “7;8”; expected numbers with spaces between'],
  ])('an invalid gem stops the packing: $1', (row, why) => {
    expect(() => gems(row)).toThrow(`${SHEET}, line 2: ${why}`);
  });

  test.each([
    { row: { slots: '' }, why: 'slots is “”; expected a text' },
    { row: { slots: 'boot' }, why: 'slots is “boot”; expected one of head, neck,' },
    {
      row: { 'mists superseded by': '8' },
      why: 'superseded by is “8”; expected an enchant with a grade in mists',
    },
  ])('an invalid enchant stops the packing: $why', ({ row, why }) => {
    expect(() => enchants(row)).toThrow(`${SHEET}, line 2: ${why}`);
  });

  test.each([
    [{ id: '8', slots: 'boots' }, 'id is “8”; expected an enchant of the era for boots'],
    [{ ...FOR_SALE, slots: 'legs' }, 'id is “66”; expected an enchant of the era for legs'],
    [
      { ...FOR_SALE, materials: '9x1' },
      'materials is “9x1”; expected items that the sheet of materials names',
    ],
    [{ ...FOR_SALE, materials: '1' }, 'materials is “1”; expected items and counts: 22446x1'],
    [{ ...FOR_SALE, fits: 'bow' }, 'fits is “bow”; expected one of weapon, two-hand,'],
  ])('an invalid enchant for sale stops the packing: $1', (row, why) => {
    expect(() => toBuy('enchants', row)).toThrow(`${SHEET}, line 2: ${why}`);
  });

  test('an unknown kind of consumable stops the packing', () => {
    expect(() => toBuy('consumables', { ...FLASK, kind: 'potion' })).toThrow(
      `${SHEET}, line 2: kind is “potion”; expected one of flask, battle-elixir,`,
    );
  });

  test.each([
    { row: { what: 'boots', newest: '8' }, why: 'newest is “8”; expected enchants of the era for' },
    { row: { what: 'gems', newest: '8' }, why: 'newest is “8”; expected gems that are to buy' },
    { row: { what: 'hat' }, why: 'what is “hat”; expected one of head, neck,' },
  ])('an invalid spec stops the packing: $why', ({ row, why }) => {
    expect(() => toBuy('presets', { ...SPEC, ...row })).toThrow(`${SHEET}, line 2: ${why}`);
  });

  test.each([
    { row: '7,2,1,,tin,,', why: 'armour is “tin”; expected one of cloth, leather, mail, plate' },
    { row: '7,9,1,,,,', why: 'sockets is “9”; expected a number up to 4' },
  ])('an invalid item stops the packing: $why', ({ row, why }) => {
    expect(() => itemsOf('mists', row)).toThrow(`${SHEET}, line 2: ${why}`);
  });
});

const itemsOf = (sheet: string, ...rows: string[]) => {
  const columns = itemColumns(sheet);
  const head = [...columns.key, ...columns.others].join();
  const text = [head, ...rows, ''].join('\n');
  return readSheet(SHEET, columns, text).lines.map((line) => toItem(sheet, line));
};

test('an item’s row is read with its hand, armour, sockets and purpose', () => {
  expect(itemsOf('mists', '7,2,1,,plate,1,', '8,0,,two-hand,,,')).toEqual([
    {
      id: 7,
      sockets: 2,
      hasMetaSocket: true,
      hand: 'none',
      armour: 'plate',
      isPvp: true,
      hasQuestSocket: false,
    },
    {
      id: 8,
      sockets: 0,
      hasMetaSocket: false,
      hand: 'two-hand',
      armour: 'none',
      isPvp: false,
      hasQuestSocket: false,
    },
  ]);
});

const SIMULATOR = 'siege-of-orgrimmar';

test.each([
  { row: '9,Belt,8,4,,,1,0,0,0,528,4,8', hand: 'none', armour: 'plate' },
  { row: '9,"Staff, Reborn",13,,4,8,0,0,0,0,502,3,', hand: 'two-hand', armour: undefined },
  { row: '9,Shield,13,,3,7,0,0,0,0,502,3,', hand: 'shield', armour: undefined },
  { row: '9,Orb,13,,3,5,0,0,0,0,502,3,', hand: 'held-in-off-hand', armour: undefined },
  { row: '9,Unknown off hand,13,,3,,0,0,0,0,,,', hand: undefined, armour: undefined },
  { row: '9,Bow,14,,,r1,0,0,0,0,502,3,', hand: 'bow-gun-crossbow', armour: undefined },
  { row: '9,Gun,14,,,3,0,0,0,0,502,3,', hand: 'bow-gun-crossbow', armour: undefined },
  { row: '9,Wand,14,,,r6,0,0,0,0,502,3,', hand: 'wand', armour: undefined },
  { row: '9,Unknown slot,,,,,0,0,0,0,,,', hand: undefined, armour: undefined },
])('the simulator’s row $row has the hand $hand', ({ row, hand, armour }) => {
  expect(itemsOf(SIMULATOR, row)).toMatchObject([{ id: 9, hand, armour }]);
});

test('the later of an item’s two rows wins unless its cell is empty', () => {
  const earlier = itemsOf('mists', '9,0,,one-hand,,,');
  const later = itemsOf(SIMULATOR, '9,Blade,13,,,,1,0,0,0,,,');
  expect(packItems([...earlier, ...later])).toMatchObject({
    steps: [9],
    kinds: [{ sockets: 1, hand: 'one-hand' }],
  });
});
