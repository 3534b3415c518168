import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lateComponent } from '#ui/late-component';

test('a late component renders its placeholder until it is loaded', async () => {
  const Part = lateComponent('Part', async () => ({ Part: () => 'the part' }), {
    waiting: 'on its way',
  });
  const render = () => renderToStaticMarkup(createElement(Part));
  expect(render()).toBe('on its way');
  await Part.load();
  expect(render()).toBe('the part');
});

test('a late component whose preload fails is loaded at the next call', async () => {
  const load = vi.fn(async () => ({ Part: () => 'the part' }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = lateComponent('Part', load, { waiting: 'on its way' });
  await Part.load();
  expect(renderToStaticMarkup(createElement(Part))).toBe('on its way');
  await Part.load();
  expect(renderToStaticMarkup(createElement(Part))).toBe('the part');
});
