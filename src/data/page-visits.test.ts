import { beforeEach, expect, test, vi } from 'vitest';
import { openTab } from '#test/open-tab';

const openPage = async () => {
  const page = await openTab(() => import('./page-visits'));
  page.followPage();
  return page;
};
const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = () => window.dispatchEvent(new Event('pageshow'));

beforeEach(() => vi.stubGlobal('window', new EventTarget()));

test('what watches the page hears each leaving and each return, until it stops', async () => {
  const { onLeaving, onReturning } = await openPage();
  const heard: string[] = [];
  const stops = [onLeaving(() => heard.push('left')), onReturning(() => heard.push('returned'))];
  leave();
  comeBack();
  leave();
  expect(heard).toEqual(['left', 'returned', 'left']);

  for (const stop of stops) stop();
  comeBack();
  expect(heard).toHaveLength(3);
});

test('a page that is first shown has not returned', async () => {
  const { onReturning } = await openPage();
  const renew = vi.fn();
  onReturning(renew);
  comeBack();
  expect(renew).not.toHaveBeenCalled();
});

test('what waits for the page goes on at once while it is there, else when it returns', async () => {
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
