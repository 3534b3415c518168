import { beforeEach, vi } from 'vitest';
import { changeSettings } from '#data/settings/settings';

/** What the test has requested so far. */
export const requestedAddresses: URL[] = [];

/** Responds to every request by its address, with a response or with a response's JSON. */
export function respondBy(response: (address: URL) => unknown): void {
  vi.stubGlobal('fetch', async (address: URL | string) => {
    const url = new URL(address, 'https://app.test');
    requestedAddresses.push(url);
    const responded = response(url);
    return responded instanceof Response ? responded : Response.json(responded);
  });
}

export const respondWith = (body: unknown, status = 200): void =>
  respondBy(() => Response.json(body, { status }));

/** Starts each test online, with a key and without a request sent. */
export function startEachWithKey(): void {
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: true });
    changeSettings({ apiKey: 'a-key' });
    requestedAddresses.length = 0;
  });
}
