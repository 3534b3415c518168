import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'postcss';
import { describe, expect, it } from 'vitest';

type Colour = readonly [red: number, green: number, blue: number];

const STYLES = parse(
  ['theme', 'colour-classes'].map((name) => readFileSync(`src/app/${name}.css`, 'utf8')).join(''),
);

/** Returns the custom properties that rules with these selectors set. Later rules win. */
function tokensOf(...selectors: string[]): Map<string, string> {
  const tokens = new Map<string, string>();
  STYLES.each((rule) => {
    if (rule.type !== 'rule' || !rule.selectors.some((one) => selectors.includes(one))) return;
    rule.walkDecls(/^--/, ({ prop, value }) => void tokens.set(prop, value));
  });
  return tokens;
}

const THEMES = {
  dark: tokensOf(':root', '[data-bs-theme="dark"]'),
  light: tokensOf(':root', '[data-bs-theme="light"]'),
};

type Theme = keyof typeof THEMES;

/** Reads `var(--text)`, `#eef0f2` and `color-mix(in srgb, X 7%, Y)`. */
function colourOf(value: string, tokens: Map<string, string>): Colour {
  const hex = /^#(..)(..)(..)$/.exec(value);
  if (hex) return hex.slice(1).map((part) => Number.parseInt(part, 16)) as unknown as Colour;
  const [, token] = /^var\((--[\w-]+)\)$/.exec(value) ?? [];
  if (token) return colourOf(tokens.get(token) ?? `missing ${token}`, tokens);
  const [, one, share, other] = /^color-mix\(in srgb, (\S+) (\d+)%, (\S+)\)$/.exec(value) ?? [];
  if (!one || !other) throw new Error(`Not a colour: ${value}`);
  const [first, second] = [colourOf(one, tokens), colourOf(other, tokens)];
  const part = Number(share) / 100;
  return first.map((level, at) => level * part + (second[at] ?? 0) * (1 - part)) as never;
}

/** Computes the relative luminance of WCAG 2.2. */
function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((level) => {
    const share = level / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

const named = (prefix: string): string =>
  [...THEMES.dark.keys()]
    .filter((name) => name.startsWith(`--${prefix}-`))
    .map((name) => name.slice(2))
    .join(' ');

const TEXT_GROUNDS = 'ground panel cell chosen';
const SHAPE_GROUNDS = 'ground panel cell';
const FILLS = 'good-fill bad-fill low-fill';
const ZONES = ['danger', 'primary', 'warning', 'success', 'dark'];
const TONES = ['good', 'bad', 'low', 'look'];

type Demand = readonly [what: string, atLeast: number, colours: string, on: string];

const DEMANDS: readonly Demand[] = [
  ['text', 4.5, 'text second accent', TEXT_GROUNDS],
  ['text of a verdict', 4.5, TONES.join(' '), TEXT_GROUNDS],
  ['a class as a name', 4.5, named('name'), TEXT_GROUNDS],
  ['an item quality', 4.5, named('quality'), SHAPE_GROUNDS],
  ...TONES.map(
    (tone): Demand => [`text and ${tone} on its tint`, 4.5, `text ${tone}`, `${tone}-tint`],
  ),
  ['a mark on a fill', 4.5, 'on-fill', FILLS],
  ['a gold button', 4.5, 'accent-ink', 'accent-fill accent-fill-hover accent-fill-active'],
  ['a shape or the border of a control', 3, `control bar ${FILLS} accent-border`, SHAPE_GROUNDS],
  ['the edge of a chosen segment', 3, 'control', 'segments segment'],
  ['a zone', 4.5, ZONES.map((zone) => `zone-${zone}`).join(' '), SHAPE_GROUNDS],
];

describe.each(Object.keys(THEMES) as Theme[])('in the %s theme', (theme) => {
  const tokens = THEMES[theme];
  const colour = (name: string) => colourOf(`var(--${name})`, tokens);

  it.each(DEMANDS)('$0 has a contrast of at least $1', (_, atLeast, colours, on) => {
    const weak = colours.split(' ').flatMap((front) =>
      on
        .split(' ')
        .map((back) => ({ pair: `${front} on ${back}`, is: contrast(colour(front), colour(back)) }))
        .filter(({ is }) => is < atLeast),
    );
    expect(weak).toEqual([]);
    expect(colours.length).toBeGreaterThan(0);
  });

  it.each(ZONES)('text is legible on every background of a row of zone %s', (zone) => {
    const row = new Map([...tokens, ...tokensOf('[class*="zone-"]', `.zone-${zone}`)]);
    for (const ground of ['zone-rest', 'zone-hover', 'zone-chosen']) {
      const back = colourOf(`var(--${ground})`, row);
      expect(contrast(colour('text'), back), ground).toBeGreaterThanOrEqual(7);
      expect(contrast(colour('second'), back), ground).toBeGreaterThanOrEqual(4.8);
    }
  });

  it.each(ZONES)('the colour of zone %s differs from that of every verdict', (zone) => {
    for (const tone of TONES.filter((one) => one !== 'look')) {
      const [one, other] = [colour(`zone-${zone}`), colour(tone)];
      expect(Math.hypot(...one.map((level, at) => level - (other[at] ?? 0))), tone).toBeGreaterThan(
        50,
      );
    }
  });
});

it('the contrast of grey #767676 on white is what WCAG states', () => {
  expect(contrast([0x76, 0x76, 0x76], [255, 255, 255])).toBeCloseTo(4.54, 2);
});

it('breakpoints of all stylesheets follow the browser’s text size', () => {
  const pixelSizes = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => readFileSync(`src/${name}`, 'utf8').match(/@media[^{]*\dpx[^{]*/g) ?? []);
  expect(pixelSizes).toEqual([]);
});
