import { inspect } from 'node:util';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { untilAborted } from '#test/until-aborted';
import { changeSettings } from '../../settings/settings';
import recorded from '../recorded/v1-error-bodies.json';
import type { FailureKind } from './log-site-failure';
import { requestLogSite } from './request-log-site';

const schema = v.object({ fights: v.array(v.object({ id: v.pipe(v.number(), v.integer()) })) });
const request = (signal?: AbortSignal) =>
  requestLogSite({ kind: 'fights', code: 'abc' }, { schema, signal });

const respondWith = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }),
  );

const failureOf = (): Promise<unknown> => request().catch((failure) => failure);

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  changeSettings({ apiKey: 'a-key-of-my-own' });
});

test('a good response is parsed', async () => {
  respondWith({ fights: [{ id: 1 }], unknown: 'ignored' });
  expect(await request()).toEqual({ fights: [{ id: 1 }] });
});

test('a request has no cookie, referrer or cached response', async () => {
  const fetching = vi.fn(async () => Response.json({ fights: [] }));
  vi.stubGlobal('fetch', fetching);
  await request();
  const options = { credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' };
  expect(fetching).toHaveBeenCalledWith(expect.any(URL), expect.objectContaining(options));
});

test('no request is sent without a key', async () => {
  const fetching = vi.fn();
  vi.stubGlobal('fetch', fetching);
  changeSettings({ apiKey: '' });
  expect(await failureOf()).toMatchObject({ kind: 'noApiKey' });
  expect(fetching).not.toHaveBeenCalled();
});

const RECORDED: Record<string, FailureKind> = {
  'private or unknown report': 'reportNotFound',
  'bad api_key': 'keyRefused',
  maintenance: 'underMaintenance',
  'too many requests': 'tooManyRequests',
};

test.each(recorded.filter((response) => response.case in RECORDED))(
  'the recorded response “$case” fails with its own kind',
  async (response) => {
    respondWith(response.bodyText ?? response.body ?? '', response.httpStatus);
    expect(await failureOf()).toMatchObject({ kind: RECORDED[response.case] });
  },
);

const DOWN = 'Warcraft Logs is down for maintenance';
test.each([
  ['a bare 401', 'keyRefused', 401, ''],
  ['a 519 with a page', 'logSiteFailed', 519, '<html>'],
  ['a 525 with a page', 'logSiteFailed', 525, '<html>'],
  ['a maintenance page with brackets', 'underMaintenance', 200, `<p>[News] ${DOWN}</p>`],
  ['a 503 with the maintenance page', 'underMaintenance', 503, `<p>${DOWN}</p>`],
  ['empty', 'responseUnreadable', 200, ''],
  ['a refusal with its status as text', 'requestRefused', 200, { status: '403', error: 'No.' }],
])('a response that is %s fails with %s', async (_, kind, status, body) => {
  respondWith(body, status);
  expect(await failureOf()).toMatchObject({ kind });
});

test('a report titled “down for maintenance” is read even after blank lines', async () => {
  respondWith(' \n {"title": "Down for maintenance", "fights": [{"id": 1}]}');
  expect(await request()).toEqual({ fights: [{ id: 1 }] });
});

test('a letter split between two network chunks is read whole', async () => {
  const bytes = new TextEncoder().encode('{"status": 403, "error": "Für Gäste zu."}');
  const cut = bytes.indexOf(0xbc);
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes.slice(0, cut));
      controller.enqueue(bytes.slice(cut));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body));
  expect(await failureOf()).toMatchObject({ message: expect.stringContaining('Für Gäste zu.') });
});

test('an endless response is refused and its reading stopped', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1_000_000).fill(0x20));
    },
  });
  vi.stubGlobal('fetch', async () => new Response(endless));
  expect(await failureOf()).toMatchObject({ kind: 'responseTooLarge' });
  expect(sent).toBeLessThan(40);
});

test('the failure of a misshapen response names the path of the error', async () => {
  const messageFor = async (fight: object) => {
    respondWith({ fights: [fight] });
    return String(await failureOf());
  };
  expect(await messageFor({ id: 'abc' })).toContain('fights.0.id should be a number, but is "abc"');
  expect(await messageFor({ id: 1.5 })).toContain('0.id should be a whole number, but is 1.5');
  expect(await messageFor({})).toContain('understand: fights.0.id is missing. Try another');
});

test.each([
  { why: 'a refusal', body: { status: 403, error: `\u202e\0\n${'W'.repeat(10_000)}` } },
  { why: 'a wrong value', body: { fights: [{ id: `\u202e\0\n${'W'.repeat(10_000)}` }] } },
])('a failure quotes $why without direction marks and line breaks', async ({ body }) => {
  respondWith(body);
  const { message } = (await failureOf()) as Error;
  expect(message).toContain(' WWWW');
  expect(message).not.toMatch(/\p{C}/u);
  expect(message.length).toBeLessThan(300);
});

test.each([
  ['7', 7],
  ['12', 12],
  ['0', 1],
  ['99999', 3600],
  ['Wed, 21 Oct 2026 20:00:20 GMT', 20],
  ['Wed, 21 Oct 2026 19:00:00 GMT', 1],
  ['21 Oct 2026 20:00:20 GMT', 20],
  ['soon', 30],
  [undefined, 30],
])('the next request after a 429 with Retry-After $0 is sent in $1 s', async (header, seconds) => {
  vi.setSystemTime('2026-10-21T20:00:00Z');
  respondWith('', 429, header ? { 'retry-after': header } : {});
  expect(await failureOf()).toMatchObject({ retriesIn: seconds });
});

test.each([
  [true, 'unreachable'],
  [false, 'offline'],
])(
  'a request on a dead network with onLine %s fails as %s with its cause',
  async (onLine, kind) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('navigator', { onLine });
    expect(await failureOf()).toMatchObject({ kind, cause: new TypeError('Failed to fetch') });
  },
);

const hangingFetch = (_: URL, init: RequestInit) => untilAborted(init);

test('a request without a response for thirty seconds fails as too slow', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', vi.fn(hangingFetch));
  const settled = vi.fn();
  void failureOf().then(settled);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledWith(expect.objectContaining({ kind: 'tooSlow' }));
  expect(settled).toHaveBeenCalledWith(
    expect.objectContaining({ cause: expect.objectContaining({ name: 'AbortError' }) }),
  );
});

test.each([
  { when: 'before it is sent', abortFirst: true },
  { when: 'while it is under way', abortFirst: false },
])('a request aborted $when does not fail as the log site’s fault', async ({ abortFirst }) => {
  vi.stubGlobal('fetch', vi.fn(hangingFetch));
  const caller = new AbortController();
  const reason = new Error('left');
  if (abortFirst) caller.abort(reason);
  const outcome = expect(request(caller.signal)).rejects.toBe(reason);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  caller.abort(reason);
  await outcome;
});

test('a response leaves no timer running', async () => {
  vi.useFakeTimers();
  respondWith({ fights: [] });
  await request(new AbortController().signal);
  expect(vi.getTimerCount()).toBe(0);
});

test('a request works in a browser without AbortSignal.any and AbortSignal.timeout', async () => {
  vi.stubGlobal('AbortSignal', class {});
  respondWith({ fights: [{ id: 1 }] });
  expect(await request(new AbortController().signal)).toEqual({ fights: [{ id: 1 }] });
});

test('no failure’s message contains the key', async () => {
  for (const status of [200, 400, 401, 403, 429, 500, 522]) {
    for (const body of ['<html>a-key-of-my-own</html>', { error: 'a-key-of-my-own' }]) {
      respondWith(body, status);
      expect(inspect(await failureOf())).not.toContain('a-key-of-my-own');
    }
  }
});
