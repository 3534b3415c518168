import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import {
  CODE,
  failureOf,
  GUILD,
  KILLS,
  request,
  respondWith,
  sent,
  startEachOnline,
  withError,
} from '#test/v2';
import { V2_SCHEMA } from '../../../../e2e/sign-in/v2-schema';

startEachOnline();

const zoneOf = (difficulties: object[]) => ({
  data: {
    worldData: {
      zone: {
        encounters: [
          { id: 1024, name: 'Magmaw' },
          { id: 1025, name: 'Maloriak' },
        ],
        difficulties,
      },
    },
  },
});
const ZONE = zoneOf([{ id: 3, sizes: [10, 25] }]);
const characterOf = (character: object | null) => ({ data: { characterData: { character } } });
const rank = (fightID: number) => ({
  report: { code: CODE, fightID },
  spec: 'Arms',
  rankPercent: 87.5,
  startTime: 100,
});

test('a character search requests the zone’s bosses first, then all ranks at once', async () => {
  respondWith(ZONE, characterOf({ name: 'Brännock' }));
  expect(await request(KILLS)).toEqual([]);
  expect(sent.map(({ variables }) => variables)).toEqual([
    { zone: 1023 },
    { name: 'Brännock', realm: 'firemaw', region: 'EU' },
  ]);
  for (const { query } of sent) expect(validate(V2_SCHEMA, parse(query))).toEqual([]);
  expect(sent[1]?.query.match(/encounterRankings\(.*?\)/g)).toEqual([
    'encounterRankings(encounterID: 1024, difficulty: 3, size: 10)',
    'encounterRankings(encounterID: 1024, difficulty: 3, size: 25)',
    'encounterRankings(encounterID: 1025, difficulty: 3, size: 10)',
    'encounterRankings(encounterID: 1025, difficulty: 3, size: 25)',
  ]);
});

test.each([
  { why: 'null', sizes: null },
  { why: 'missing', sizes: undefined },
  { why: 'none', sizes: [] },
])('a difficulty whose sizes are $why is requested in any size', async ({ sizes }) => {
  respondWith(zoneOf([{ id: 4, sizes }]), characterOf({ name: 'Brännock' }));
  await request(KILLS);
  expect(sent[1]?.query.match(/encounterRankings\(.*?\)/g)).toEqual([
    'encounterRankings(encounterID: 1024, difficulty: 4)',
    'encounterRankings(encounterID: 1025, difficulty: 4)',
  ]);
  expect(validate(V2_SCHEMA, parse(sent[1]?.query ?? ''))).toEqual([]);
});

test('a character’s ranks have v1’s names, and unreadable ranks leave out their own boss only', async () => {
  respondWith(
    ZONE,
    characterOf({
      name: 'Brännock',
      kills_1024_3_10: { error: 'Invalid' },
      kills_1024_3_25: { ranks: [rank(12), rank(13)] },
      kills_1025_3_25: { ranks: [rank(16)] },
    }),
  );
  const kill = {
    reportID: CODE,
    difficulty: 3,
    spec: 'Arms',
    percentile: 87.5,
    startTime: 100,
    characterName: 'Brännock',
  };
  expect(await request(KILLS)).toEqual([
    { ...kill, encounterName: 'Magmaw', fightID: 12 },
    { ...kill, encounterName: 'Magmaw', fightID: 13 },
    { ...kill, encounterName: 'Maloriak', fightID: 16 },
  ]);
});

test.each([
  { why: 'true', hidden: true, read: { hidden: true } },
  { why: 'false', hidden: false, read: [] },
  { why: 'null', hidden: null, read: [] },
])('a character whose `hidden` is $why is read as $read', async ({ hidden, read }) => {
  respondWith(ZONE, characterOf({ name: 'Brännock', hidden }));
  expect(await request(KILLS)).toEqual(read);
});

test('a character that the sign-in host does not know may be on another host', async () => {
  respondWith(ZONE, characterOf(null));
  expect(await failureOf(KILLS)).toMatchObject({ kind: 'notFoundBySignIn' });
});

test.each([
  { why: 'the zone has an error', bodies: [withError('No zone.')] },
  { why: 'the zone is unknown', bodies: [{ data: { worldData: { zone: null } } }] },
  {
    why: 'a boss’s number is not a whole number',
    bodies: [zoneOf([{ id: 3.5, sizes: [10] }])],
  },
  { why: 'the ranks have an error', bodies: [ZONE, withError('Too complex.')] },
  { why: 'there is no character data', bodies: [ZONE, { data: {} }] },
  { why: 'the character has no name', bodies: [ZONE, characterOf({ hidden: false })] },
  {
    why: 'it cannot be read whether the character is hidden',
    bodies: [ZONE, characterOf({ name: 'Brännock', hidden: 'perhaps' })],
  },
])('a character’s kills need a key if $why', async ({ bodies }) => {
  respondWith(...bodies);
  expect(await failureOf(KILLS)).toMatchObject({ kind: 'searchNeedsKey' });
});

test('a guild’s reports have v1’s names, and no zone where v2 has none', async () => {
  const night = { code: CODE, title: 'Thursday', startTime: 1 };
  respondWith({
    data: {
      reportData: {
        reports: {
          data: [
            { ...night, zone: { id: 1023 } },
            { ...night, zone: null },
          ],
        },
      },
    },
  });
  const listed = { id: CODE, title: 'Thursday', start: 1 };
  expect(await request(GUILD)).toEqual([{ ...listed, zone: 1023 }, listed]);
});

test('a guild’s reports are read though one of them is null and has an error', async () => {
  const errors = [{ message: 'No.', path: ['reportData', 'reports', 'data', 0] }];
  const data = [null, { code: CODE, title: 'Thursday', startTime: 1 }];
  respondWith({ data: { reportData: { reports: { data } } }, errors });
  expect(await request(GUILD)).toMatchObject([{ id: CODE }]);
});

test.each([
  { why: 'has an error', body: withError('No guild exists.') },
  { why: 'has no list', body: { data: { reportData: { reports: null } } } },
])(
  'a guild’s response that $why leaves the guild to a host that a key may reach',
  async ({ body }) => {
    respondWith(body);
    expect(await failureOf(GUILD)).toMatchObject({ kind: 'notFoundBySignIn' });
  },
);
