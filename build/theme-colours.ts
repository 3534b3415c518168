import { readFileSync } from 'node:fs';

const THEME = readFileSync(new URL('../src/app/theme.css', import.meta.url), 'utf8');

/** Returns a colour of theme.css, as in the dark theme: `#0e1012` for `ground`. */
export function themeColour(name: string): string {
  const colour = new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(THEME)?.[1];
  if (!colour) throw new Error(`theme.css has no colour named "${name}"`);
  return colour;
}
