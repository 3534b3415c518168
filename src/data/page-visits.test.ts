import { beforeEach, expect, test, vi } from 'vitest';
import { openTab } from '#test/open-tab';

const openPage = async () => {
  const page = await openTab(() => import('./page-visits'));
  page.followPageVisits();
  return page;
};
const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = () => window.dispatchEvent(new Event('pageshow'));

beforeEach(() => vi.stubGlobal('window', new EventTarget()));

test('a watcher is called whenever the page is left or returns', async () => {
  const { watchLeaving, watchReturn } = await openPage();
  const heard: string[] = [];
  const stops = [watchLeaving(() => heard.push('left')), watchReturn(() => heard.push('returned'))];
  leave();
  comeBack();
  leave();
  expect(heard).toEqual(['left', 'returned', 'left']);

  for (const stop of stops) stop();
  comeBack();
  expect(heard).toHaveLength(3);
});

test('the first display of a page does not count as a return', async () => {
  const { watchReturn } = await openPage();
  const renew = vi.fn();
  watchReturn(renew);
  comeBack();
  expect(renew).not.toHaveBeenCalled();
});

test('waiting for a page that was left ends when it returns', async () => {
  const { untilReturned } = await openPage();
  await untilReturned();

  leave();
  const goOn = vi.fn();
  const waiting = untilReturned().then(goOn);
  await Promise.resolve();
  expect(goOn).not.toHaveBeenCalled();
  comeBack();
  await waiting;
  expect(goOn).toHaveBeenCalledOnce();
});
