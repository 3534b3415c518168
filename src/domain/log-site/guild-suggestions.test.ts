import { expect, test } from 'vitest';
import { GUILD_NAMES } from './guild-names';
import { suggestGuilds } from './guild-suggestions';

test.each([
  { typed: '', before: [], suggested: [], why: 'an empty text' },
  { typed: '  \t', before: ['Progress'], suggested: [], why: 'a blank text' },
  { typed: 'eclip', before: [], suggested: ['Eclipse'], why: 'the beginning of a name' },
  {
    typed: 'DAWN',
    before: [],
    suggested: ['Running Dawn'],
    why: 'the end of a name, in another case',
  },
  {
    typed: 'катак',
    before: [],
    suggested: ['Адепты Катаклизма'],
    why: 'a name in Cyrillic, in lower case',
  },
  {
    typed: ' sonerÍa ',
    before: [],
    suggested: ['La Masonería'],
    why: 'a part with accents and blanks around',
  },
  {
    typed: 'soneri\u0301a',
    before: [],
    suggested: ['La Masonería'],
    why: 'a part with an accent apart',
  },
  { typed: 'no such guild', before: ['Eclipse'], suggested: [], why: 'a text in no name' },
  {
    typed: 'parse',
    before: ['Parse Party'],
    suggested: ['Parse Party', 'Parse Attack', 'Grey Parse Gang'],
    why: 'part of a name that was searched before',
  },
  {
    typed: 'parse',
    before: ['grey parse gang'],
    suggested: ['grey parse gang', 'Parse Attack'],
    why: 'part of a name that the list has and that was searched before',
  },
])('the guilds suggested for $why are $suggested', ({ typed, before, suggested }) => {
  expect(suggestGuilds(typed, before)).toEqual(suggested);
});

test('the list of guilds has 50 names, none twice', () => {
  expect(new Set(GUILD_NAMES).size).toBe(50);
});
