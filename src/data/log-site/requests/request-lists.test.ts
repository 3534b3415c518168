import { parse, validate } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { untilAborted } from '#test/until-aborted';
import {
  bodyWithError,
  CODE,
  failureOf,
  GUILD,
  KILLS,
  page,
  request,
  respondWith,
  sentRequests,
  startOnline,
} from '#test/v2';
import { V2_SCHEMA } from '../../../../e2e/sign-in/v2-schema';
import { settings } from '../../settings/settings';

startOnline();

const encounters = ['Magmaw', 'Maloriak'].map((name, nth) => ({ id: 1024 + nth, name }));
const zoneOf = (difficulties: object[]) => ({
  data: { worldData: { zone: { encounters, difficulties } } },
});
const reportsOf = (data: unknown[]) => ({ data: { reportData: { reports: { data } } } });
const NIGHT = { code: CODE, title: 'Thursday', startTime: 1 };
/** Returns the arguments with which each boss's ranks are requested. */
const requestedRanks = () =>
  sentRequests[1]?.query.match(/(?<=encounterRankings\(encounterID: ).*?(?=\))/g);
const ZONE = zoneOf([{ id: 3, sizes: [10, 25] }]);
const characterOf = (character: object | null) => ({ data: { characterData: { character } } });
const rank = (fightID: number) => ({
  report: { code: CODE, fightID },
  spec: 'Arms',
  rankPercent: 87.5,
  startTime: 100,
});

test('a character search requests the zone’s bosses before all ranks', async () => {
  respondWith(ZONE, characterOf({ name: 'Brännock' }));
  // The name is spelled as copied on macOS.
  const character = { ...KILLS.character, name: 'Bra\u0308nnock' };
  expect(await request({ ...KILLS, character })).toEqual([]);
  expect(sentRequests.map(({ variables }) => variables)).toEqual([
    { zone: 1023 },
    { name: 'Brännock', realm: 'firemaw', region: 'EU' },
  ]);
  for (const { query } of sentRequests) expect(validate(V2_SCHEMA, parse(query))).toEqual([]);
  expect(requestedRanks()).toEqual([
    '1024, difficulty: 3, size: 10',
    '1024, difficulty: 3, size: 25',
    '1025, difficulty: 3, size: 10',
    '1025, difficulty: 3, size: 25',
  ]);
});

test.each([
  { why: 'null', sizes: null },
  { why: 'missing', sizes: undefined },
  { why: 'no', sizes: [] },
])('a difficulty with $why sizes is requested in any size', async ({ sizes }) => {
  respondWith(zoneOf([{ id: 4, sizes }]), characterOf({ name: 'Brännock' }));
  await request(KILLS);
  expect(requestedRanks()).toEqual(['1024, difficulty: 4', '1025, difficulty: 4']);
  expect(validate(V2_SCHEMA, parse(sentRequests[1]?.query ?? ''))).toEqual([]);
});

test('only a boss with unreadable ranks is left out of a character’s kills', async () => {
  respondWith(
    ZONE,
    characterOf({
      name: 'Brännock',
      kills_1024_3_10: { error: 'Invalid' },
      kills_1024_3_25: { ranks: [rank(12), rank(13)] },
      kills_1025_3_25: { ranks: [rank(16)] },
    }),
  );
  const ranked = { reportID: CODE, difficulty: 3, spec: 'Arms', percentile: 87.5 };
  const kill = { ...ranked, startTime: 100, characterName: 'Brännock' };
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

test('a character unknown to the realm’s host is requested from v1', async () => {
  respondWith(ZONE, characterOf(null));
  expect(await failureOf(KILLS)).toMatchObject({ kind: 'characterNotFound', v1MayHaveIt: true });
});

test.each<[why: string, ...bodies: object[]]>([
  ['the zone has an error', bodyWithError('No zone.')],
  ['the zone is unknown', { data: { worldData: { zone: null } } }],
  ['a boss’s number is not a whole number', zoneOf([{ id: 3.5, sizes: [10] }])],
  ['the ranks have an error', ZONE, bodyWithError('Too complex.')],
  ['there is no character data', ZONE, { data: {} }],
  ['the character has no name', ZONE, characterOf({ hidden: false })],
  ['`hidden` cannot be read', ZONE, characterOf({ name: 'Brännock', hidden: 'perhaps' })],
])('a character’s kills need a key if %s', async (_, ...bodies) => {
  respondWith(...bodies);
  expect(await failureOf(KILLS)).toMatchObject({ kind: 'searchNeedsKey' });
});

test('a guild’s reports have v1’s names', async () => {
  const [inZone, withoutZone] = [{ id: 1023 }, null].map((zone) => ({ ...NIGHT, zone }));
  respondWith(reportsOf([inZone, withoutZone]));
  const listed = { id: CODE, title: 'Thursday', start: 1 };
  expect(await request(GUILD)).toEqual([{ ...listed, zone: 1023 }, listed]);
});

test('a guild’s other reports are read if a report is null with an error', async () => {
  const errors = [{ message: 'No.', path: ['reportData', 'reports', 'data', 0] }];
  respondWith({ ...reportsOf([null, NIGHT]), errors });
  expect(await request(GUILD)).toMatchObject([{ id: CODE }]);
});

test.each([
  { why: 'has an error', body: bodyWithError('No guild exists.') },
  { why: 'has no list', body: { data: { reportData: { reports: null } } } },
])('a guild is requested from v1 if the response $why', async ({ body }) => {
  respondWith(body);
  expect(await failureOf(GUILD)).toMatchObject({ kind: 'guildNotFound', v1MayHaveIt: true });
});

describe('the hosts of a search', () => {
  const CLASSIC = 'https://classic.warcraftlogs.com/api/v2/user';
  const WWW = 'https://www.warcraftlogs.com/api/v2/user';
  const LIST = reportsOf([{ code: CODE }]);
  const UNKNOWN = bodyWithError('No guild exists.');

  /** Responds with a function of the address. Returns what was requested with a token. */
  function respondBy(responseAt: (address: string) => Response | Promise<Response>): string[] {
    const addresses: string[] = [];
    vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
      if (new Headers(headers).has('authorization')) addresses.push(address);
      return responseAt(address);
    });
    return addresses;
  }

  test('a guild or character is requested only at its realm’s host', async () => {
    const addresses = respondBy(() => Response.json(LIST));
    await request(GUILD);
    const guild = { ...GUILD.guild, realm: 'spineshatter' };
    await request({ kind: 'guildReports', guild });
    await failureOf(KILLS);
    const fresh = 'https://fresh.warcraftlogs.com/api/v2/user';
    expect(addresses).toEqual([CLASSIC, fresh, CLASSIC]);
  });

  test.each<[what: string, respond: () => Response | Promise<Response>]>([
    ['cannot be reached by the page', () => Promise.reject(new TypeError('CORS'))],
    ['takes no token', () => page(401)],
    ['refuses', () => page(403)],
    ['has no v2', () => page(404)],
    ['sends a page', () => page(200)],
    ['is down', () => page(522)],
  ])('a realm’s host that %s is replaced once by the sign-in host', async (_, respond) => {
    const found = respondBy((address) => (address === WWW ? Response.json(LIST) : respond()));
    expect(await request(GUILD)).toMatchObject([{ id: CODE }]);
    expect(found).toEqual([CLASSIC, WWW]);

    const unknown = respondBy((address) => (address === WWW ? Response.json(UNKNOWN) : respond()));
    expect(await failureOf(GUILD)).toMatchObject({ kind: 'realmNotReached', v1MayHaveIt: true });
    expect(unknown).toEqual([CLASSIC, WWW]);
    expect(settings.get().signIn).not.toBeNull();
  });

  test('a realm’s host that takes longer than 30 s is replaced by the sign-in host', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
      address === WWW ? Response.json(LIST) : untilAborted(init),
    );
    const requested = request(GUILD);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await requested).toMatchObject([{ id: CODE }]);
  });

  test('only a refusal by the sign-in host ends the sign-in', async () => {
    respondBy(() => page(401));
    expect(await failureOf(GUILD)).toMatchObject({ kind: 'signInEnded' });
    expect(settings.get().signIn).toBeNull();
  });

  test('a pause that the realm’s host demands applies to every host', async () => {
    const addresses = respondBy(() => page(429));
    expect(await failureOf(GUILD)).toMatchObject({ kind: 'hourlyLimit' });
    expect(addresses).toEqual([CLASSIC]);
  });
});
