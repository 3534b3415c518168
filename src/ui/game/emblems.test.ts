import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BOSS_EMBLEMS, OTHER_ZONE, ZONE_EMBLEMS } from './emblem-names';
import { emblemOf } from './emblems';
import { SLOT_PICTURES } from './slot-pictures';

test.each([
  {
    boss: 'Magmaw',
    encounterId: 1024,
    glyph: 'leeching-worm',
    why: 'its name and encounter id are known',
  },
  {
    boss: 'Magmaul',
    encounterId: 1024,
    glyph: 'leeching-worm',
    why: 'its name is in another language',
  },
  {
    boss: 'Magmaw',
    encounterId: undefined,
    glyph: 'leeching-worm',
    why: 'its encounter id is missing',
  },
  { boss: 'Nobody', encounterId: 9, glyph: 'flame', why: 'only its zone is known' },
])('the emblem of a boss is $glyph if $why', ({ boss, encounterId, glyph }) => {
  expect(emblemOf({ zone: 'Firelands', boss, ...(encounterId && { encounterId }) }).glyph).toBe(
    glyph,
  );
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
