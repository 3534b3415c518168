import { parse, validate } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import {
  CODE,
  failureOf,
  GUILD,
  KILLS,
  page,
  request,
  respondWith,
  sent,
  startEachOnline,
  withError,
} from '#test/v2';
import { V2_SCHEMA } from '../../../../e2e/sign-in/v2-schema';
import { settings } from '../../settings/settings';

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
  // As copied on macOS.
  const character = { ...KILLS.character, name: 'Bra\u0308nnock' };
  expect(await request({ ...KILLS, character })).toEqual([]);
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

test('a character that the realm’s host does not know is not found, but v1 may know it', async () => {
  respondWith(ZONE, characterOf(null));
  expect(await failureOf(KILLS)).toMatchObject({ kind: 'characterNotFound', v1MayHaveIt: true });
});

test.each([
  { why: 'the zone has an error', bodies: [withError('No zone.')] },
  { why: 'the zone is unknown', bodies: [{ data: { worldData: { zone: null } } }] },
  { why: 'a boss’s number is not a whole number', bodies: [zoneOf([{ id: 3.5, sizes: [10] }])] },
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
])('a guild whose response $why is not found, but v1 may know it', async ({ body }) => {
  respondWith(body);
  expect(await failureOf(GUILD)).toMatchObject({ kind: 'guildNotFound', v1MayHaveIt: true });
});

describe('the hosts of a search', () => {
  const CLASSIC = 'https://classic.warcraftlogs.com/api/v2/user';
  const WWW = 'https://www.warcraftlogs.com/api/v2/user';
  const LIST = { data: { reportData: { reports: { data: [{ code: CODE }] } } } };
  const UNKNOWN = withError('No guild exists.');

  /** Responds with a function of the address. Returns what was requested with a token. */
  function respondBy(responseAt: (address: string) => Response | Promise<Response>): string[] {
    const addresses: string[] = [];
    vi.stubGlobal('fetch', async (address: string, { headers }: RequestInit) => {
      if (new Headers(headers).has('authorization')) addresses.push(address);
      return responseAt(address);
    });
    return addresses;
  }

  test('a guild or character is requested at its realm’s host only', async () => {
    const addresses = respondBy(() => Response.json(LIST));
    await request(GUILD);
    const guild = { ...GUILD.guild, realm: 'spineshatter' };
    await request({ kind: 'guildReports', guild });
    await failureOf(KILLS);
    const fresh = 'https://fresh.warcraftlogs.com/api/v2/user';
    expect(addresses).toEqual([CLASSIC, fresh, CLASSIC]);
  });

  const failing: { what: string; respond: () => Response | Promise<Response> }[] = [
    { what: 'is not there for the page', respond: () => Promise.reject(new TypeError('CORS')) },
    { what: 'takes no token', respond: () => page(401) },
    { what: 'refuses', respond: () => page(403) },
    { what: 'has no v2', respond: () => page(404) },
    { what: 'sends a page', respond: () => page(200) },
    { what: 'is down', respond: () => page(522) },
  ];

  test.each(failing)(
    'a realm’s host that $what is replaced by the sign-in host, once',
    async ({ respond }) => {
      const found = respondBy((address) => (address === WWW ? Response.json(LIST) : respond()));
      expect(await request(GUILD)).toMatchObject([{ id: CODE }]);
      expect(found).toEqual([CLASSIC, WWW]);

      const unknown = respondBy((address) =>
        address === WWW ? Response.json(UNKNOWN) : respond(),
      );
      expect(await failureOf(GUILD)).toMatchObject({ kind: 'realmNotReached', v1MayHaveIt: true });
      expect(unknown).toEqual([CLASSIC, WWW]);
      expect(settings.get().signIn).not.toBeNull();
    },
  );

  test('a realm’s host that takes longer than 30 s is replaced by the sign-in host', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
      if (address === WWW) return Response.json(LIST);
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
    });
    const requested = request(GUILD);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await requested).toMatchObject([{ id: CODE }]);
  });

  test('only the sign-in host ends a sign-in', async () => {
    respondBy(() => page(401));
    expect(await failureOf(GUILD)).toMatchObject({ kind: 'signInEnded' });
    expect(settings.get().signIn).toBeNull();
  });

  test('a pause that the realm’s host demands is one for every host', async () => {
    const addresses = respondBy(() => page(429));
    expect(await failureOf(GUILD)).toMatchObject({ kind: 'hourlyLimit' });
    expect(addresses).toEqual([CLASSIC]);
  });
});
