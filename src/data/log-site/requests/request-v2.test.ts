import { inspect } from 'node:util';
import { parse, validate } from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import { untilAborted } from '#test/until-aborted';
import {
  bodyOfReport,
  bodyWithError,
  CODE,
  FIGHTS,
  failureOf,
  GUILD,
  KILLS,
  PLAYERS,
  PULL,
  page,
  request,
  respondWith,
  sentRequests,
  startOnline,
} from '#test/v2';
import { V2_SCHEMA } from '../../../../e2e/sign-in/v2-schema';
import { changeSettings } from '../../settings/settings';
import { LogSiteFailure } from './log-site-failure';

startOnline();

describe('requests to v2', () => {
  test('a request posts JSON with the token to the sign-in host without following redirects', async () => {
    respondWith(bodyOfReport({}));
    await request(FIGHTS);
    expect(sentRequests).toHaveLength(1);
    expect(sentRequests[0]?.address).toBe('https://www.warcraftlogs.com/api/v2/user');
    expect(sentRequests[0]?.init).toMatchObject({
      method: 'POST',
      headers: { authorization: 'Bearer a-token', 'content-type': 'application/json' },
      redirect: 'error',
      credentials: 'omit',
    });
  });

  test.each([
    { requested: FIGHTS, variables: { code: CODE } },
    { requested: PLAYERS, variables: { code: CODE, start: 100, end: 2500 } },
    { requested: PULL, variables: { code: CODE, start: 100, end: 2500 } },
    { requested: GUILD, variables: { name: 'Kettle & Brew', realm: 'firemaw', region: 'EU' } },
  ])(
    'the query for $requested.kind is valid and has its parts',
    async ({ requested, variables }) => {
      respondWith({ data: {} });
      await failureOf(requested);
      expect(sentRequests.map((one) => one.variables)).toEqual([variables]);
      expect(validate(V2_SCHEMA, parse(sentRequests[0]?.query ?? ''))).toEqual([]);
    },
  );

  test.each([FIGHTS, PLAYERS, PULL])(
    'the query for $kind asks whether the report’s archive is closed',
    async (requested) => {
      respondWith({ data: {} });
      await failureOf(requested);
      expect(sentRequests[0]?.query).toContain('archiveStatus { isArchived isAccessible }');
    },
  );

  test('a request under way is aborted with its caller’s signal', async () => {
    const fetching = vi.fn((_: string, init: RequestInit) => untilAborted(init));
    vi.stubGlobal('fetch', fetching);
    const caller = new AbortController();
    const requesting = request(FIGHTS, caller.signal);
    caller.abort(new Error('left'));
    await expect(requesting).rejects.toBe(caller.signal.reason);
    expect(fetching).toHaveBeenCalledOnce();
  });
});

describe('refusals by v2', () => {
  test.each([
    [400, 'requestRefused', '(400)'],
    [404, 'requestRefused', '(404)'],
    [500, 'logSiteFailed', '(error 500)'],
    [522, 'originFailed', '(error 522)'],
  ])('a $0 for any request fails with $1', async (status, failure, words) => {
    for (const requested of [FIGHTS, PLAYERS, PULL, GUILD, KILLS]) {
      respondWith(page(status));
      const thrown = await failureOf(requested);
      expect(thrown).toMatchObject({ kind: failure });
      expect(thrown).toMatchObject({ message: expect.stringContaining(words) });
    }
  });

  test('an error without a report is quoted in at most 200 letters', async () => {
    respondWith(bodyWithError(`Internal\n${'W'.repeat(1000)}`));
    const failure = await failureOf(FIGHTS);
    expect(failure).toMatchObject({ kind: 'requestRefused' });
    expect(failure).toMatchObject({
      message: expect.stringContaining(`(200: Internal ${'W'.repeat(191)}).`),
    });
  });

  test.each([
    { why: 'an error', body: bodyWithError('a-token is unknown.') },
    { why: 'a wrong value', body: bodyOfReport({ fights: 'a-token' }) },
    { why: 'an unreadable page', body: new Response('a-token') },
  ])('a failure about $why hides the token that it quotes', async ({ body }) => {
    const endsAt = Date.now() + 1_000_000;
    changeSettings({ signIn: { token: 'a-token', endsAt, name: 'Kettlebrew' } });
    respondWith(body);
    const failure = await failureOf(FIGHTS);
    expect(failure).toBeInstanceOf(LogSiteFailure);
    expect(inspect(failure)).not.toContain('a-token');
  });

  test.each([
    { what: 'null', body: bodyOfReport(null) },
    { what: 'null beside an error', body: bodyWithError('No.', { reportData: { report: null } }) },
    { what: 'missing', body: { data: { reportData: {} } } },
    { what: 'without data', body: { data: null } },
    { what: 'no object', body: { data: { reportData: { report: 7 } } } },
  ])('a report that is $what fails as not found', async ({ body }) => {
    respondWith(body);
    expect(await failureOf(FIGHTS)).toMatchObject({ kind: 'reportNotFound' });
  });

  const archived = (isAccessible: boolean) => ({
    archiveStatus: { isArchived: true, isAccessible },
    title: 'Long ago',
    fights: null,
  });

  test.each([
    { how: 'without an error', body: bodyOfReport(archived(false)) },
    {
      how: 'with an error',
      body: bodyWithError('Archived.', { reportData: { report: archived(false) } }),
    },
  ])('an archive closed $how is distinguished from an unknown report', async ({ body }) => {
    respondWith(body);
    expect(await failureOf(FIGHTS)).toMatchObject({ kind: 'reportArchived' });
  });

  test('an archive that is open to the subscriber is read', async () => {
    respondWith(bodyOfReport(archived(true)));
    expect(await request(FIGHTS)).toMatchObject({ title: 'Long ago' });
  });

  test('a complete report with an error beside it counts as refused', async () => {
    respondWith(bodyWithError('Try later.', { reportData: { report: archived(true) } }));
    expect(await failureOf(FIGHTS)).toMatchObject({
      message: expect.stringContaining('Try later.'),
    });
  });

  const whole = { title: 'Thursday', masterData: { actors: [null] }, fights: [null], owner: null };
  const failing = (path: (string | number)[] | undefined, report: object) => ({
    ...bodyOfReport(report),
    errors: [{ message: 'Internal server error', ...(path && { path }) }],
  });

  test.each([
    { about: 'the limits', path: ['rateLimitData'] },
    { about: 'a field that may be missing', path: ['reportData', 'report', 'owner'] },
    { about: 'no field', path: undefined },
  ])('a whole report is read despite an error about $about', async ({ path }) => {
    respondWith(failing(path, whole));
    expect(await request(FIGHTS)).toMatchObject({ title: 'Thursday', fights: [], friendlies: [] });
  });

  test.each([
    { requested: PLAYERS, report: { table: { data: { playerDetails: [] } } } },
    { requested: PULL, report: { events: { data: [] } } },
  ])(
    'an error about the limits does not refuse the response to $requested.kind',
    async ({ requested, report }) => {
      respondWith(failing(['rateLimitData'], report));
      expect(await request(requested)).toBeDefined();
    },
  );

  test.each([
    ['no fights', ['reportData', 'report', 'fights'], { ...whole, fights: null }],
    ['a fight without its end', ['reportData', 'report', 'fights', 0, 'endTime'], whole],
    ['no fights and an error about no field', undefined, { ...whole, fights: null }],
  ])('a report with $0 is refused if an error comes with it', async (_, path, report) => {
    respondWith(failing(path, report));
    expect(await failureOf(FIGHTS)).toMatchObject({ kind: 'requestRefused' });
  });

  test('a report is read despite an unreadable list of errors', async () => {
    respondWith({ ...bodyOfReport({ title: 'Thursday' }), errors: 'none' });
    expect(await request(FIGHTS)).toMatchObject({ title: 'Thursday' });
  });

  test.each([
    { requested: FIGHTS, report: { fights: 'none' }, at: 'fights' },
    { requested: PLAYERS, report: { table: null }, at: 'table' },
    { requested: PULL, report: { events: null }, at: 'events' },
  ])(
    'the failure of a misshapen response to $requested.kind names the path of the error',
    async ({ requested, report, at }) => {
      respondWith(bodyOfReport(report));
      const failure = await failureOf(requested);
      expect(failure).toMatchObject({ kind: 'responseMisshapen' });
      expect(failure).toMatchObject({ message: expect.stringContaining(`: ${at} should be`) });
    },
  );
});
