import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { ENCHANTS, enchantsOf } from './enchants.ts';
import {
  exemptItems,
  ITEM_MARKS,
  professionItems,
  RAIDS,
  toRaid,
  toZone,
  unenchantableItems,
  ZONES,
} from './eras.ts';
import { GEMS, gemsOf, toGem } from './gems.ts';
import {
  BOSS_GLYPHS,
  BUFF_GLYPHS,
  bossGlyphs,
  buffGlyphs,
  CLASS_GLYPHS,
  classGlyphs,
  raidGlyphs,
} from './glyphs.ts';
import { ITEM_SHEETS, itemColumns, packItems, toItem } from './items.ts';
import { GUILDS, REALMS, realmsByRegion } from './search.ts';
import {
  ERAS,
  type Line,
  readSheet,
  type SheetColumns,
  SheetWrong,
  textIn,
  tidySheet,
  wordIn,
} from './sheet.ts';
import { SIGN_UP_WORDS, signUpWords, TERMS, termsIn } from './terms.ts';
import { CONSUMABLES_TO_BUY, ENCHANTS_TO_BUY, MATERIALS, PRESETS, packToBuy } from './to-buy.ts';

const FOLDER = 'tables';

const fileOf = (sheet: string): string => `${FOLDER}/${sheet}.csv`;

const SHEETS: ReadonlyMap<string, SheetColumns> = new Map([
  ['raids', RAIDS],
  ['zones', ZONES],
  ['item-marks', ITEM_MARKS],
  ['boss-glyphs', BOSS_GLYPHS],
  ['buff-glyphs', BUFF_GLYPHS],
  ['class-glyphs', CLASS_GLYPHS],
  ['realms', REALMS],
  ['guilds', GUILDS],
  ['sign-up-words', SIGN_UP_WORDS],
  ['gems', GEMS],
  ['enchants', ENCHANTS],
  ['enchants-to-buy', ENCHANTS_TO_BUY],
  ['consumables-to-buy', CONSUMABLES_TO_BUY],
  ['materials', MATERIALS],
  ['presets', PRESETS],
  ['terms', TERMS],
  ['sources', { key: ['key'], others: ['source'] }],
  ...Object.values(ITEM_SHEETS)
    .flat()
    .map((name): [string, SheetColumns] => [`items/${name}`, itemColumns(name)]),
]);

/** Reads a sheet, and checks that it names only known sources. Throws SheetWrong. */
function linesOf(sheet: string): Line[] {
  const columns = SHEETS.get(sheet);
  if (!columns) throw new RangeError(`There is no sheet ${sheet}`);
  const { lines } = readSheet(fileOf(sheet), columns);
  if (sheet !== 'sources' && columns.others.includes('source')) checkSources(lines);
  return lines;
}

function checkSources(lines: readonly Line[]): void {
  const known = new Set(linesOf('sources').map((line) => textIn(line, 'key')));
  for (const line of lines) {
    const keys = textIn(line, 'source').split(' ');
    const unknown = keys.find((key) => !known.has(key));
    if (unknown) {
      throw new SheetWrong(
        `${line.at}: source is “${unknown}”; expected a key of ${fileOf('sources')}`,
      );
    }
  }
}

/** Reads the rows of one era from a sheet that has an `era` column. Throws SheetWrong. */
const linesIn = (era: string, sheet: string): Line[] =>
  linesOf(sheet).filter((line) => wordIn(line, 'era', ERAS) === era);

/** The exports of each kind of table, by the name of an era or language. */
const KINDS: Readonly<Record<string, (name: string) => Record<string, unknown>>> = {
  era: (era) => {
    const marks = linesIn(era, 'item-marks');
    // Eras without tables have zones too.
    const zones = linesOf('zones').filter((line) => textIn(line, 'era') === era);
    return {
      ZONES: zones.map(toZone),
      RAIDS: linesIn(era, 'raids').map(toRaid),
      EXEMPT: exemptItems(marks),
      UNENCHANTABLE: unenchantableItems(marks),
    };
  },
  facts: (era) => ({
    GEMS: gemsOf(era, linesOf('gems')).map(toGem),
    ENCHANTS: enchantsOf(era, linesOf('enchants')),
    ITEMS: packItems(
      (ITEM_SHEETS[era] ?? []).flatMap((name) =>
        linesOf(`items/${name}`).map((line) => toItem(name, line)),
      ),
    ),
    PROFESSION_ITEMS: professionItems(linesIn(era, 'item-marks')),
  }),
  'to-buy': (era) => {
    const enchants = enchantsOf(era, linesOf('enchants'));
    const TO_BUY = packToBuy({
      enchants: linesIn(era, 'enchants-to-buy'),
      gems: gemsOf(era, linesOf('gems')),
      consumables: linesIn(era, 'consumables-to-buy'),
      materials: linesOf('materials'),
      presets: linesIn(era, 'presets'),
      slotsOf: new Map(enchants.map(({ id, slots }) => [id, slots])),
    });
    return { TO_BUY };
  },
  terms: (language) => ({ TERMS: termsIn(language, 'raid', linesOf('terms')) }),
  'buff-terms': (language) => ({ TERMS: termsIn(language, 'buffs', linesOf('terms')) }),
  'sign-up': () => ({
    COMING: signUpWords('coming', linesOf('sign-up-words')),
    AWAY: signUpWords('away', linesOf('sign-up-words')),
    OTHER: signUpWords('other', linesOf('sign-up-words')),
  }),
  realms: (group) => ({ REALMS: realmsByRegion(group, linesOf('realms')) }),
  guilds: () => ({ GUILDS: linesOf('guilds').map((line) => textIn(line, 'name')) }),
  /** One module has all glyphs; each importer uses a part of them. */
  glyphs: () => ({
    BUFFS: buffGlyphs(linesOf('buff-glyphs')),
    CLASSES: classGlyphs(linesOf('class-glyphs')),
    BOSSES: bossGlyphs(linesOf('boss-glyphs')),
    ZONES: raidGlyphs(linesOf('raids')),
  }),
};

/** Packs one table as a module. Throws SheetWrong. */
function packTable(kind: string, name: string): string {
  const pack = KINDS[kind];
  if (!pack) throw new RangeError(`There is no kind of table ${kind}`);
  return Object.entries(pack(name))
    .map(([table, rows]) => `export const ${table} = ${JSON.stringify(rows)};`)
    .join('\n');
}

/** Checks every sheet. Returns each file's text, sorted and formatted. Throws SheetWrong. */
export function tidySheets(): Map<string, string> {
  for (const era of Object.keys(ITEM_SHEETS)) {
    for (const kind of Object.keys(KINDS)) packTable(kind, era);
  }
  return new Map(
    [...SHEETS].map(([sheet, columns]) => [fileOf(sheet), tidySheet(fileOf(sheet), columns)]),
  );
}

const IMPORT = /^#tables\/([a-z-]+)\/([a-z-]+)$/;

/** Builds the modules `#tables/<kind>/<era or language>` from the sheets. */
export const tables = (): Plugin => ({
  name: 'tables',
  enforce: 'pre',
  // In an address, # begins a fragment.
  resolveId: (id) => (IMPORT.test(id) ? id.replace('#', '\0') : undefined),
  load(id) {
    const [, kind, subject] = IMPORT.exec(id.replace('\0', '#')) ?? [];
    if (!kind || !subject) return undefined;
    for (const name of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
      if (name.endsWith('.csv')) this.addWatchFile(resolve(FOLDER, name));
    }
    return packTable(kind, subject);
  },
});
