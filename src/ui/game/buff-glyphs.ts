import { BUFFS } from '#tables/glyphs/buffs';

const OTHER = ['magic-swirl', 'grey'] as const;

export const BUFF_GLYPHS = new Map(BUFFS);

export const BUFF_SHEET = 'buffs';

/** Returns the glyph of a buff or debuff, and its colour. */
export const buffGlyph = (category: string) => BUFF_GLYPHS.get(category) ?? OTHER;

export const BUFF_SHEET_GLYPHS: readonly string[] = [
  ...[...BUFF_GLYPHS.values()].map(([glyph]) => glyph),
  OTHER[0],
];
