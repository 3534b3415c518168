import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkLoadFailed, lazyChunk, loadChunk } from './lazy-chunk';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a chunk that comes is handed on', async () => {
  expect(await loadChunk('MainScreen', async () => 'the screen')).toBe('the screen');
});

test('a chunk that fails raises "Loading chunk MainScreen failed"', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(loadChunk('MainScreen', load)).rejects.toThrow('Loading chunk MainScreen failed');
});

test('a chunk that has not come in 120 seconds raises the same', async () => {
  const loading = loadChunk('MainScreen', () => new Promise(() => {}));
  const outcome = expect(loading).rejects.toBeInstanceOf(ChunkLoadFailed);
  await vi.advanceTimersByTimeAsync(120_000);
  await outcome;
});

test('a part stands in its place once it is loaded, and what waits for it before', async () => {
  const Part = lazyChunk('Part', async () => () => 'the part', 'on its way');
  const draw = () => renderToStaticMarkup(createElement(Part));
  expect(draw()).toBe('on its way');
  await Part.load();
  expect(draw()).toBe('the part');
});

test('a part that cannot be had ahead raises nothing, and is tried again', async () => {
  const load = vi.fn(async () => () => 'the part');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = lazyChunk('Part', load, 'on its way');
  await Part.load();
  expect(renderToStaticMarkup(createElement(Part))).toBe('on its way');
  await Part.load();
  expect(renderToStaticMarkup(createElement(Part))).toBe('the part');
});
