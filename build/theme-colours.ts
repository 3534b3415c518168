import { readFileSync } from 'node:fs';

const THEME = readFileSync(new URL('../src/app/theme.css', import.meta.url), 'utf8');

/** Returns a colour of theme.css, as in the dark theme: `#0e1012` for `ground`. */
export const themeColour = (name: string): string => colourAt(`--${name}: `);

/** Returns the fill of a class, the same in both themes: `#c79c6e` for `Warrior`. */
export const classColour = (type: string): string =>
  colourAt(`.class-${type.toLowerCase()} {\n  --class: `);

function colourAt(place: string): string {
  const colour = /^#[0-9a-f]{6}(?=;)/.exec(THEME.split(place)[1] ?? '')?.[0];
  if (!colour) throw new Error(`theme.css has no colour at "${place}"`);
  return colour;
}
