import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOSS_EMBLEMS, emblemOf, OTHER_ZONE, ZONE_EMBLEMS } from './emblems';
import { SLOT_PICTURES } from './slot-pictures';

test.each([
  ['its name and encounter id are known', 'Magmaw', 1024, 'leeching-worm'],
  ['its name is in another language', 'Magmaul', 1024, 'leeching-worm'],
  ['its encounter id is missing', 'Magmaw', undefined, 'leeching-worm'],
  ['only its zone is known', 'Nobody', 9, 'flame'],
])('the emblem of a boss is $3 if $0', (_, boss, encounterId, glyph) => {
  const fight = { zone: 'Firelands', boss, ...(encounterId && { encounterId }) };
  expect(emblemOf(fight).glyph).toBe(glyph);
});

test('an unknown zone has the default emblem', () => {
  expect(emblemOf({ zone: 'constructor' })).toEqual({ sheet: 'zones', glyph: OTHER_ZONE });
});

test.each([
  { sheet: 'zones', glyphs: [...ZONE_EMBLEMS.values(), OTHER_ZONE] },
  { sheet: 'slots', glyphs: SLOT_PICTURES },
  ...Object.entries(BOSS_EMBLEMS).map(([sheet, bosses]) => ({
    sheet,
    glyphs: bosses.map(([, , glyph]) => glyph),
  })),
])('the sheet $sheet holds every glyph that the tables name', ({ sheet, glyphs }) => {
  const drawn = readFileSync(`public/icons/${sheet}.svg`, 'utf8');
  expect(glyphs.filter((glyph) => !drawn.includes(`id="${glyph}"`))).toEqual([]);
});
