import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../settings/settings';
import { LogSiteUnreachable, ReportNotFound, TooManyRequests } from './failure-kinds';
import { fetchRaid } from './fetch-raid';
import { noteHost } from './report-hosts';

vi.hoisted(() => vi.stubEnv('VITE_WCL_CLIENT_ID', 'client'));

const FIGHTS = { fights: [{ id: 1, boss: 652, kill: true, start_time: 0, end_time: 9 }] };
const notFound = () =>
  Response.json(
    { status: 400, error: 'This report does not exist or is private.' },
    { status: 400 },
  );
const found = () => Response.json(FIGHTS);

let requested: string[];
let responses: Record<string, () => Response>;

/** A code per test, since a report's host is remembered. */
let codes = 0;
const newCode = () => {
  codes += 1;
  return `HostTest${`${codes}`.padStart(8, '0')}`;
};
const fetchReport = (code: string) => fetchRaid(code, new AbortController().signal);

beforeEach(() => {
  requested = [];
  responses = {};
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (address: URL | string) => {
    const [host = ''] = new URL(address).hostname.split('.');
    requested.push(host);
    return responses[host]?.() ?? Promise.reject(new TypeError('Failed to fetch'));
  });
  changeSettings({ apiKey: 'a-key-of-my-own' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  changeSettings({ signIn: null });
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
  noteHost(code, 'fresh');
  expect((await fetchReport(code)).host).toBe('fresh');
  expect(requested).toEqual(['fresh']);
});

test('a link to the wrong host finds the report at the classic one', async () => {
  responses = { classic: found, fresh: notFound };
  const code = newCode();
  noteHost(code, 'fresh');
  expect((await fetchReport(code)).host).toBeUndefined();
  expect(requested).toEqual(['fresh', 'classic']);
});

test('a report that neither host has is not found, after one request to each', async () => {
  responses = { classic: notFound, fresh: notFound };
  await expect(fetchReport(newCode())).rejects.toThrow(ReportNotFound);
  expect(requested).toEqual(['classic', 'fresh']);
});

test.each([
  { what: 'unreachable', fresh: undefined },
  { what: 'failing', fresh: () => new Response('', { status: 500 }) },
  { what: 'down behind Cloudflare', fresh: () => new Response('', { status: 522 }) },
])(
  'a report that the first host does not have is not found if the second is $what',
  async (host) => {
    responses = { classic: notFound, ...(host.fresh && { fresh: host.fresh }) };
    await expect(fetchReport(newCode())).rejects.toThrow(ReportNotFound);
    expect(requested).toEqual(['classic', 'fresh']);
  },
);

test('if the first host is unreachable the report is not called unknown', async () => {
  responses = { fresh: notFound };
  await expect(fetchReport(newCode())).rejects.toThrow(LogSiteUnreachable);
  expect(requested).toEqual(['classic']);
});

test('a host that demands a pause is not skipped', async () => {
  responses = {
    classic: () => Response.json({}, { status: 429, headers: { 'retry-after': '7' } }),
    fresh: found,
  };
  await expect(fetchReport(newCode())).rejects.toThrow(TooManyRequests);
  expect(requested).toEqual(['classic']);
});

test('the second host’s pause is thrown', async () => {
  responses = {
    classic: notFound,
    fresh: () => Response.json({}, { status: 429, headers: { 'retry-after': '7' } }),
  };
  await expect(fetchReport(newCode())).rejects.toMatchObject({ retriesIn: 7 });
});

test('signed in, a report is requested once, as a sign-in finds every host’s', async () => {
  const endsAt = Date.now() + 1_000_000;
  changeSettings({ signIn: { token: 'token', endsAt, name: 'Kettlebrew' } });
  responses = {
    www: () => Response.json({ data: { reportData: { report: null } } }),
    fresh: found,
  };
  await expect(fetchReport(newCode())).rejects.toThrow(ReportNotFound);
  expect(requested).toEqual(['www']);
});
