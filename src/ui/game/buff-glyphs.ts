import { BUFFS } from '#tables/glyphs/buffs';

const OTHER_GLYPH = ['magic-swirl', 'grey'] as const;

export const BUFF_GLYPHS = new Map(BUFFS);

export const BUFF_SHEET = 'buffs';

/** Returns the glyph of a buff or debuff, and its colour. */
export const buffGlyph = (category: string) => BUFF_GLYPHS.get(category) ?? OTHER_GLYPH;

export const BUFF_SHEET_GLYPHS: readonly string[] = [
  ...[...BUFF_GLYPHS.values()].map(([glyph]) => glyph),
  OTHER_GLYPH[0],
];
