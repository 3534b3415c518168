import { beforeEach, expect, test, vi } from 'vitest';
import { openTab } from '#test/open-tab';

/** Makes the part of a browser's Web Locks that the app uses. */
function browserLocks() {
  const held: { name: string }[] = [];
  return {
    async request(name: string, _options: unknown, work: () => Promise<void>) {
      const entry = { name };
      held.push(entry);
      await work();
      held.splice(held.indexOf(entry), 1);
    },
    query: async () => ({ held: [...held], pending: [] }),
  };
}

const openApp = () => openTab(() => import('./work-under-way'));

beforeEach(() => vi.stubGlobal('navigator', { locks: browserLocks() }));

test('ending one piece of work twice does not end another piece', async () => {
  const { beginWork, workUnderWay } = await openApp();
  const end = beginWork('import');
  const endSaving = beginWork('saving');
  beginWork('saving');
  expect(workUnderWay.get()).toEqual(['import', 'saving', 'saving']);
  endSaving();
  endSaving();
  end();
  expect(workUnderWay.get()).toEqual(['saving']);
});

test('watchers are called when work begins and ends', async () => {
  const { beginWork, workUnderWay } = await openApp();
  const heard: unknown[] = [];
  workUnderWay.subscribe(() => heard.push(workUnderWay.get()));
  beginWork('export')();
  expect(heard).toEqual([['export'], []]);
});

test('a tab is shown only the work of other tabs', async () => {
  const [one, other] = [await openApp(), await openApp()];
  const end = one.beginWork('import');
  other.beginWork('import');
  other.beginWork('undo');
  expect(await one.workInOtherTabs()).toEqual(['import', 'undo']);
  expect(await other.workInOtherTabs()).toEqual(['import']);
  end();
  await vi.waitFor(async () => expect(await other.workInOtherTabs()).toEqual([]));
});

test('a tab without the Web Locks API knows only its own work', async () => {
  vi.stubGlobal('navigator', {});
  const { beginWork, workInOtherTabs, workUnderWay } = await openApp();
  beginWork('undo');
  expect(workUnderWay.get()).toEqual(['undo']);
  expect(await workInOtherTabs()).toEqual([]);
});

test('a page requests its locks again after it returns', async () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  const locks = browserLocks();
  vi.stubGlobal('navigator', { locks });
  const one = await openTab(async () => ({
    ...(await import('./work-under-way')),
    ...(await import('./page-visits')),
  }));
  one.followPageVisits();
  const other = await openApp();
  const end = one.beginWork('import');
  const request = vi.spyOn(locks, 'request');
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(request).toHaveBeenCalledOnce();
  await vi.waitFor(async () => expect(await other.workInOtherTabs()).toEqual(['import']));
  end();
  await vi.waitFor(async () => expect(await other.workInOtherTabs()).toEqual([]));
});

test('a browser that lists no locks shows no work of other tabs', async () => {
  vi.stubGlobal('navigator', { locks: { ...browserLocks(), query: async () => ({}) } });
  const { beginWork, workInOtherTabs } = await openApp();
  beginWork('import');
  expect(await workInOtherTabs()).toEqual([]);
});
