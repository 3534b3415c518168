import { inspect } from 'node:util';
import { parse, validate } from 'graphql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { V2_SCHEMA } from '../../../../e2e/sign-in/v2-schema';
import { LogSiteFailure } from '../../log-site-failure';
import { changeSettings, settings } from '../../settings/settings';
import * as failures from '../failure-kinds';
import { hourUse } from './hour-use';
import { NotInV2, requestV2 } from './request-v2';
import { MAX_REPEATS, repeatUnderWay } from './unprepared-report';

const CODE = 'AAAAAAAAAAAAAAA1';
const FIGHTS = `report/fights/${CODE}?translate=true`;
const SUMMARY = `report/tables/summary/${CODE}?start=100&end=2500`;
const EVENTS = `report/events/${CODE}?start=100&end=2500&filter=type%3D%22combatantinfo%22`;
const GUILD = 'reports/guild/Kettle%20%26%20Brew/firemaw/EU';
const KILLS = 'parses/character/Br%C3%A4nnock/firemaw/EU?zone=1023';

interface Sent {
  address: string;
  query: string;
  variables: Record<string, unknown>;
  init: RequestInit;
}

let sent: Sent[];

/** Responds with each body once, then with the last one. */
function respondWith(...bodies: object[]): void {
  const responses = bodies.map(
    (body) => () => (body instanceof Response ? body.clone() : Response.json(body)),
  );
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init, ...JSON.parse(`${init.body}`) });
    const [next] = responses.length > 1 ? responses.splice(0, 1) : responses;
    return next?.();
  });
}

const ofReport = (report: object | null) => ({ data: { reportData: { report } } });
const withError = (message: string, data: object | null = null) => ({
  data,
  errors: [{ message }],
});
const page = (status: number) => new Response('<html>', { status });
const UNPREPARED = withError('You must either provide fightIDs, or provide startTime and endTime.');

const request = (path: string, signal?: AbortSignal) =>
  requestV2(path, {
    token: 'a-token',
    onNotFound: () => new failures.ReportNotFound(),
    signal,
  });
const failureOf = (path: string): Promise<unknown> => request(path).catch((failure) => failure);

beforeEach(() => {
  sent = [];
  hourUse.set(undefined);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  changeSettings({ signIn: null });
});

describe('what is sent', () => {
  test('a request posts JSON with the token to the sign-in host, and follows no redirect', async () => {
    respondWith(ofReport({}));
    await request(FIGHTS);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.address).toBe('https://www.warcraftlogs.com/api/v2/user');
    expect(sent[0]?.init).toMatchObject({
      method: 'POST',
      headers: { authorization: 'Bearer a-token', 'content-type': 'application/json' },
      redirect: 'error',
      credentials: 'omit',
    });
  });

  test.each([
    { path: FIGHTS, variables: { code: CODE } },
    { path: SUMMARY, variables: { code: CODE, start: 100, end: 2500 } },
    { path: EVENTS, variables: { code: CODE, start: 100, end: 2500 } },
    { path: GUILD, variables: { name: 'Kettle & Brew', realm: 'firemaw', region: 'EU' } },
  ])('the request for $path is valid and has its decoded parts', async ({ path, variables }) => {
    respondWith({ data: {} });
    await failureOf(path);
    expect(sent.map((one) => one.variables)).toEqual([variables]);
    expect(validate(V2_SCHEMA, parse(sent[0]?.query ?? ''))).toEqual([]);
  });

  test.each([FIGHTS, SUMMARY, EVENTS])(
    'the request for %s asks whether the report’s archive is closed',
    async (path) => {
      respondWith({ data: {} });
      await failureOf(path);
      expect(sent[0]?.query).toContain('archiveStatus { isArchived isAccessible }');
    },
  );

  test('a request under way ends when its caller gives it up', async () => {
    const fetching = vi.fn(
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    vi.stubGlobal('fetch', fetching);
    const caller = new AbortController();
    const requesting = request(FIGHTS, caller.signal);
    caller.abort(new Error('left'));
    await expect(requesting).rejects.toBe(caller.signal.reason);
    expect(fetching).toHaveBeenCalledOnce();
  });

  test('a path that v2 cannot answer is left to v1 without a request', async () => {
    respondWith({ data: {} });
    const failure = await failureOf('zones');
    expect(failure).toBeInstanceOf(NotInV2);
    expect(failure).toMatchObject({ failure: { message: expect.stringContaining('(404)') } });
    expect(sent).toEqual([]);
  });
});

describe('points of the hour', () => {
  const limits = (more: object = {}) => ({
    data: {
      reportData: { report: {} },
      rateLimitData: {
        limitPerHour: 3600,
        pointsSpentThisHour: 411.5,
        pointsResetIn: 720,
        ...more,
      },
    },
  });

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2026-10-21T20:00:00Z');
  });

  test('the points that come with a response are noted with the time they reset', async () => {
    respondWith(limits());
    await request(FIGHTS);
    expect(hourUse.get()).toEqual({
      limit: 3600,
      spent: 411.5,
      resetsAt: Date.parse('2026-10-21T20:12:00Z'),
    });
    expect(sent[0]?.query).toContain('rateLimitData');
  });

  test.each([
    { why: 'a limit of 0', more: { limitPerHour: 0 } },
    { why: 'fewer than no points spent', more: { pointsSpentThisHour: -1 } },
    { why: 'a reset in the past', more: { pointsResetIn: -1 } },
    { why: 'a word', more: { pointsSpentThisHour: 'many' } },
  ])('points with $why are not noted, and the report is read', async ({ more }) => {
    respondWith(limits(more));
    expect(await request(FIGHTS)).toMatchObject({ friendlies: undefined });
    expect(hourUse.get()).toBeUndefined();
  });

  test('a limit of 1, no points spent and a reset at once are noted', async () => {
    respondWith(limits({ limitPerHour: 1, pointsSpentThisHour: 0, pointsResetIn: 0 }));
    await request(FIGHTS);
    expect(hourUse.get()).toEqual({ limit: 1, spent: 0, resetsAt: Date.now() });
  });

  test('after too many requests all points are spent, and the pause lasts until they reset', async () => {
    hourUse.set({ limit: 3600, spent: 3599, resetsAt: Date.now() + 90_001 });
    respondWith(page(429));
    const failure = await failureOf(FIGHTS);
    expect(failure).toBeInstanceOf(failures.TooManyRequests);
    expect(failure).toMatchObject({ retriesIn: 91 });
    expect(hourUse.get()).toMatchObject({ limit: 3600, spent: 3600 });
  });

  test.each([
    { why: 'no points are known', resetsIn: undefined },
    { why: 'the points have just reset', resetsIn: 0 },
    { why: 'the points reset long ago', resetsIn: -1000 },
  ])('after too many requests the pause is a minute if $why', async ({ resetsIn }) => {
    if (resetsIn !== undefined) {
      hourUse.set({ limit: 3600, spent: 1, resetsAt: Date.now() + resetsIn });
    }
    respondWith(page(429));
    expect(await failureOf(FIGHTS)).toMatchObject({ retriesIn: 60 });
  });
});

describe('refusals', () => {
  test('a rejected token is deleted', async () => {
    const endsAt = Date.now() + 1_000_000;
    changeSettings({ signIn: { token: 'a-token', endsAt, name: 'Kettlebrew' } });
    respondWith(page(401));
    expect(await failureOf(FIGHTS)).toBeInstanceOf(failures.SignInEnded);
    expect(settings.get().signIn).toBeNull();
  });

  test.each([
    { status: 400, failure: failures.RequestRefused, words: '(400)' },
    { status: 404, failure: failures.RequestRefused, words: '(404)' },
    { status: 500, failure: failures.LogSiteFailed, words: '(error 500)' },
    { status: 522, failure: failures.OriginTrouble, words: '(error 522)' },
  ])(
    'a $status of any path is $failure.name, not an unknown report',
    async ({ status, failure, words }) => {
      for (const path of [FIGHTS, SUMMARY, EVENTS, GUILD, KILLS]) {
        respondWith(page(status));
        const thrown = await failureOf(path);
        expect(thrown).toBeInstanceOf(failure);
        expect(thrown).toMatchObject({ message: expect.stringContaining(words) });
      }
    },
  );

  test('an error without a report is quoted, cut to 200 letters', async () => {
    respondWith(withError(`Internal\n${'W'.repeat(1000)}`));
    const failure = await failureOf(FIGHTS);
    expect(failure).toBeInstanceOf(failures.RequestRefused);
    expect(failure).toMatchObject({
      message: expect.stringContaining(`(200: Internal ${'W'.repeat(191)}).`),
    });
  });

  test.each([
    { why: 'an error', body: withError('a-token is unknown.') },
    { why: 'a wrong value', body: ofReport({ fights: 'a-token' }) },
    { why: 'an unreadable page', body: new Response('a-token') },
  ])('a failure about $why that quotes the token does not show it', async ({ body }) => {
    const endsAt = Date.now() + 1_000_000;
    changeSettings({ signIn: { token: 'a-token', endsAt, name: 'Kettlebrew' } });
    respondWith(body);
    const failure = await failureOf(FIGHTS);
    expect(failure).toBeInstanceOf(LogSiteFailure);
    expect(inspect(failure)).not.toContain('a-token');
  });

  test.each([
    { what: 'null', body: ofReport(null) },
    { what: 'null beside an error', body: withError('No.', { reportData: { report: null } }) },
    { what: 'missing', body: { data: { reportData: {} } } },
    { what: 'without data', body: { data: null } },
    { what: 'no object', body: { data: { reportData: { report: 7 } } } },
  ])('a report that is $what is not found', async ({ body }) => {
    respondWith(body);
    expect(await failureOf(FIGHTS)).toBeInstanceOf(failures.ReportNotFound);
  });

  const archived = (isAccessible: boolean) => ({
    archiveStatus: { isArchived: true, isAccessible },
    title: 'Long ago',
    fights: null,
  });

  test.each([
    { how: 'without an error', body: ofReport(archived(false)) },
    {
      how: 'with an error',
      body: withError('Archived.', { reportData: { report: archived(false) } }),
    },
  ])('an archive closed $how is distinguished from an unknown report', async ({ body }) => {
    respondWith(body);
    expect(await failureOf(FIGHTS)).toBeInstanceOf(failures.ReportArchived);
  });

  test('an archive that is open to this subscriber is read', async () => {
    respondWith(ofReport(archived(true)));
    expect(await request(FIGHTS)).toMatchObject({ title: 'Long ago' });
  });

  test('an error beside a good report is a refusal, not half a report', async () => {
    respondWith(withError('Try later.', { reportData: { report: archived(true) } }));
    expect(await failureOf(FIGHTS)).toMatchObject({
      message: expect.stringContaining('Try later.'),
    });
  });

  test('a list of errors that cannot be read hides no report', async () => {
    respondWith({ ...ofReport({ title: 'Thursday' }), errors: 'none' });
    expect(await request(FIGHTS)).toMatchObject({ title: 'Thursday' });
  });

  test.each([
    { path: FIGHTS, report: { fights: 'none' }, at: 'fights' },
    { path: SUMMARY, report: { table: null }, at: 'table' },
    { path: EVENTS, report: { events: null }, at: 'events' },
  ])('a misshapen response to $path names the place', async ({ path, report, at }) => {
    respondWith(ofReport(report));
    const failure = await failureOf(path);
    expect(failure).toBeInstanceOf(failures.ResponseMisshapen);
    expect(failure).toMatchObject({ message: expect.stringContaining(`: ${at} should be`) });
  });
});

describe('a report that the site has not prepared', () => {
  let repeats: number[];
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    repeats = [];
    stop = repeatUnderWay.subscribe(() => repeats.push(repeatUnderWay.get()));
  });
  afterEach(() => stop());

  test('an unprepared report is requested again after a second, and the repeat is shown', async () => {
    respondWith(UNPREPARED, UNPREPARED, ofReport({ title: 'Thursday' }));
    const requesting = request(FIGHTS);
    await vi.advanceTimersByTimeAsync(999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1001);
    expect(await requesting).toMatchObject({ title: 'Thursday' });
    expect(sent).toHaveLength(3);
    expect(repeats).toEqual([1, 2, 0]);
  });

  test('a report still unprepared after six repeats fails with ReportNotPrepared', async () => {
    respondWith(UNPREPARED);
    const failing = failureOf(FIGHTS);
    await vi.advanceTimersByTimeAsync(MAX_REPEATS * 1000);
    expect(await failing).toBeInstanceOf(failures.ReportNotPrepared);
    expect(sent).toHaveLength(7);
    expect(repeats).toEqual([1, 2, 3, 4, 5, 6, 0]);
  });

  test('an unprepared report is known by any of its errors', async () => {
    respondWith(
      { data: null, errors: [{ message: 'Internal' }, ...UNPREPARED.errors] },
      ofReport({ title: 'Thursday' }),
    );
    const requesting = request(FIGHTS);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await requesting).toMatchObject({ title: 'Thursday' });
  });

  test('a request without a repeat shows none', async () => {
    respondWith(ofReport({}));
    await request(FIGHTS);
    expect(repeats).toEqual([]);
  });

  test.each([
    { when: 'in the pause', abortAfter: 500 },
    { when: 'before the pause', abortAfter: 0 },
  ])('a request aborted $when is not repeated', async ({ abortAfter }) => {
    respondWith(UNPREPARED);
    const caller = new AbortController();
    const requesting = request(FIGHTS, caller.signal).catch((reason) => reason);
    if (abortAfter > 0) await vi.advanceTimersByTimeAsync(abortAfter);
    caller.abort(new Error('left'));
    expect(await requesting).toBe(caller.signal.reason);
    expect(vi.getTimerCount()).toBe(0);
    expect(sent).toHaveLength(1);
    expect(repeatUnderWay.get()).toBe(0);
  });
});

describe('v1’s shape', () => {
  test('a report has v1’s field names, percentages in hundredths, and no actors but players', async () => {
    respondWith(
      ofReport({
        title: 'Thursday',
        startTime: 1,
        endTime: 2,
        owner: { name: 'Logger' },
        zone: { id: 1023 },
        masterData: {
          gameVersion: 3,
          actors: [
            { id: 7, name: 'Kadda', server: 'Firemaw', type: 'Player', subType: 'Druid' },
            { id: 9, name: 'Magmaw', server: null, type: 'NPC', subType: 'Boss' },
          ],
        },
        fights: [
          {
            id: 4,
            encounterID: 1024,
            name: 'Magmaw',
            size: 25,
            difficulty: 4,
            kill: false,
            inProgress: true,
            bossPercentage: 45.119,
            startTime: 100,
            endTime: 200,
            gameZone: { id: 669, name: 'Blackwing Descent' },
          },
        ],
      }),
    );
    expect(await request(FIGHTS)).toEqual({
      title: 'Thursday',
      owner: 'Logger',
      start: 1,
      end: 2,
      zone: 1023,
      gameVersion: 3,
      friendlies: [{ id: 7, name: 'Kadda', server: 'Firemaw', type: 'Druid' }],
      fights: [
        {
          id: 4,
          boss: 1024,
          name: 'Magmaw',
          size: 25,
          difficulty: 4,
          kill: false,
          inProgress: true,
          bossPercentage: 4512,
          start_time: 100,
          end_time: 200,
          zoneID: 669,
          zoneName: 'Blackwing Descent',
        },
      ],
    });
  });

  test.each([
    { why: 'null', nothing: null },
    { why: 'missing', nothing: undefined },
  ])('a report whose parts are $why is read without them', async ({ nothing }) => {
    respondWith(
      ofReport({ owner: nothing, zone: nothing, masterData: nothing, fights: [{ id: 4 }] }),
      ofReport({ masterData: { actors: nothing }, fights: [{ id: 4, gameZone: nothing }] }),
      ofReport({ fights: nothing }),
    );
    const [bare, unlisted, fightless] = [
      await request(FIGHTS),
      await request(FIGHTS),
      await request(FIGHTS),
    ];
    expect(bare).toEqual({ fights: [{ id: 4 }] });
    expect(unlisted).toEqual({ fights: [{ id: 4 }] });
    expect(fightless).toEqual({});
  });

  test.each([
    { logged: null, read: undefined },
    { logged: 'half', read: undefined },
    { logged: 0, read: 0 },
    { logged: 100, read: 10_000 },
  ])('a boss’s health of $logged % is $read in v1', async ({ logged, read }) => {
    respondWith(ofReport({ fights: [{ id: 4, bossPercentage: logged }] }));
    expect(await request(FIGHTS)).toEqual({ fights: [{ id: 4, bossPercentage: read }] });
  });

  test('a summary is the table’s data as it is', async () => {
    const data = { playerDetails: { dps: [{ name: 'Kadda' }] }, totalTime: 7 };
    respondWith(ofReport({ table: { data } }));
    expect(await request(SUMMARY)).toEqual(data);
  });

  test.each([
    { why: 'names the next page', next: 2500, read: { nextPageTimestamp: 2500 } },
    { why: 'is the last', next: null, read: {} },
    { why: 'does not say', next: undefined, read: {} },
  ])('a page of events that $why is read with $read', async ({ next, read }) => {
    respondWith(ofReport({ events: { data: [{ timestamp: 1 }], nextPageTimestamp: next } }));
    expect(await request(EVENTS)).toEqual({ events: [{ timestamp: 1 }], ...read });
  });

  test('a guild’s reports have v1’s names, and no owner or zone where v2 has none', async () => {
    const night = { code: CODE, title: 'Thursday', startTime: 1, endTime: 2 };
    respondWith({
      data: {
        reportData: {
          reports: {
            data: [
              { ...night, zone: { id: 1023 }, owner: { name: 'Logger' } },
              { ...night, zone: null, owner: null },
            ],
          },
        },
      },
    });
    const listed = { id: CODE, title: 'Thursday', start: 1, end: 2 };
    expect(await request(GUILD)).toEqual([{ ...listed, owner: 'Logger', zone: 1023 }, listed]);
  });

  test.each([
    { why: 'has an error', body: withError('No guild exists.') },
    { why: 'has no list', body: { data: { reportData: { reports: null } } } },
  ])('a guild’s response that $why leaves the guild to v1', async ({ body }) => {
    respondWith(body);
    const failure = await failureOf(GUILD);
    expect(failure).toBeInstanceOf(NotInV2);
    expect(failure).toMatchObject({ failure: expect.any(failures.NotFoundBySignIn) });
  });
});

describe('a character’s kills', () => {
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
  const leftToV1 = async (failure: unknown) => {
    const thrown = await failureOf(KILLS);
    expect(thrown).toBeInstanceOf(NotInV2);
    expect(thrown).toMatchObject({ failure: expect.any(failure) });
  };

  test('the zone’s bosses are requested first, then all ranks of the character at once', async () => {
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

  test('ranks have v1’s names, and ranks that cannot be read cost their own boss only', async () => {
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
    await leftToV1(failures.NotFoundBySignIn);
  });

  test.each([
    { why: 'the zone has an error', bodies: [withError('No zone.')] },
    { why: 'the zone is unknown', bodies: [{ data: { worldData: { zone: null } } }] },
    {
      why: 'a boss’s number is no whole one',
      bodies: [zoneOf([{ id: 3.5, sizes: [10] }])],
    },
    { why: 'the ranks have an error', bodies: [ZONE, withError('Too complex.')] },
    { why: 'there is no character data', bodies: [ZONE, { data: {} }] },
    { why: 'the character has no name', bodies: [ZONE, characterOf({ hidden: false })] },
    {
      why: 'it cannot be read whether the character is hidden',
      bodies: [ZONE, characterOf({ name: 'Brännock', hidden: 'perhaps' })],
    },
  ])('the kills need a key if $why', async ({ bodies }) => {
    respondWith(...bodies);
    await leftToV1(failures.SearchNeedsKey);
  });
});
