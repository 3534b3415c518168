import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { requestedAddresses, respondWith, startEachWithKey } from '#test/v1';
import { type CharacterKill, characterQueries, mergeKills } from './character-queries';

const subject = { region: 'US', realm: 'old-blanchy', name: 'Kadda' } as const;
const FIRELANDS = 1027;
const CODE = 'AAAAAAAAAAAAAAA1';
const logged = (more: object = {}) => ({
  encounterID: 1204,
  encounterName: 'Lord Rhyolith',
  class: 'Mage',
  spec: 'Fire',
  startTime: 5000,
  reportID: CODE,
  fightID: 7,
  difficulty: 4,
  characterName: 'Kadda',
  percentile: 87.25,
  ...more,
});
const kill: CharacterKill = {
  code: CODE,
  fightId: 7,
  boss: 'Lord Rhyolith',
  difficulty: 4,
  player: 'Kadda',
  spec: 'Fire',
  percentile: 87.25,
  killedAt: 5000,
};

startEachWithKey();

const request = (name: string = subject.name) =>
  new QueryClient().fetchQuery(characterQueries.kills({ ...subject, name }, FIRELANDS));

test.each([
  { name: 'Zoe\u0308', path: 'Zo%C3%AB', why: 'a separate accent, as macOS writes it' },
  { name: 'a/b&c d', path: 'a%2Fb%26c%20d', why: 'signs that no name has' },
])('a name with $why is encoded: $name as $path', async ({ name, path }) => {
  respondWith([]);
  await request(name);
  expect(requestedAddresses.map(String)).toEqual([
    `https://classic.warcraftlogs.com/v1/parses/character/${path}/old-blanchy/US?zone=1027&api_key=a-key`,
  ]);
});

describe('the site’s response', () => {
  const kills = (...list: CharacterKill[]) => ({ kills: list, isHidden: false });
  const { percentile, ...unranked } = kill;
  test.each([
    ['a kill', [logged()], kills(kill)],
    ['no kill', [], kills()],
    ['hidden kills', { hidden: true }, { kills: [], isHidden: true }],
    ['no percentile', [logged({ percentile: null })], kills(unranked)],
    ['the lowest percentile', [logged({ percentile: 0 })], kills({ ...kill, percentile: 0 })],
    ['no name, so that the searched one is used,', [logged({ characterName: null })], kills(kill)],
    ['a kill of no code, which is left out', [logged({ reportID: 'gone' }), logged()], kills(kill)],
    ['a kill of no fight, which is left out', [logged({ fightID: null }), logged()], kills(kill)],
    [
      'kills that cannot be read, which are left out,',
      [logged({ fightID: 'seven' }), 7, logged()],
      kills(kill),
    ],
    [
      'unreadable details of a kill',
      [logged({ percentile: 'high', difficulty: {}, startTime: 'noon', spec: 5 })],
      kills({ ...unranked, difficulty: 0, spec: '', killedAt: 0 }),
    ],
    [
      'only the fields that open a kill',
      [{ reportID: CODE, fightID: 7 }],
      kills({ ...unranked, boss: '', difficulty: 0, spec: '', killedAt: 0 }),
    ],
  ])('a response with $0 is read', async (_, body, read) => {
    respondWith(body);
    expect(await request()).toEqual(read);
  });

  test.each([
    [{ hidden: false }, 'hidden should be true, but is false'],
    [[7], '0 should be a record, but is 7'],
  ])('a broken response is refused: $1', async (body, path) => {
    respondWith(body);
    await expect(request()).rejects.toThrow(path);
  });

  test('an unknown character fails with characterNotFound', async () => {
    respondWith({ status: 400, error: 'Invalid character name/server/region specified.' }, 400);
    await expect(request()).rejects.toMatchObject({ kind: 'characterNotFound' });
  });
});

test('merged lists take each kill from the first list that has it', () => {
  const older = { ...kill, fightId: 2, killedAt: 10 };
  const newer = { ...kill, fightId: 3, killedAt: 9000 };
  const otherwise = { ...kill, spec: 'Frost' };
  const kills = [[older, kill], [otherwise, newer], []];
  const lists = kills.map((listed) => ({ kills: listed, isHidden: false }));
  expect(mergeKills(lists)).toEqual([newer, kill, older]);
});
