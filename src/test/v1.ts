import { beforeEach, vi } from 'vitest';
import { changeSettings } from '#data/settings/settings';

export const requested: string[] = [];

export function respondWith(body: unknown, status = 200): void {
  vi.stubGlobal('fetch', async (address: URL) => {
    requested.push(`${address}`);
    return Response.json(body, { status });
  });
}

/** Starts each test with a key and without a request sent. */
export function startEachWithKey(): void {
  beforeEach(() => {
    changeSettings({ apiKey: 'a-key' });
    requested.length = 0;
  });
}
