import { afterEach, beforeEach, vi } from 'vitest';
import { hourUse } from '#data/log-site/requests/hour-use';
import type { LogSiteRequest } from '#data/log-site/requests/log-site-request';
import { requestV2 } from '#data/log-site/requests/request-v2';
import { changeSettings } from '#data/settings/settings';

export const CODE = 'AAAAAAAAAAAAAAA1';
const FIGHT_IN_REPORT = { code: CODE, fightId: 4, start: 100, end: 2500 };
const REALM = { realm: 'firemaw', region: 'EU' } as const;
export const FIGHTS = { kind: 'fights', code: CODE } as const;
export const PLAYERS = { kind: 'players', ...FIGHT_IN_REPORT } as const;
export const PULL = { kind: 'pull', ...FIGHT_IN_REPORT } as const;
export const GUILD = { kind: 'guildReports', guild: { name: 'Kettle & Brew', ...REALM } } as const;
export const KILLS = {
  kind: 'kills',
  character: { name: 'Brännock', ...REALM },
  zone: 1023,
} as const;

interface Sent {
  address: string;
  query: string;
  variables: Record<string, unknown>;
  init: RequestInit;
}

export const sentRequests: Sent[] = [];

/** Responds with each body once, then always with the last body. */
export function respondWith(...bodies: object[]): void {
  const responses = bodies.map(
    (body) => () => (body instanceof Response ? body.clone() : Response.json(body)),
  );
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sentRequests.push({ address, init, ...JSON.parse(`${init.body}`) });
    const [next] = responses.length > 1 ? responses.splice(0, 1) : responses;
    return next?.();
  });
}

export const bodyOfReport = (report: object | null) => ({ data: { reportData: { report } } });
export const bodyWithError = (message: string, data: object | null = null) => ({
  data,
  errors: [{ message }],
});
export const page = (status: number) => new Response('<html>', { status });

export const request = (requested: LogSiteRequest, signal?: AbortSignal) =>
  requestV2(requested, { token: 'a-token', signal });
export const failureOf = (requested: LogSiteRequest): Promise<unknown> =>
  request(requested).catch((failure) => failure);

const NO_USE = { limit: 1, spent: 0, resetsAt: 0 };

/** Starts each test online, signed in and without a request sent. */
export function startOnline(): void {
  beforeEach(() => {
    sentRequests.length = 0;
    changeSettings({ signIn: { token: 'a-token', endsAt: Date.now() + 1e9, name: '' } });
    hourUse.note(NO_USE, 'another-token');
    vi.stubGlobal('navigator', { onLine: true });
  });
  afterEach(() => changeSettings({ signIn: null }));
}
