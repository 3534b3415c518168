/**
 * Draws public/icons: a picture per spec and class, stand-ins, sheets of emblems and slots, and the
 * app's icon. Run it when a table here changes: `npm run icons`, or `npm run icons -- folder` to draw
 * elsewhere. The same tables give the same bytes.
 *
 * All glyphs are from game-icons.net (npm @iconify-json/game-icons), recoloured and framed; none is
 * the game's art. The README has the credit that CC BY 3.0 demands.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { CLASSES } from '#tables/glyphs/classes';
import { classColour, themeColour } from '../build/theme-colours';
import { LIT_COLUMNS } from '../src/app/top-bar/logo-cells';
import { CLASS_SHEET_NAMES } from '../src/features/emblems/class-sheet';
import { BUFF_SHEET, BUFF_SHEET_GLYPHS } from '../src/ui/game/buff-glyphs';
import { BOSS_EMBLEMS, OTHER_ZONE, ZONE_EMBLEMS } from '../src/ui/game/emblems';
import { SLOT_PICTURES } from '../src/ui/game/slot-pictures';

const OUTPUT_FOLDER = process.argv[2] ?? 'public/icons';
const GLYPH_SET_FILE = new URL(
  '../node_modules/@iconify-json/game-icons/icons.json',
  import.meta.url,
);

interface GlyphSet {
  icons: Record<string, { body: string } | undefined>;
}

const { icons: GLYPHS }: GlyphSet = JSON.parse(readFileSync(GLYPH_SET_FILE, 'utf8'));

/** The side of every glyph's square in the set. */
const SIDE = 512;

const DARK_INK = '#14161a';
const LIGHT_INK = '#f8f9fa';
const GREEN = themeColour('good');
const TILE = themeColour('ground');
const GREY = '#8a9099';

interface AppIcon {
  name: string;
  side: number;
  scale: number;
  corner?: number;
}

/**
 * `scale` is the picture's share of the square, `corner` the radius of the tile below it. Maskable
 * icons keep the picture inside the safe circle, whose diameter is 80 % of the side. Apple's icon
 * has no transparent corner. Monochrome icons have no tile, as only their alpha is used.
 */
const APP_ICONS: readonly AppIcon[] = [
  { name: 'app-192', side: 192, scale: 0.66, corner: 100 },
  { name: 'app-512', side: 512, scale: 0.66, corner: 100 },
  { name: 'app-maskable-192', side: 192, scale: 0.5, corner: 0 },
  { name: 'app-maskable-512', side: 512, scale: 0.5, corner: 0 },
  { name: 'apple-touch-icon', side: 180, scale: 0.62, corner: 0 },
  { name: 'app-monochrome-192', side: 192, scale: 0.8 },
  { name: 'app-monochrome-512', side: 512, scale: 0.8 },
];

function glyph(name: string, color: string): string {
  const found = GLYPHS[name];
  if (!found) throw new Error(`The game-icons set has no glyph named "${name}"`);
  return found.body.replaceAll('currentColor', color);
}

/** Scales a drawing about the middle of the square. */
function centre(scale: number, drawing: string): string {
  const gap = Math.round((SIDE * (1 - scale)) / 2);
  return `<g transform="translate(${gap} ${gap}) scale(${scale})">${drawing}</g>`;
}

function svg(drawing: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${drawing}</svg>\n`;
}

/** Returns light ink for dark colours, else dark ink, by perceived brightness. */
function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((index) =>
    Number.parseInt(color.slice(index, index + 2), 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128 ? LIGHT_INK : DARK_INK;
}

/** Draws a glyph on a coloured tile, whose dark edge separates a white tile from a white page. */
function tile(name: string, color: string): string {
  const edge = `stroke="${DARK_INK}" stroke-width="24"`;
  const square = `<rect x="12" y="12" width="488" height="488" rx="84" fill="${color}" ${edge}/>`;
  return svg(square + centre(0.8, glyph(name, inkOn(color))));
}

/** Draws the lit cells, each 92 wide in a grid of 105. */
function litCells(color: string): string {
  const cell = (x: number, y: number) =>
    `<rect x="${x * 105}" y="${y * 105}" width="92" height="92" rx="20"/>`;
  const cells = LIT_COLUMNS.flatMap((row, y) => row.map((x) => cell(x, y))).join('');
  return `<g fill="${color}">${cells}</g>`;
}

function appIcon({ scale, corner }: AppIcon): string {
  if (corner === undefined) return svg(centre(scale, litCells('#fff')));
  const ground = `<rect width="512" height="512" rx="${corner}" fill="${TILE}"/>`;
  return svg(ground + centre(scale, litCells(GREEN)));
}

/** Rounds to a tenth: finer is invisible at our sizes. */
const SURPLUS_DIGITS = /(\.\d)\d+/g;

/** Draws glyphs into one file, used by name in the text's colour: `zones.svg#flame`. */
function sheet(names: Iterable<string>): string {
  const symbols = [...new Set(names)].map((name) => {
    const drawing = glyph(name, 'currentColor').replace(SURPLUS_DIGITS, '$1');
    return `<symbol id="${name}" viewBox="0 0 ${SIDE} ${SIDE}">${drawing}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

/** A palette is enough for flat shapes, and far smaller. */
const PNG = { compressionLevel: 9, palette: true, effort: 10 } as const;

async function writePng(name: string, side: number, drawing: string): Promise<void> {
  const png = await sharp(Buffer.from(drawing), { density: (72 * side) / SIDE })
    .resize(side, side)
    .png(PNG)
    .toBuffer();
  writeFileSync(join(OUTPUT_FOLDER, `${name}.png`), png);
}

/** Writes the pictures one below another, so that a page with 25 raiders requests one file. */
async function writeClassSheet(side: number): Promise<void> {
  const pictures = CLASS_SHEET_NAMES.map((name, index) => ({
    input: join(OUTPUT_FOLDER, `${name}.png`),
    left: 0,
    top: index * side,
  }));
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  const size = { width: side, height: side * pictures.length, channels: 4, background } as const;
  await sharp({ create: size })
    .composite(pictures)
    .png(PNG)
    .toFile(join(OUTPUT_FOLDER, 'classes.png'));
}

mkdirSync(OUTPUT_FOLDER, { recursive: true });
for (const [name, ownGlyph] of CLASSES) {
  const [type = ''] = name.split('-');
  const color = type === 'Unknown' ? GREY : classColour(type);
  await writePng(name, 64, tile(ownGlyph, color));
}
await writeClassSheet(64);
for (const icon of APP_ICONS) await writePng(icon.name, icon.side, appIcon(icon));
// A browser's tab bar may have any colour, so the favicon has a tile.
const favicon = APP_ICONS[0];
if (favicon) writeFileSync(join(OUTPUT_FOLDER, 'favicon.svg'), appIcon({ ...favicon, scale: 0.8 }));

const SHEETS = {
  zones: [...ZONE_EMBLEMS.values(), OTHER_ZONE],
  slots: SLOT_PICTURES,
  [BUFF_SHEET]: BUFF_SHEET_GLYPHS,
  ...Object.fromEntries(
    Object.entries(BOSS_EMBLEMS).map(([name, bosses]) => [name, bosses.map(([, , boss]) => boss)]),
  ),
};
for (const [name, glyphs] of Object.entries(SHEETS)) {
  writeFileSync(join(OUTPUT_FOLDER, `${name}.svg`), sheet(glyphs));
}
