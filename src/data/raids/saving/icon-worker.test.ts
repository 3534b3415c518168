import { expect, test, vi } from 'vitest';
import { findWorker, storeByWorker } from './saved-icons';

const ICON = 'https://icons.example/inv_helm_01.jpg';
const HALF_A_MINUTE = 30_000;

/** Makes a worker that responds to `STORE_ICON` in some way. */
const workerWith = (response: (port: MessagePort) => void) => {
  const postMessage = vi.fn((_message: unknown, [port]: MessagePort[]) => port && response(port));
  return { postMessage } as unknown as ServiceWorker & { postMessage: typeof postMessage };
};
const WORKER = workerWith(() => {});

test.each([
  { response: true, isSaved: true },
  { response: false, isSaved: false },
  { response: undefined, isSaved: false },
])('a worker that responds $response → saved: $isSaved', async ({ response, isSaved }) => {
  const worker = workerWith((port) => port.postMessage(response));
  expect(await storeByWorker(worker, ICON)).toBe(isSaved);
  expect(worker.postMessage.mock.calls[0]?.[0]).toEqual({ type: 'STORE_ICON', url: ICON });
});

test('a worker that takes no message stores nothing', async () => {
  const worker = workerWith(() => {
    throw new DOMException('redundant', 'InvalidStateError');
  });
  expect(await storeByWorker(worker, ICON)).toBe(false);
});

test('a worker that never responds is awaited for half a minute', async () => {
  vi.useFakeTimers();
  const response = storeByWorker(WORKER, ICON);
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE);
  expect(await response).toBe(false);
});

const registration = async () => ({});

test.each([
  { container: { controller: WORKER }, why: 'that serves the page' },
  {
    container: {
      controller: null,
      getRegistration: registration,
      ready: Promise.resolve({ active: WORKER }),
    },
    why: 'of a first visit, once it is ready',
  },
])('the worker $why stores icons', async ({ container }) => {
  vi.stubGlobal('navigator', { serviceWorker: container });
  expect(await findWorker()).toBe(WORKER);
});

test.each([
  ['the browser knows none', undefined],
  ['none is registered', { controller: null, getRegistration: async () => undefined }],
  [
    'the browser refuses them',
    { controller: null, getRegistration: () => Promise.reject(new Error('refused')) },
  ],
])('there is no worker if $0', async (_, container) => {
  vi.stubGlobal('navigator', { serviceWorker: container });
  expect(await findWorker()).toBeNull();
});

test('a worker that never becomes ready is awaited for half a minute', async () => {
  vi.useFakeTimers();
  const ready = new Promise(() => {});
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: null, getRegistration: registration, ready },
  });
  const found = findWorker();
  await vi.advanceTimersByTimeAsync(HALF_A_MINUTE);
  expect(await found).toBeNull();
});
