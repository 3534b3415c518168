import { afterEach, beforeEach, vi } from 'vitest';
import * as failures from '#data/log-site/failure-kinds';
import { noteHourUse } from '#data/log-site/v2/hour-use';
import { requestV2 } from '#data/log-site/v2/request-v2';
import { changeSettings } from '#data/settings/settings';

export const CODE = 'AAAAAAAAAAAAAAA1';
export const FIGHTS = `report/fights/${CODE}?translate=true`;
export const SUMMARY = `report/tables/summary/${CODE}?start=100&end=2500`;
export const EVENTS = `report/events/${CODE}?start=100&end=2500&filter=type%3D%22combatantinfo%22`;
export const GUILD = 'reports/guild/Kettle%20%26%20Brew/firemaw/EU';
export const KILLS = 'parses/character/Br%C3%A4nnock/firemaw/EU?zone=1023';

interface Sent {
  address: string;
  query: string;
  variables: Record<string, unknown>;
  init: RequestInit;
}

/** The requests of the test. */
export const sent: Sent[] = [];

/** Responds with each body once, then with the last one. */
export function respondWith(...bodies: object[]): void {
  const responses = bodies.map(
    (body) => () => (body instanceof Response ? body.clone() : Response.json(body)),
  );
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init, ...JSON.parse(`${init.body}`) });
    const [next] = responses.length > 1 ? responses.splice(0, 1) : responses;
    return next?.();
  });
}

export const ofReport = (report: object | null) => ({ data: { reportData: { report } } });
export const withError = (message: string, data: object | null = null) => ({
  data,
  errors: [{ message }],
});
export const page = (status: number) => new Response('<html>', { status });

export const request = (path: string, signal?: AbortSignal) =>
  requestV2(path, {
    token: 'a-token',
    onNotFound: () => new failures.ReportNotFound(),
    signal,
  });
export const failureOf = (path: string): Promise<unknown> =>
  request(path).catch((failure) => failure);

const NO_USE = { limit: 1, spent: 0, resetsAt: 0 };

/** Starts each test online, signed in and without a request sent. */
export function startEachOnline(): void {
  beforeEach(() => {
    sent.length = 0;
    changeSettings({ signIn: { token: 'a-token', endsAt: Date.now() + 1e9, name: '' } });
    noteHourUse(NO_USE, 'another-token');
    vi.stubGlobal('navigator', { onLine: true });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    changeSettings({ signIn: null });
  });
}
