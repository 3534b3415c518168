import { afterEach, expect, test, vi } from 'vitest';
import { keepIcon } from './keep-icon';

const ICON = 'https://icons.example/inv_helm_01.jpg';

/** A worker that answers `KEEP_ICON` in some way. */
const serveBy = (answer: (port: MessagePort) => void) => {
  const postMessage = vi.fn((_message: unknown, [port]: MessagePort[]) => port && answer(port));
  vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
  return postMessage;
};

/** A page without a worker, where pictures load or do not. */
const loadBy = (event: 'onload' | 'onerror') => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal(
    'Image',
    class {
      onload = () => {};
      onerror = () => {};
      set src(_: string) {
        queueMicrotask(() => this[event]());
      }
    },
  );
};

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  { answer: true, isKept: true },
  { answer: false, isKept: false },
  { answer: undefined, isKept: false },
])('a worker that answers $answer → kept: $isKept', async ({ answer, isKept }) => {
  const asked = serveBy((port) => port.postMessage(answer));
  expect(await keepIcon(ICON)).toBe(isKept);
  expect(asked.mock.calls[0]?.[0]).toEqual({ type: 'KEEP_ICON', url: ICON });
});

test('a worker that never answers is waited for half a minute', async () => {
  vi.useFakeTimers();
  serveBy(() => {});
  const answer = keepIcon(ICON);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await answer).toBe(false);
});

test.each([
  { event: 'onload', isHad: true },
  { event: 'onerror', isHad: false },
] as const)('without a worker, a picture with $event → had: $isHad', async ({ event, isHad }) => {
  loadBy(event);
  expect(await keepIcon(ICON)).toBe(isHad);
});
