import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BURNING_CRUSADE_BUFFS } from '#domain/eras/burning-crusade/buffs';
import { CATACLYSM_BUFFS } from '#domain/eras/cataclysm/buffs';
import { MISTS_BUFFS } from '#domain/eras/mists/buffs';
import { BUFF_GLYPHS, BUFF_SHEET_GLYPHS, buffGlyph } from './buff-glyphs';

test('exactly the categories of the eras have their own glyphs', () => {
  const names = [CATACLYSM_BUFFS, MISTS_BUFFS, BURNING_CRUSADE_BUFFS].flatMap(
    ({ categories, extras, narrow }) =>
      [...categories, ...extras, ...(narrow ? [...narrow.party, ...narrow.singleTarget] : [])].map(
        ({ name }) => name,
      ),
  );
  expect([...BUFF_GLYPHS.keys()].sort()).toEqual([...new Set(names)].sort());
  expect(buffGlyph('a buff of another game')).toEqual(['magic-swirl', 'grey']);
});

test('the sheet holds every glyph', () => {
  const sheet = readFileSync('public/icons/buffs.svg', 'utf8');
  for (const glyph of BUFF_SHEET_GLYPHS) expect(sheet).toContain(`id="${glyph}"`);
});
