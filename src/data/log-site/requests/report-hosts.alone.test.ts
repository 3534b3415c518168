import { beforeEach, expect, test, vi } from 'vitest';

const FIGHTS = { fights: [{ id: 1, boss: 652, kill: true, start_time: 0, end_time: 9 }] };
const notFound = () =>
  Response.json(
    { status: 400, error: 'This report does not exist or is private.' },
    { status: 400 },
  );
const found = () => Response.json(FIGHTS);

let requested: string[];
let responses: Record<string, () => Response>;

/** Modules of its own: a visit remembers each report's host, and which hosts were silent. */
const startVisit = async () => ({
  ...(await import('../fetch-raid')),
  ...(await import('../../settings/settings')),
  ...(await import('./report-hosts')),
});

let visit: Awaited<ReturnType<typeof startVisit>>;

let codes = 0;
const newCode = () => {
  codes += 1;
  return `HostTest${`${codes}`.padStart(8, '0')}`;
};
const fetchReport = (code: string) => visit.fetchRaid(code, new AbortController().signal);

beforeEach(async () => {
  vi.stubEnv('VITE_WCL_CLIENT_ID', 'client');
  vi.resetModules();
  visit = await startVisit();
  visit.changeSettings({ apiKey: 'a-key-of-my-own', signIn: null });
  requested = [];
  responses = {};
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (address: URL | string) => {
    const [host = ''] = new URL(address).hostname.split('.');
    requested.push(host);
    return responses[host]?.() ?? Promise.reject(new TypeError('Failed to fetch'));
  });
});

test('a bare code is requested at the classic host only, if that has it', async () => {
  responses = { classic: found, fresh: found };
  expect((await fetchReport(newCode())).host).toBeUndefined();
  expect(requested).toEqual(['classic']);
});

test('a report unknown to the classic host is requested at the fresh one, then always there', async () => {
  responses = { classic: notFound, fresh: found };
  const code = newCode();
  expect((await fetchReport(code)).host).toBe('fresh');
  await fetchReport(code);
  expect(requested).toEqual(['classic', 'fresh', 'fresh']);
});

test('a 404 of the first host sends a report to the other one as well', async () => {
  responses = { classic: () => new Response('', { status: 404 }), fresh: found };
  expect((await fetchReport(newCode())).host).toBe('fresh');
});

test('a report is first requested at its link’s host', async () => {
  responses = { classic: found, fresh: found };
  const code = newCode();
  visit.noteHost(code, 'fresh');
  expect((await fetchReport(code)).host).toBe('fresh');
  expect(requested).toEqual(['fresh']);
});

test('a link to the wrong host finds the report at the classic one, and keeps its host', async () => {
  responses = { classic: found, fresh: notFound };
  const code = newCode();
  visit.noteHost(code, 'fresh');
  expect((await fetchReport(code)).host).toBe('fresh');
  await fetchReport(code);
  expect(requested).toEqual(['fresh', 'classic', 'classic']);
});

test('a report that no host has is not found, after one request to each', async () => {
  responses = { classic: notFound, fresh: notFound, forever: notFound };
  await expect(fetchReport(newCode())).rejects.toMatchObject({ kind: 'reportNotFound' });
  expect(requested).toEqual(['classic', 'fresh', 'forever']);
});

test.each(['classic', 'www', 'vanilla', 'sod', 'tbc', 'titan', 'de', 'later'])(
  'a link to %s is requested at the classic host, then at the fresh one, and keeps its host',
  async (host) => {
    responses = { classic: notFound, fresh: found, [host]: notFound };
    const code = newCode();
    visit.noteHost(code, host);
    expect((await fetchReport(code)).host).toBe(host === 'classic' ? undefined : host);
    expect(requested).toEqual(['classic', 'fresh']);
  },
);

test('a link to forever is requested there first, and stays its own where another host has the report', async () => {
  responses = { forever: found };
  const [there, elsewhere] = [newCode(), newCode()];
  visit.noteHost(there, 'forever');
  visit.noteHost(elsewhere, 'forever');
  expect((await fetchReport(there)).host).toBe('forever');
  responses = { forever: notFound, classic: notFound, fresh: found };
  expect((await fetchReport(elsewhere)).host).toBe('forever');
  expect(requested).toEqual(['forever', 'forever', 'classic', 'fresh']);
});

test.each([
  { why: 'does not exist', silent: undefined },
  { why: 'has no such page', silent: () => new Response('<html>', { status: 404 }) },
])('if Forever’s host $why, another answers, and it is requested once in a visit', async (host) => {
  responses = { ...(host.silent && { forever: host.silent }), classic: found };
  const [first, second] = [newCode(), newCode()];
  for (const code of [first, second]) {
    visit.noteHost(code, 'forever');
    expect((await fetchReport(code)).host).toBe('forever');
  }
  expect(requested).toEqual(['forever', 'classic', 'classic']);
});

test('Forever’s host is requested again if no other host answered either', async () => {
  const code = newCode();
  visit.noteHost(code, 'forever');
  await expect(fetchReport(code)).rejects.toMatchObject({ kind: 'unreachable' });
  responses = { forever: found };
  expect((await fetchReport(code)).host).toBe('forever');
});

test.each([
  { why: 'is down', broken: () => new Response('', { status: 503 }) },
  { why: 'sends a page', broken: () => new Response('<p>Soon</p>') },
  { why: 'refuses the key', broken: () => new Response('', { status: 401 }) },
])('that Forever’s host $why is never the message', async ({ broken }) => {
  responses = { classic: notFound, fresh: notFound, forever: broken };
  await expect(fetchReport(newCode())).rejects.toMatchObject({ kind: 'reportNotFound' });
  responses = { classic: found, forever: broken };
  const code = newCode();
  visit.noteHost(code, 'forever');
  expect((await fetchReport(code)).host).toBe('forever');
});

test('Forever’s host, if it takes longer than 30 s, is passed over', async () => {
  vi.useFakeTimers();
  responses = { classic: found };
  vi.stubGlobal('fetch', async (address: URL, { signal }: RequestInit) => {
    const [host = ''] = address.hostname.split('.');
    requested.push(host);
    if (host !== 'forever') return found();
    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    );
  });
  const code = newCode();
  visit.noteHost(code, 'forever');
  const fetched = fetchReport(code);
  await vi.advanceTimersByTimeAsync(30_000);
  expect((await fetched).host).toBe('forever');
  expect(requested).toEqual(['forever', 'classic']);
});

test('a link to the classic host does not take back what an earlier link told', async () => {
  responses = { forever: found };
  const code = newCode();
  visit.noteHost(code, 'forever');
  visit.noteHost(code, 'classic');
  expect((await fetchReport(code)).host).toBe('forever');
});

test.each([
  { what: 'unreachable', fresh: undefined },
  { what: 'failing', fresh: () => new Response('', { status: 500 }) },
  { what: 'down behind Cloudflare', fresh: () => new Response('', { status: 522 }) },
])(
  'a report that the first host does not have is not found if the second is $what',
  async (host) => {
    responses = { classic: notFound, forever: notFound, ...(host.fresh && { fresh: host.fresh }) };
    await expect(fetchReport(newCode())).rejects.toMatchObject({ kind: 'reportNotFound' });
    expect(requested).toEqual(['classic', 'fresh', 'forever']);
  },
);

test('if the first host is unreachable the report is not called unknown', async () => {
  responses = { fresh: notFound };
  await expect(fetchReport(newCode())).rejects.toMatchObject({ kind: 'unreachable' });
  expect(requested).toEqual(['classic']);
});

test('a host that demands a pause is not skipped', async () => {
  responses = {
    classic: () => Response.json({}, { status: 429, headers: { 'retry-after': '7' } }),
    fresh: found,
  };
  await expect(fetchReport(newCode())).rejects.toMatchObject({ kind: 'tooManyRequests' });
  expect(requested).toEqual(['classic']);
});

test('the second host’s pause is thrown', async () => {
  responses = {
    classic: notFound,
    fresh: () => Response.json({}, { status: 429, headers: { 'retry-after': '7' } }),
  };
  await expect(fetchReport(newCode())).rejects.toMatchObject({ retriesIn: 7 });
});

test('signed in, a report’s zone tells its host', async () => {
  const endsAt = Date.now() + 1_000_000;
  visit.changeSettings({ signIn: { token: 'token', endsAt, name: 'Kettlebrew' } });
  const fights = [{ id: 1, encounterID: 652, kill: true, startTime: 0, endTime: 9 }];
  const inZone = (id: number) => () =>
    Response.json({ data: { reportData: { report: { zone: { id }, fights } } } });
  responses = { www: inZone(1047) };
  expect((await fetchReport(newCode())).host).toBe('fresh');
  responses = { www: inZone(1046) };
  expect((await fetchReport(newCode())).host).toBeUndefined();
});

test('signed in, a report is requested once, as a sign-in finds every host’s', async () => {
  const endsAt = Date.now() + 1_000_000;
  visit.changeSettings({ signIn: { token: 'token', endsAt, name: 'Kettlebrew' } });
  responses = {
    www: () => Response.json({ data: { reportData: { report: null } } }),
    fresh: found,
    forever: found,
  };
  const code = newCode();
  visit.noteHost(code, 'forever');
  await expect(fetchReport(code)).rejects.toMatchObject({ kind: 'reportNotFound' });
  expect(requested).toEqual(['www']);
});
