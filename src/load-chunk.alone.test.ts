import { beforeEach, expect, test, vi } from 'vitest';
import { openTab } from '#test/open-tab';
import { untilReleased } from '#test/until-released';

type LoadChunk = typeof import('./load-chunk');
let loadChunk: LoadChunk['loadChunk'];
let ChunkLoadFailed: LoadChunk['ChunkLoadFailed'];

beforeEach(async () => {
  vi.useFakeTimers();
  ({ loadChunk, ChunkLoadFailed } = await openTab(() => import('./load-chunk')));
});

test('a loaded chunk is returned', async () => {
  expect(await loadChunk('MainScreen', async () => 'the screen')).toBe('the screen');
});

test('a chunk that fails throws "Loading chunk MainScreen failed" with its cause', async () => {
  const cause = new TypeError('Failed to fetch');
  const loading = loadChunk('MainScreen', () => Promise.reject(cause));
  const message = 'Loading chunk MainScreen failed';
  await expect(loading).rejects.toMatchObject({ message, cause });
});

test('a chunk that failed is requested again', async () => {
  await loadChunk('MainScreen', () => Promise.reject(new TypeError('Failed to fetch'))).catch(
    () => {},
  );
  expect(await loadChunk('MainScreen', async () => 'the screen')).toBe('the screen');
});

test('after 120 s without a chunk calls fail at once until the chunk has loaded', async () => {
  const [arrived, arrive] = untilReleased();
  const load = () => arrived.then(() => 'the screen');
  const outcome = expect(loadChunk('MainScreen', load)).rejects.toBeInstanceOf(ChunkLoadFailed);
  await vi.advanceTimersByTimeAsync(120_000);
  await outcome;

  const again = vi.fn(async () => 'the screen');
  await expect(loadChunk('MainScreen', again)).rejects.toBeInstanceOf(ChunkLoadFailed);
  expect(again).not.toHaveBeenCalled();

  arrive();
  await vi.advanceTimersByTimeAsync(0);
  expect(await loadChunk('MainScreen', again)).toBe('the screen');
});
