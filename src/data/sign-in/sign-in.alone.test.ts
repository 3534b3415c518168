import { beforeEach, expect, test, vi } from 'vitest';
import { openTab } from '#test/open-tab';
import { stubStorage } from '#test/stub-storage';
import { untilReleased } from '#test/until-released';

const SITE = 'https://logs.example.org';
const APP = 'https://ready-check.example.org/';
const TOKEN = 'a-token-of-the-site';

/** The tab's session storage. */
let stored: Map<string, string>;
let location: URL;
/** Pages that the tab was sent to. */
let visited: string[];
/** The sign-in host's response to a code, and its response about the account. */
let grant: () => Promise<Response>;
let account: () => Promise<Response>;
let tokenRequests: URLSearchParams[];

beforeEach(() => {
  stored = stubStorage('sessionStorage');
  visited = [];
  tokenRequests = [];
  grant = async () =>
    Response.json({ access_token: TOKEN, token_type: 'Bearer', expires_in: 3600 });
  account = async () => Response.json({ data: { userData: { currentUser: { name: 'Kadda' } } } });
  vi.stubEnv('VITE_WCL_CLIENT_ID', 'a-client');
  vi.stubEnv('VITE_WCL_SIGN_IN_URL', SITE);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (address: URL | string, { body }: RequestInit = {}) => {
    if (!`${address}`.endsWith('/oauth/token')) return account();
    tokenRequests.push(new URLSearchParams(`${body}`));
    return grant();
  });
});

/** Loads a page of the app in the same tab. */
function openPage(address: string, isSecureContext = true) {
  location = new URL(address, APP);
  const window = Object.assign(new EventTarget(), {
    isSecureContext,
    location: Object.assign(location, { assign: (page: string) => visited.push(page) }),
    history: {
      replaceState: (_: unknown, __: string, next: string) => {
        location.href = new URL(next, location).href;
      },
    },
  });
  vi.stubGlobal('window', window);
  return openTab(async () => {
    const page = {
      window,
      ...(await import('../online')),
      ...(await import('../page-visits')),
      ...(await import('../work-under-way')),
      ...(await import('./returned-code')),
      ...(await import('./sign-in')),
      ...(await import('../settings/sign-in-state')),
      ...(await import('../settings/settings')),
    };
    page.followPageVisits();
    page.takeReturn();
    return page;
  });
}

/** Signs in from a page; the log site returns to the app with `parameters`. */
async function comeBack(from: string, parameters: (state: string) => Record<string, string>) {
  const before = await openPage(from);
  await before.startSignIn();
  const state = new URL(visited[0] ?? '').searchParams.get('state') ?? '';
  return openPage(`?${new URLSearchParams(parameters(state))}`);
}
const withCode = (state: string) => ({ code: 'a-code', state });
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** Opens a page on which a sign-in at the log site has just been finished. */
async function openFinished(from = '', parameters: Parameters<typeof comeBack>[1] = withCode) {
  const page = await comeBack(from, parameters);
  page.finishSignIn();
  await page.awaitSignIn();
  return page;
}

const kindOf = (page: Awaited<ReturnType<typeof openPage>>) => page.signInProgress.get();

test('a sign-in opens the log site’s page with a state and a code challenge', async () => {
  const page = await openPage('?report=AAAAAAAAAAAAAAA1#x');
  await page.startSignIn();
  const [address] = visited;
  const { origin, pathname, searchParams } = new URL(address ?? '');
  expect(origin + pathname).toBe(`${SITE}/oauth/authorize`);
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'a-client',
    redirect_uri: APP,
    response_type: 'code',
    scope: 'view-user-profile view-private-reports',
    state: expect.stringMatching(/^.{20,}$/),
    code_challenge: expect.stringMatching(/^.{20,}$/),
    code_challenge_method: 'S256',
  });
});

test('a second sign-in can start after 15 seconds of waiting or a return to the app', async () => {
  vi.useFakeTimers();
  const page = await openPage('');
  await Promise.all([page.startSignIn(), page.startSignIn()]);
  await page.startSignIn();
  expect(visited).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(kindOf(page)).toEqual({ kind: 'opening' });
  await vi.advanceTimersByTimeAsync(1);
  expect(kindOf(page)).toEqual({ kind: 'idle' });
  await page.startSignIn();
  const queries = visited.map((address) => new URL(address).searchParams);
  for (const name of ['state', 'code_challenge']) {
    expect(new Set(queries.map((query) => query.get(name))).size, name).toBe(2);
  }
  page.window.dispatchEvent(new Event('pagehide'));
  page.window.dispatchEvent(new Event('pageshow'));
  expect(kindOf(page)).toEqual({ kind: 'idle' });
});

test('a code is exchanged for a token with the verifier of the same tab', async () => {
  const page = await comeBack('?report=AAAAAAAAAAAAAAA1#x', withCode);
  expect(location.href).toBe(`${APP}?report=AAAAAAAAAAAAAAA1#x`);
  vi.useFakeTimers({ toFake: ['Date'] });
  page.finishSignIn();
  expect(kindOf(page).kind).toBe('finishing');
  expect(page.accessToken()).toBeUndefined();
  await page.awaitSignIn();
  expect(kindOf(page)).toEqual({ kind: 'signed in' });
  expect(page.accessToken()).toBe(TOKEN);
  const signIn = { token: TOKEN, name: 'Kadda', endsAt: Date.now() + 3_600_000 };
  expect(page.settings.get().signIn).toEqual(signIn);
  expect(Object.fromEntries(tokenRequests[0] ?? [])).toMatchObject({
    grant_type: 'authorization_code',
    client_id: 'a-client',
    code: 'a-code',
    redirect_uri: APP,
    code_verifier: expect.stringMatching(/^.{40,}$/),
  });
});

test('a token without an expiry lasts a year', async () => {
  grant = async () => Response.json({ access_token: TOKEN, token_type: 'Bearer' });
  const page = await openFinished();
  const days = ((page.settings.get().signIn?.endsAt ?? 0) - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(365);
});

test.each([
  ['fails', unreachable],
  ['has another shape', async () => Response.json({ data: { userData: null } })],
  ['takes longer than five seconds', () => new Promise<Response>(() => {})],
])('a sign-in has no account name if the account %s', async (_, response) => {
  account = response;
  const page = await comeBack('', withCode);
  vi.useFakeTimers();
  page.finishSignIn();
  await vi.waitFor(() => expect(tokenRequests).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(5_000);
  await page.awaitSignIn();
  expect([kindOf(page).kind, page.settings.get().signIn?.name]).toEqual(['signed in', '']);
});

const refusing = (state: string) => ({ error: 'access_denied', state });
const usedBefore = async () => Response.json({ error: 'invalid_grant' }, { status: 400 });

test.each([
  { why: 'the user refuses', parameters: refusing, problem: 'refused' },
  { why: 'the code was used before', response: usedBefore, problem: 'refused' },
  { why: 'the log site is unreachable', response: unreachable, problem: 'offline' },
])('a sign-in fails as $problem if $why', async ({ parameters = withCode, response, problem }) => {
  if (response) grant = response;
  const page = await openFinished('', parameters);
  expect(kindOf(page)).toEqual({ kind: 'failed', problem });
  expect(page.settings.get().signIn).toBeNull();
});

test('a wrong state ends its tab’s sign-in', async () => {
  const wrong = await openFinished('', () => ({ code: 'stolen', state: 'wrong' }));
  expect(kindOf(wrong)).toEqual({ kind: 'failed', problem: 'unknown state' });
  const right = new URL(visited[0] ?? '').searchParams.get('state') ?? '';
  const page = await openPage(`?${new URLSearchParams(withCode(right))}`);
  page.finishSignIn();
  expect(kindOf(page)).toEqual({ kind: 'failed', problem: 'unknown state' });
  expect(tokenRequests).toEqual([]);
});

test('a sign-in fails on plain http or without storage', async () => {
  const insecure = await openPage('', false);
  await insecure.startSignIn();
  expect(kindOf(insecure)).toEqual({ kind: 'failed', problem: 'insecure' });
  stubStorage('sessionStorage', () => true);
  const refused = await openPage('');
  await refused.startSignIn();
  expect(kindOf(refused)).toEqual({ kind: 'failed', problem: 'storage refused' });
  expect(visited).toEqual([]);
});

test('a second response only returns the user to the previous page', async () => {
  const first = await openFinished('?report=AAAAAAAAAAAAAAA1');
  const second = await openPage('?code=a-code&state=old');
  expect(location.search).toBe('?report=AAAAAAAAAAAAAAA1');
  second.changeSettings({ signIn: first.settings.get().signIn });
  second.finishSignIn();
  expect(kindOf(second)).toEqual({ kind: 'idle' });
  expect(tokenRequests).toHaveLength(1);
});

const UNKNOWN: [query: string, note?: string][] = [
  ['code=foreign&state=foreign'],
  ['error=access_denied&state=foreign'],
  ['error=access_denied&error_description=Call+this+number&state=foreign'],
  ['code=a-code&state=old', '{'],
  ['code=a-code&state=old', '7'],
  ['code=a-code&state=old', 'null'],
  ['code=a-code&state=old', '{"state":"old","verifier":1,"returnTo":"/"}'],
];

test.each(UNKNOWN)('a response with %s is dropped by a tab that noted %s', async (query, note) => {
  if (note !== undefined) stored.set('ready-check-sign-in', note);
  const page = await openPage(`?${query}`);
  page.finishSignIn();
  expect(kindOf(page)).toEqual({ kind: 'failed', problem: 'unknown state' });
  expect(location.href).toBe(APP);
  expect([visited, tokenRequests]).toEqual([[], []]);
});

test.each([
  'code=COUPON',
  'error=404',
  'report=AAAAAAAAAAAAAAA1',
  'report=AAAAAAAAAAAAAAA1&code=COUPON',
])('an address with %s, which no sign-in sends, stays unchanged', async (query) => {
  const page = await openPage(`?${query}`);
  page.finishSignIn();
  expect(kindOf(page)).toEqual({ kind: 'idle' });
  expect(location.href).toBe(`${APP}?${query}`);
});

test.each([
  '//evil.example.org/',
  '/\\evil.example.org',
  '/\t/evil.example.org',
  '//[',
  'https://evil.example.org/',
  '',
])('a return to %j opens the app’s folder', async (returnTo) => {
  const note = { state: 'old', verifier: 'v', returnTo };
  stored.set('ready-check-sign-in', JSON.stringify(note));
  await openPage('?code=a-code&state=old');
  expect(location.href).toBe(APP);
});

test('an expired token is deleted when the app starts', async () => {
  const page = await openPage('');
  const ended = { token: TOKEN, name: 'Kadda', endsAt: Date.now() };
  page.changeSettings({ signIn: ended });
  expect(page.accessToken()).toBeUndefined();
  page.finishSignIn();
  expect(page.settings.get().signIn).toBeNull();
  expect(kindOf(page)).toEqual({ kind: 'ended' });
});

test('a build without a client ID finishes no sign-in', async () => {
  vi.stubEnv('VITE_WCL_CLIENT_ID', '');
  const page = await openPage('?code=a-code&state=old');
  page.finishSignIn();
  expect([page.isSignInOffered, kindOf(page)]).toEqual([false, { kind: 'idle' }]);
  expect(location.href).toBe(`${APP}?code=a-code&state=old`);
});

test('a new version waits until a sign-in is finished', async () => {
  const [held, respond] = untilReleased();
  const response = grant;
  grant = () => held.then(response);
  const page = await comeBack('', withCode);
  page.finishSignIn();
  await vi.waitFor(() => expect(tokenRequests).toHaveLength(1));
  expect(page.workUnderWay.get()).toEqual(['sign-in']);
  respond();
  await page.awaitSignIn();
  expect(page.workUnderWay.get()).toEqual([]);
});

test('a sign-in opens a responding log site although the browser reports offline', async () => {
  const page = await openPage('');
  page.online.set(false);
  account = unreachable;
  await page.startSignIn();
  expect([kindOf(page), visited]).toEqual([{ kind: 'failed', problem: 'no connection' }, []]);

  account = async () => new Response('');
  await page.startSignIn();
  expect(visited).toHaveLength(1);
  expect(page.online.get()).toBe(true);
});
