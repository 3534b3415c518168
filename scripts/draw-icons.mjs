/**
 * Draws the pictures in public/icons: one per spec and class, the stand-ins, and the app's own icon.
 * Run by hand when a table here changes: `node scripts/draw-icons.mjs`. The same tables give the same bytes.
 *
 * Every glyph is from game-icons.net (npm @iconify-json/game-icons), recoloured and framed; none is the
 * game's own art. The licence, CC BY 3.0, asks for credit: it stands in the README.
 * JavaScript, because Node 20 does not run TypeScript.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const OUT = new URL('../public/icons/', import.meta.url);
const SET = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);

/** @type {{ icons: Record<string, { body: string } | undefined> }} */
const { icons: GLYPHS } = JSON.parse(readFileSync(SET, 'utf8'));

/** The side of the square every glyph of the set is drawn in. */
const SIDE = 512;

const DARK = '#14161a';
const LIGHT = '#f8f9fa';
const GREEN = '#3ddc84';
const GREY = '#8a9099';
const DARK_GREY = '#3a3f47';

/**
 * By the log's words: `Druid-Guardian`, or the bare class when the spec is unknown.
 * Colours: data/classes.json, from the Cataclysm Classic 4.4.0 client.
 * @type {Record<string, { color: string, glyph: string, specs: Record<string, string> }>}
 */
const CLASSES = {
  Warrior: {
    color: '#C79C6E',
    glyph: 'spartan-helmet',
    specs: { Arms: 'broadsword', Fury: 'crossed-axes', Protection: 'checked-shield' },
  },
  Paladin: {
    color: '#F58CBA',
    glyph: 'winged-shield',
    specs: { Holy: 'sun', Protection: 'templar-shield', Retribution: 'flat-hammer' },
  },
  Hunter: {
    color: '#ABD473',
    glyph: 'pocket-bow',
    specs: { BeastMastery: 'paw-print', Marksmanship: 'archery-target', Survival: 'snake' },
  },
  Rogue: {
    color: '#FFF569',
    glyph: 'plain-dagger',
    specs: { Assassination: 'dripping-knife', Combat: 'crossed-sabres', Subtlety: 'ninja-mask' },
  },
  Priest: {
    color: '#FFFFFF',
    glyph: 'prayer',
    specs: { Discipline: 'healing-shield', Holy: 'angel-wings', Shadow: 'ghost' },
  },
  DeathKnight: {
    color: '#C41F3B',
    glyph: 'crowned-skull',
    specs: { Blood: 'drop', Frost: 'snowflake-2', Unholy: 'raise-zombie' },
  },
  Shaman: {
    color: '#0070DE',
    glyph: 'totem-head',
    specs: { Elemental: 'heavy-lightning', Enhancement: 'punch-blast', Restoration: 'big-wave' },
  },
  Mage: {
    color: '#40C7EB',
    glyph: 'pointy-hat',
    specs: { Arcane: 'magic-swirl', Fire: 'small-fire', Frost: 'snowflake-1' },
  },
  Warlock: {
    color: '#8787ED',
    glyph: 'warlock-eye',
    specs: { Affliction: 'death-juice', Demonology: 'daemon-skull', Destruction: 'burning-meteor' },
  },
  Druid: {
    color: '#FF7D0A',
    glyph: 'deer-head',
    specs: {
      Balance: 'moon',
      Feral: 'triple-claws',
      Guardian: 'bear-face',
      Restoration: 'three-leaves',
    },
  },
  Monk: { color: '#00FF96', glyph: 'yin-yang', specs: {} },
  DemonHunter: { color: '#A330C9', glyph: 'batwing-emblem', specs: {} },
};

/** `Unknown` is the log's word too; `inv_misc_questionmark` stands in for a gear picture that did not load. */
const STAND_INS = [
  { name: 'Unknown', side: 64, color: GREY, glyph: 'cowled' },
  { name: 'inv_misc_questionmark', side: 56, color: DARK_GREY, glyph: 'help' },
];

/**
 * The app's own picture: a checked shield on crossed axes. `scale` is its share of the square, `corner`
 * the radius of the tile below it. Maskable ones keep the picture inside the safe circle, whose diameter
 * is 80 % of the side; Apple's has no transparent corner; monochrome ones have no tile, their alpha counts.
 * @type {{ name: string, side: number, scale: number, corner?: number }[]}
 */
const APP_ICONS = [
  { name: 'app-192', side: 192, scale: 0.8, corner: 100 },
  { name: 'app-512', side: 512, scale: 0.8, corner: 100 },
  { name: 'app-maskable-192', side: 192, scale: 0.64, corner: 0 },
  { name: 'app-maskable-512', side: 512, scale: 0.64, corner: 0 },
  { name: 'apple-touch-icon', side: 180, scale: 0.76, corner: 0 },
  { name: 'app-monochrome-192', side: 192, scale: 0.9 },
  { name: 'app-monochrome-512', side: 512, scale: 0.9 },
];

/**
 * The set's drawing of that name.
 * @param {string} name
 * @param {string} color
 */
function glyph(name, color) {
  const found = GLYPHS[name];
  if (!found) throw new Error(`The game-icons set has no glyph named "${name}"`);
  return found.body.replaceAll('currentColor', color);
}

/**
 * Scales a drawing about the middle of the square.
 * @param {number} scale
 * @param {string} drawing
 */
function centred(scale, drawing) {
  const gap = Math.round((SIDE * (1 - scale)) / 2);
  return `<g transform="translate(${gap} ${gap}) scale(${scale})">${drawing}</g>`;
}

/** @param {string} drawing */
function svg(drawing) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}">${drawing}</svg>\n`;
}

/**
 * Light on dark colours, dark on the others; the weights are those of perceived brightness.
 * @param {string} color
 */
function inkOn(color) {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128 ? LIGHT : DARK;
}

/**
 * A glyph on a coloured tile, whose dark edge shows a white tile on a white page.
 * @param {string} name
 * @param {string} color
 */
function tile(name, color) {
  const edge = `stroke="${DARK}" stroke-width="24"`;
  const square = `<rect x="12" y="12" width="488" height="488" rx="84" fill="${color}" ${edge}/>`;
  return svg(square + centred(0.8, glyph(name, inkOn(color))));
}

/**
 * @param {string} shieldColor
 * @param {string} checkColor
 */
function checkedShield(shieldColor, checkColor) {
  const check = glyph('check-mark', checkColor);
  return `${glyph('shield', shieldColor)}<g transform="translate(120 92) scale(.53)">${check}</g>`;
}

/**
 * The app's picture. Masks cut out the check and a gap round the shield, so that it reads in one colour too.
 * @param {(typeof APP_ICONS)[number]} icon
 */
function appIcon({ scale, corner }) {
  const [axeColor, shieldColor] = corner === undefined ? ['#fff', '#fff'] : [LIGHT, GREEN];
  const onAxes = (/** @type {string} */ drawing) =>
    `<g transform="translate(61 106) scale(.76)">${drawing}</g>`;
  const outline = `<g stroke="#000" stroke-width="56">${glyph('shield', '#000')}</g>`;
  const picture = [
    `<mask id="behind"><path fill="#fff" d="M0 0h512v512H0z"/>${onAxes(outline)}</mask>`,
    `<mask id="unchecked">${onAxes(checkedShield('#fff', '#000'))}</mask>`,
    `<g mask="url(#behind)">${glyph('crossed-axes', axeColor)}</g>`,
    `<g mask="url(#unchecked)">${onAxes(glyph('shield', shieldColor))}</g>`,
  ].join('');
  const ground =
    corner === undefined ? '' : `<rect width="512" height="512" rx="${corner}" fill="${DARK}"/>`;
  return svg(ground + centred(scale, picture));
}

/**
 * Draws at the size asked for. A palette is enough for flat shapes, and far smaller.
 * @param {string} name
 * @param {number} side
 * @param {string} drawing
 */
async function writePng(name, side, drawing) {
  const png = await sharp(Buffer.from(drawing), { density: (72 * side) / SIDE })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true, effort: 10 })
    .toBuffer();
  writeFileSync(new URL(`${name}.png`, OUT), png);
}

mkdirSync(OUT, { recursive: true });
for (const [type, { color, glyph: ownGlyph, specs }] of Object.entries(CLASSES)) {
  await writePng(type, 64, tile(ownGlyph, color));
  for (const [spec, specGlyph] of Object.entries(specs)) {
    await writePng(`${type}-${spec}`, 64, tile(specGlyph, color));
  }
}
for (const { name, side, color, glyph: ownGlyph } of STAND_INS) {
  await writePng(name, side, tile(ownGlyph, color));
}
for (const icon of APP_ICONS) await writePng(icon.name, icon.side, appIcon(icon));
writeFileSync(new URL('favicon.svg', OUT), svg(checkedShield(GREEN, DARK)));
