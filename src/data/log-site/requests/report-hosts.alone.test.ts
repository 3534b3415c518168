import { beforeEach, expect, test, vi } from 'vitest';
import { untilAborted } from '#test/until-aborted';

const FIGHTS = { fights: [{ id: 1, boss: 652, kill: true, start_time: 0, end_time: 9 }] };
const NOT_FOUND = { status: 400, error: 'This report does not exist or is private.' };
const notFound = () => Response.json(NOT_FOUND, { status: 400 });
const page = (status: number) => () => new Response('', { status });
const found = () => Response.json(FIGHTS);

let requested: string[];
let responses: Record<string, (request: RequestInit) => Response | Promise<never>>;

/** Loads separate modules: a visit notes each report's host, and which hosts were silent. */
const startVisit = async () => ({
  ...(await import('../fetch-raid')),
  ...(await import('../../settings/settings')),
  ...(await import('./report-hosts')),
});

let visit: Awaited<ReturnType<typeof startVisit>>;

let codes = 0;
/** Returns the code of a new report, whose host a link may have named. */
const newCode = (linked?: string) => {
  codes += 1;
  const code = `HostTest${`${codes}`.padStart(8, '0')}`;
  if (linked) visit.noteHost(code, linked);
  return code;
};
const tooMany = () => Response.json({}, { status: 429, headers: { 'retry-after': '7' } });
const fetchReport = (code: string) => visit.fetchRaid(code, new AbortController().signal);

beforeEach(async () => {
  vi.stubEnv('VITE_WCL_CLIENT_ID', 'client');
  vi.resetModules();
  visit = await startVisit();
  visit.changeSettings({ apiKey: 'a-key-of-my-own', signIn: null });
  requested = [];
  responses = {};
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (address: URL | string, request: RequestInit) => {
    const [host = ''] = new URL(address).hostname.split('.');
    requested.push(host);
    return responses[host]?.(request) ?? Promise.reject(new TypeError('Failed to fetch'));
  });
});

test('a code without a link is requested only at the classic host if that host has the report', async () => {
  responses = { classic: found, fresh: found };
  expect((await fetchReport(newCode())).host).toBeUndefined();
  expect(requested).toEqual(['classic']);
});

test('a report found only at the fresh host is always requested there afterwards', async () => {
  responses = { classic: notFound, fresh: found };
  const code = newCode();
  expect((await fetchReport(code)).host).toBe('fresh');
  await fetchReport(code);
  expect(requested).toEqual(['classic', 'fresh', 'fresh']);
});

test('a report is also requested at the second host after a 404 from the first', async () => {
  responses = { classic: page(404), fresh: found };
  expect((await fetchReport(newCode())).host).toBe('fresh');
});

test('a report whose link names the wrong host is found at the classic host', async () => {
  responses = { classic: found, fresh: notFound };
  const code = newCode('fresh');
  expect((await fetchReport(code)).host).toBe('fresh');
  await fetchReport(code);
  expect(requested).toEqual(['fresh', 'classic', 'classic']);
});

test('a report that no host has fails as not found after one request to each', async () => {
  responses = { classic: notFound, fresh: notFound, forever: notFound };
  await expect(fetchReport(newCode())).rejects.toMatchObject({ kind: 'reportNotFound' });
  expect(requested).toEqual(['classic', 'fresh', 'forever']);
});

test.each(['classic', 'www', 'vanilla', 'sod', 'tbc', 'titan', 'de', 'later'])(
  'a link to %s is requested at the classic host, then at the fresh host',
  async (host) => {
    responses = { classic: notFound, fresh: found, [host]: notFound };
    const fetched = await fetchReport(newCode(host));
    expect(fetched.host).toBe(host === 'classic' ? undefined : host);
    expect(requested).toEqual(['classic', 'fresh']);
  },
);

test('a link to Forever’s host is requested there first', async () => {
  responses = { forever: found };
  expect((await fetchReport(newCode('forever'))).host).toBe('forever');
  responses = { forever: notFound, classic: notFound, fresh: found };
  expect((await fetchReport(newCode('forever'))).host).toBe('forever');
  expect(requested).toEqual(['forever', 'forever', 'classic', 'fresh']);
});

test.each([
  { why: 'does not exist', silent: undefined },
  { why: 'has no such page', silent: () => new Response('<html>', { status: 404 }) },
])('if Forever’s host $why, it is requested only once per visit', async (host) => {
  responses = { ...(host.silent && { forever: host.silent }), classic: found };
  for (const _ of ['first', 'second'])
    expect((await fetchReport(newCode('forever'))).host).toBe('forever');
  expect(requested).toEqual(['forever', 'classic', 'classic']);
});

test('Forever’s host is requested again if no host responded', async () => {
  const code = newCode('forever');
  await expect(fetchReport(code)).rejects.toMatchObject({ kind: 'unreachable' });
  responses = { forever: found };
  expect((await fetchReport(code)).host).toBe('forever');
});

test.each([
  { why: 'is down', broken: page(503) },
  { why: 'sends a page', broken: () => new Response('<p>Soon</p>') },
  { why: 'refuses the key', broken: page(401) },
])('a failure does not mention that Forever’s host $why', async ({ broken }) => {
  responses = { classic: notFound, fresh: notFound, forever: broken };
  await expect(fetchReport(newCode())).rejects.toMatchObject({ kind: 'reportNotFound' });
  responses = { classic: found, forever: broken };
  expect((await fetchReport(newCode('forever'))).host).toBe('forever');
});

test('Forever’s host is skipped if it takes longer than 30 s', async () => {
  vi.useFakeTimers();
  responses = { classic: found, forever: untilAborted };
  const fetched = fetchReport(newCode('forever'));
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await fetched).host).toBe('forever');
  expect(requested).toEqual(['forever', 'classic']);
});

test('a link to the classic host does not replace the host that an earlier link named', async () => {
  responses = { forever: found };
  const code = newCode('forever');
  visit.noteHost(code, 'classic');
  expect((await fetchReport(code)).host).toBe('forever');
});

test.each([
  { what: 'unreachable', fresh: undefined },
  { what: 'failing', fresh: page(500) },
  { what: 'down behind Cloudflare', fresh: page(522) },
])('a report that the first host lacks fails as not found if the second is $what', async (host) => {
  responses = { classic: notFound, forever: notFound, ...(host.fresh && { fresh: host.fresh }) };
  await expect(fetchReport(newCode())).rejects.toMatchObject({ kind: 'reportNotFound' });
  expect(requested).toEqual(['classic', 'fresh', 'forever']);
});

test.each<[what: string, responses: typeof responses, failure: object, requested: string[]]>([
  ['an unreachable first host', { fresh: notFound }, { kind: 'unreachable' }, ['classic']],
  [
    'a pause of the first host',
    { classic: tooMany, fresh: found },
    { kind: 'tooManyRequests', retriesIn: 7 },
    ['classic'],
  ],
  [
    'a pause of the second host',
    { classic: notFound, fresh: tooMany },
    { kind: 'tooManyRequests', retriesIn: 7 },
    ['classic', 'fresh'],
  ],
])('no further host is requested after %s', async (_, given, failure, hosts) => {
  responses = given;
  await expect(fetchReport(newCode())).rejects.toMatchObject(failure);
  expect(requested).toEqual(hosts);
});

const signIn = () =>
  visit.changeSettings({
    signIn: { token: 'token', endsAt: Date.now() + 1e6, name: 'Kettlebrew' },
  });

test('a signed-in request takes the host from the report’s zone', async () => {
  signIn();
  const fights = [{ id: 1, encounterID: 652, kill: true, startTime: 0, endTime: 9 }];
  const inZone = (id: number) => () =>
    Response.json({ data: { reportData: { report: { zone: { id }, fights } } } });
  responses = { www: inZone(1047) };
  expect((await fetchReport(newCode())).host).toBe('fresh');
  responses = { www: inZone(1046) };
  expect((await fetchReport(newCode())).host).toBeUndefined();
});

test('a signed-in request for a report is sent only to the sign-in host', async () => {
  signIn();
  responses = {
    www: () => Response.json({ data: { reportData: { report: null } } }),
    fresh: found,
    forever: found,
  };
  const fetched = fetchReport(newCode('forever'));
  await expect(fetched).rejects.toMatchObject({ kind: 'reportNotFound' });
  expect(requested).toEqual(['www']);
});
