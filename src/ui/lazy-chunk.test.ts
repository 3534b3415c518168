import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lazyChunk } from './lazy-chunk';

test('a part stands in its place once it is loaded, and what waits for it before', async () => {
  const Part = lazyChunk(async () => () => 'the part', 'on its way');
  const draw = () => renderToStaticMarkup(createElement(Part));
  expect(draw()).toBe('on its way');
  await Part.load();
  expect(draw()).toBe('the part');
});

test('a part that cannot be had ahead raises nothing, and is tried again', async () => {
  const load = vi.fn(async () => () => 'the part');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = lazyChunk(load, 'on its way');
  await Part.load();
  expect(renderToStaticMarkup(createElement(Part))).toBe('on its way');
  await Part.load();
  expect(renderToStaticMarkup(createElement(Part))).toBe('the part');
});
