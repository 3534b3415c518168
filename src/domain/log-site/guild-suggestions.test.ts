import { expect, test } from 'vitest';
import { GUILDS } from '#tables/guilds/suggested';
import { suggestGuilds } from './guild-suggestions';

test.each([
  ['an empty text', '', [], []],
  ['a blank text', '  \t', ['Progress'], []],
  ['the beginning of a name', 'eclip', [], ['Eclipse']],
  ['the end of a name, in another case', 'DAWN', [], ['Running Dawn']],
  ['a name in Cyrillic, in lower case', 'катак', [], ['Адепты Катаклизма']],
  ['a part with accents and blanks around', ' sonerÍa ', [], ['La Masonería']],
  ['a part with an accent apart', 'soneri\u0301a', [], ['La Masonería']],
  ['a text in no name', 'no such guild', ['Eclipse'], []],
  [
    'part of a name that was searched before',
    'parse',
    ['Parse Party'],
    ['Parse Party', 'Parse Attack', 'Grey Parse Gang'],
  ],
  [
    'part of a name that the list has and that was searched before',
    'parse',
    ['grey parse gang'],
    ['grey parse gang', 'Parse Attack'],
  ],
])('the guilds suggested for $0 are $3', (_, typed, before, suggested) => {
  expect(suggestGuilds(typed, before)).toEqual(suggested);
});

test('the list of guilds has 50 different names', () => {
  expect(new Set(GUILDS).size).toBe(50);
});
