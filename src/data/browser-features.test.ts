import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  awaitFeature,
  canShare,
  holdLock,
  lockNames,
  openChannel,
  readStoredText,
  runOptional,
  servingWorker,
  storeText,
  tellWorker,
} from './browser-features';

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Makes a global property throw on access. */
const makeThrow = (name: string) => {
  vi.stubGlobal(name, undefined);
  Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
};

test.each([
  { why: 'is missing', shut: () => vi.stubGlobal('localStorage', undefined) },
  { why: 'throws', shut: () => makeThrow('localStorage') },
  {
    why: 'throws on every call',
    shut: () =>
      vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse }),
  },
])('no text is read or stored if storage $why', ({ shut }) => {
  shut();
  expect(readStoredText('localStorage', 'key')).toBeUndefined();
  expect(storeText('localStorage', 'key', 'text')).toBe(false);
  expect(storeText('localStorage', 'key', undefined)).toBe(false);
});

test.each([
  { why: 'is missing', shut: () => vi.stubGlobal('BroadcastChannel', undefined) },
  { why: 'throws', shut: () => vi.stubGlobal('BroadcastChannel', refuse) },
  {
    why: 'is closed',
    shut: () =>
      vi.stubGlobal('BroadcastChannel', function closed() {
        return { postMessage: refuse, close: () => {} };
      }),
  },
])('if the channel to other tabs $why, sending a message does nothing', ({ shut }) => {
  shut();
  const channel = openChannel('name', () => {});
  expect(() => channel.tell('changed')).not.toThrow();
  expect(channel.close).not.toThrow();
});

const never = () => new Promise<never>(() => {});
const reject = () => Promise.reject(new DOMException('', 'SecurityError'));

test.each([
  { why: 'are missing', navigator: {} },
  { why: 'throw', navigator: { locks: { query: refuse, request: refuse } } },
  { why: 'reject', navigator: { locks: { query: reject, request: reject } } },
  { why: 'never answer', navigator: { locks: { query: never, request: never } } },
])('if the Web Locks API $why, no locks are listed', async ({ navigator }) => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', navigator);
  const names = lockNames();
  expect(holdLock('name')).not.toThrow();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await names).toEqual([]);
});

test.each([
  { why: 'is missing', navigator: {} },
  { why: 'has no controller', navigator: { serviceWorker: { controller: null } } },
  {
    why: 'throws',
    navigator: {
      get serviceWorker() {
        return refuse();
      },
    },
  },
])('if the worker container $why, no worker serves the page', ({ navigator }) => {
  vi.stubGlobal('navigator', navigator);
  expect(servingWorker()).toBeUndefined();
});

test.each([
  { why: 'is missing', navigator: {} },
  { why: 'throws', navigator: { canShare: refuse } },
  { why: 'says no', navigator: { canShare: () => false } },
])('sharing is unavailable if the share sheet $why', ({ navigator }) => {
  vi.stubGlobal('navigator', navigator);
  expect(canShare({ text: 'text' })).toBe(false);
});

test('a replaced worker gets no message', () => {
  const worker: unknown = { postMessage: refuse };
  vi.stubGlobal('navigator', { serviceWorker: { controller: worker } });
  const serving = servingWorker();
  expect(serving && tellWorker(serving, { type: 'SKIP_WAITING' })).toBe(false);
});

test('a feature counts as available only if the browser answers within three seconds', async () => {
  vi.useFakeTimers();
  const answerAfter = (ms: number) =>
    awaitFeature(() => new Promise<string>((resolve) => setTimeout(() => resolve('yes'), ms)));
  const [timely, late] = [answerAfter(2999), answerAfter(3001)];
  await vi.advanceTimersByTimeAsync(3001);
  expect(await timely).toBe('yes');
  expect(await late).toBeUndefined();
});

test('an optional feature that throws is only reported', () => {
  const reported: unknown[] = [];
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  const failure = new Error('no');
  let done = 0;
  const works = [
    () => {
      throw failure;
    },
    () => {
      done += 1;
    },
  ];
  for (const work of works) runOptional(work);
  expect(done).toBe(1);
  expect(reported).toEqual([failure]);
});

/** Uses of browser features that only browser-features.ts may contain. */
const FEATURES =
  /\b(local|session)Storage[.[]\S|new BroadcastChannel|navigator\.(locks|serviceWorker)\b|navigator\.canShare\W*\(/;

test('only browser-features.ts uses features that a browser may refuse', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      /\.tsx?$/.test(name) &&
      !/\.test\.ts$/.test(name) &&
      // This file is inlined into the page and cannot import anything.
      !['data/browser-features.ts', 'app/first-page/translate.ts'].includes(name),
  );
  expect(files.filter((name) => FEATURES.test(readFileSync(join('src', name), 'utf8')))).toEqual(
    [],
  );
});
