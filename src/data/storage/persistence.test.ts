import { beforeEach, expect, test, vi } from 'vitest';
import { openTab } from '#test/open-tab';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36';

let requests: number;
let isPromised: boolean;

const browser = (userAgent: string, storage: object = {}) =>
  vi.stubGlobal('navigator', {
    userAgent,
    storage: {
      persisted: async () => isPromised,
      persist: async () => {
        requests += 1;
        return true;
      },
      ...storage,
    },
  });

const openApp = () => openTab(() => import('./persistence'));

beforeEach(() => {
  requests = 0;
  isPromised = false;
});

test('a save requests persistent storage once in a browser that does not prompt', async () => {
  browser(CHROME);
  const { requestPersistenceQuietly } = await openApp();
  await requestPersistenceQuietly();
  await requestPersistenceQuietly();
  expect(requests).toBe(1);
});

test('a save does not request persistent storage in Firefox because it would prompt', async () => {
  browser(FIREFOX);
  const { requestPersistence, requestPersistenceQuietly } = await openApp();
  await requestPersistenceQuietly();
  expect(requests).toBe(0);
  expect(await requestPersistence()).toBe(true);
  expect(requests).toBe(1);
});

test('persistent storage is not requested again once it is granted', async () => {
  browser(FIREFOX);
  isPromised = true;
  const { requestPersistence } = await openApp();
  expect(await requestPersistence()).toBe(true);
  expect(requests).toBe(0);
});

const refuse = () => {
  throw new DOMException('', 'SecurityError');
};

test.each([
  { why: 'has no storage manager', storage: { persist: undefined, persisted: undefined } },
  { why: 'throws', storage: { persist: refuse, persisted: refuse } },
  { why: 'rejects', storage: { persist: async () => refuse(), persisted: async () => refuse() } },
])('a browser that $why counts as not granting persistent storage', async ({ storage }) => {
  browser(CHROME, storage);
  const { requestPersistence } = await openApp();
  expect(await requestPersistence()).toBe(false);
});
