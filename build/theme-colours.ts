import { readFileSync } from 'node:fs';

const readStyles = (file: string): string =>
  readFileSync(new URL(`../src/app/${file}`, import.meta.url), 'utf8');

const THEME = readStyles('theme.css') + readStyles('colour-classes.css');

/** Returns a colour of the dark theme: `#0e1012` for `ground`. */
export const themeColour = (name: string): string => colourAt(`--${name}: `);

/** Returns the fill of a class, the same in both themes: `#c79c6e` for `Warrior`. */
export const classColour = (type: string): string =>
  colourAt(`.class-${type.toLowerCase()} {\n  --class: `);

function colourAt(place: string): string {
  const colour = /^#[0-9a-f]{6}(?=;)/.exec(THEME.split(place)[1] ?? '')?.[0];
  if (!colour) throw new Error(`No style sheet has a colour at "${place}"`);
  return colour;
}
