import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part';

test('a lazy part renders its placeholder until its chunk is loaded', async () => {
  const Part = lazyPart('Part', async () => ({ Part: () => 'the part' }), 'on its way');
  const draw = () => renderToStaticMarkup(createElement(Part));
  expect(draw()).toBe('on its way');
  await Part.load();
  expect(draw()).toBe('the part');
});

test('a lazy part whose chunk fails to load ahead throws nothing and loads on the next call', async () => {
  const load = vi.fn(async () => ({ Part: () => 'the part' }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = lazyPart('Part', load, 'on its way');
  await Part.load();
  expect(renderToStaticMarkup(createElement(Part))).toBe('on its way');
  await Part.load();
  expect(renderToStaticMarkup(createElement(Part))).toBe('the part');
});
