import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { KILLS, THURSDAY, TIER_11 } from '../../../../e2e/searching';
import { V2Api } from '../../../../e2e/sign-in/v2-api';
import { changeSettings, settings } from '../../settings/settings';
import { signInProgress } from '../../settings/sign-in-state';
import { characterQueries } from '../character-queries';
import { guildQueries } from '../guild-queries';

vi.hoisted(() => vi.stubEnv('VITE_WCL_CLIENT_ID', 'client'));

const CODE = 'AAAAAAAAAAAAAAA1';
const REPORTS = [
  { id: CODE, title: 'Thursday', owner: 'Logger', start: THURSDAY, end: THURSDAY, zone: 1023 },
  { id: 'BBBBBBBBBBBBBBB2', title: 'Monday', start: THURSDAY - 1, end: THURSDAY, zone: -1 },
];
const EVERY_SCOPE = ['view-user-profile', 'view-private-reports'];

/** Data of the test server's v2 and v1, and how often each was requested. */
let v2: V2Api;
let requested: { v1: URL[]; v2: string[] };
let tokens: Set<string>;
/** Called at each request to v2. */
let meanwhile: () => void;

function knowByV2(guilds: [string, unknown][], characters: [string, unknown][]): void {
  v2 = new V2Api({
    reportOf: () => undefined,
    guilds: new Map(guilds),
    characters: new Map(characters),
  });
  v2.zones.set(1023, TIER_11);
}

beforeEach(() => {
  requested = { v1: [], v2: [] };
  tokens = new Set(['token']);
  meanwhile = () => {};
  knowByV2([], []);
  vi.stubGlobal('fetch', async (address: URL | string, { body, headers }: RequestInit) => {
    const url = new URL(address);
    if (url.pathname !== '/api/v2/user') {
      requested.v1.push(url);
      return Response.json(url.pathname.includes('/reports/guild/') ? REPORTS : KILLS);
    }
    const token = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? '';
    requested.v2.push(token);
    meanwhile();
    if (!tokens.has(token)) return Response.json({ error: 'Unauthenticated.' }, { status: 401 });
    const question = JSON.parse(`${body}`);
    return Response.json(await v2.respond(question, { name: 'Kettlebrew', scopes: EVERY_SCOPE }));
  });
  changeSettings({ apiKey: '', signIn: signInOf('token') });
});

const signInOf = (token: string) => ({ token, endsAt: Date.now() + 1_000_000, name: 'Kettlebrew' });

const guild = () =>
  new QueryClient().fetchQuery(
    guildQueries.reports({ region: 'EU', realm: 'firemaw', name: 'Progress' }),
  );
const character = () =>
  new QueryClient().fetchQuery(
    characterQueries.kills({ region: 'EU', realm: 'firemaw', name: 'Brannock' }, 1023),
  );

async function byV1<Data>(request: () => Promise<Data>): Promise<Data> {
  const { signIn } = settings.get();
  changeSettings({ apiKey: 'key', signIn: null });
  const response = await request();
  changeSettings({ apiKey: '', signIn });
  return response;
}

test('a signed-in request for a guild’s reports returns the same reports as v1', async () => {
  knowByV2([['progress/firemaw/eu', REPORTS]], []);
  const found = await guild();
  expect(requested.v1).toEqual([]);
  expect(found.reports).toHaveLength(2);
  // v2 has no zone where v1 has -1.
  const known = (zone: number) => Math.max(zone, 0);
  const expected = (await byV1(guild)).reports.map((report) => ({
    ...report,
    zone: known(report.zone),
  }));
  expect(found.reports).toEqual(expected);
});

test('a signed-in request for a character’s kills returns the same kills as v1', async () => {
  knowByV2([], [['brannock/firemaw/eu', KILLS]]);
  const found = await character();
  expect(requested.v1).toEqual([]);
  const expected = await byV1(character);
  const byFight = (list: typeof found) => list.kills.toSorted((a, b) => a.fightId - b.fightId);
  expect(found.kills).toHaveLength(2);
  expect(byFight(found)).toEqual(byFight(expected));
});

test('a signed-in request marks a hidden character as hidden', async () => {
  knowByV2([], [['brannock/firemaw/eu', { hidden: true }]]);
  expect(await character()).toEqual({ kills: [], isHidden: true });
});

test.each([
  { what: 'a guild', request: guild },
  { what: 'a character', request: character },
])('$what that v2 does not know is requested with the user’s key', async ({ request }) => {
  changeSettings({ apiKey: 'key' });
  const found = await request();
  expect('reports' in found ? found.reports : found.kills).toHaveLength(2);
  expect(requested.v1.map(({ host }) => host)).toEqual(['classic.warcraftlogs.com']);
});

test.each([
  { what: 'a guild', request: guild, kind: 'guildNotFound' },
  { what: 'a character', request: character, kind: 'characterNotFound' },
])('$what that v2 does not know fails as not found without a key', async ({ request, kind }) => {
  await expect(request()).rejects.toMatchObject({ kind });
  expect(requested.v1).toEqual([]);
});

test('a zone without rankings in v2 needs a key', async () => {
  v2.zones.clear();
  await expect(character()).rejects.toMatchObject({ kind: 'searchNeedsKey' });
  changeSettings({ apiKey: 'key' });
  expect((await character()).kills).toHaveLength(2);
});

test('the key is used once the token has expired', async () => {
  changeSettings({ apiKey: 'key' });
  tokens.clear();
  await expect(guild()).rejects.toMatchObject({ kind: 'signInEnded' });
  expect(settings.get().signIn).toBeNull();
  expect(signInProgress.get()).toEqual({ kind: 'ended' });
  expect((await guild()).reports).toHaveLength(2);
  // The realm's host refused the request first.
  expect(requested.v2).toEqual(['token', 'token']);
});

test('another tab’s new token replaces an expired token', async () => {
  knowByV2([['progress/firemaw/eu', REPORTS]], []);
  tokens = new Set(['new token']);
  meanwhile = () => changeSettings({ signIn: signInOf('new token') });
  expect((await guild()).reports).toHaveLength(2);
  expect(requested.v2).toEqual(['token', 'token', 'new token']);
  expect(settings.get().signIn?.token).toBe('new token');
});

test('an expired token is not sent', async () => {
  changeSettings({ apiKey: 'key', signIn: { ...signInOf('token'), endsAt: Date.now() - 1 } });
  expect((await guild()).reports).toHaveLength(2);
  expect(requested.v2).toEqual([]);
});

test('the user’s key is used while the sign-in’s hourly limit is reached', async () => {
  vi.stubGlobal('fetch', async (address: URL | string) => {
    const url = new URL(address);
    if (url.pathname === '/api/v2/user') return new Response('', { status: 429 });
    requested.v1.push(url);
    return Response.json(REPORTS);
  });
  await expect(guild()).rejects.toThrow('hourly limit of Warcraft Logs');
  expect(requested.v1).toEqual([]);

  changeSettings({ apiKey: 'own-key' });
  expect(await guild()).toMatchObject({ reports: [{ title: 'Thursday' }, { title: 'Monday' }] });
  expect(requested.v1[0]?.searchParams.get('api_key')).toBe('own-key');
});

test('the hourly limit is the failure if the user’s key fails as well', async () => {
  changeSettings({ apiKey: 'own-key' });
  vi.stubGlobal('fetch', async (address: URL | string) =>
    Response.json({}, { status: `${address}`.includes('/v2/') ? 429 : 404 }),
  );
  await expect(guild()).rejects.toThrow('hourly limit of Warcraft Logs');
});
