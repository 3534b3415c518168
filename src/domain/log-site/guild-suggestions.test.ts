import { describe, expect, test } from 'vitest';
import { GUILD_NAMES } from './guild-names';
import { suggestGuilds } from './guild-suggestions';

describe('suggested guilds', () => {
  test.each([
    { typed: '', before: [], suggested: [], why: 'an empty text' },
    { typed: '  \t', before: ['Progress'], suggested: [], why: 'a blank text' },
    { typed: 'eclip', before: [], suggested: ['Eclipse'], why: 'a beginning' },
    { typed: 'DAWN', before: [], suggested: ['Running Dawn'], why: 'an end, in another case' },
    {
      typed: 'катак',
      before: [],
      suggested: ['Адепты Катаклизма'],
      why: 'Cyrillic, in lower case',
    },
    { typed: ' sonerÍa ', before: [], suggested: ['La Masonería'], why: 'accents, blanks around' },
    { typed: 'no such guild', before: ['Eclipse'], suggested: [], why: 'a text in no name' },
    {
      typed: 'parse',
      before: ['Parse Party'],
      suggested: ['Parse Party', 'Parse Attack', 'Grey Parse Gang'],
      why: 'one searched before',
    },
    {
      typed: 'parse',
      before: ['grey parse gang'],
      suggested: ['grey parse gang', 'Parse Attack'],
      why: 'one searched before that the list has too',
    },
  ])('$why → $suggested', ({ typed, before, suggested }) => {
    expect(suggestGuilds(typed, before)).toEqual(suggested);
  });

  test('there are 50 names, none twice', () => {
    expect(new Set(GUILD_NAMES).size).toBe(50);
  });
});
