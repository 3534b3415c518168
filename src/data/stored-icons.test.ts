import { expect, test, vi } from 'vitest';
import { findWorker, storeIconByWorker } from './stored-icons';

const ICON = 'https://icons.example/inv_helm_01.jpg';
const HALF_A_MINUTE = 30_000;

/** Makes a worker that responds to `STORE_ICON` in some way. */
const workerWith = (response: (port: MessagePort) => void) => {
  const postMessage = vi.fn((_message: unknown, [port]: MessagePort[]) => port && response(port));
  return { postMessage } as unknown as ServiceWorker & { postMessage: typeof postMessage };
};
const WORKER = workerWith(() => {});

test.each([
  { response: true, outcome: 'saved' },
  { response: false, outcome: 'not saved' },
  { response: undefined, outcome: 'not saved' },
])('an icon is $outcome if the worker responds $response', async ({ response, outcome }) => {
  const worker = workerWith((port) => port.postMessage(response));
  expect(await storeIconByWorker(worker, ICON)).toBe(outcome === 'saved');
  expect(worker.postMessage.mock.calls[0]?.[0]).toEqual({ type: 'STORE_ICON', url: ICON });
});

test('the app waits half a minute for a silent worker', async () => {
  vi.useFakeTimers();
  const response = storeIconByWorker(WORKER, ICON);
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE);
  expect(await response).toBe(false);
});

const registration = async () => ({});

const READY = { getRegistration: registration, ready: Promise.resolve({ active: WORKER }) };

test.each([
  ['it serves the page', { controller: WORKER }, 'found'],
  ['it is ready on a first visit', READY, 'found'],
  ['the browser has no workers', undefined, 'missing'],
  ['none is registered', { getRegistration: async () => undefined }, 'missing'],
  ['the browser refuses', { getRegistration: () => Promise.reject(new Error()) }, 'missing'],
])('the worker that stores icons is $2 if $0', async (_, container, outcome) => {
  vi.stubGlobal('navigator', { serviceWorker: container });
  expect(await findWorker()).toBe(outcome === 'found' ? WORKER : null);
});

test('the app waits half a minute for a worker to become ready', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { serviceWorker: { ...READY, ready: new Promise(() => {}) } });
  const found = findWorker();
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE);
  expect(await found).toBeNull();
});
