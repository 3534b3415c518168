import { forceCloseDatabase } from 'fake-indexeddb';
import { promisifyRequest } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyDisk, openTab } from '#test/open-tab';
import { until } from '#test/until';
import { untilReleased } from '#test/until-released';

const openStore = () =>
  openTab(async () => {
    const { deviceStore, storageFailure, storageTrouble } = await import('./device-store');
    const put = (key: string, value: unknown) =>
      deviceStore.change(async (records) => {
        records.put(value, key);
        return true;
      });
    const trouble = () => storageTrouble.get();
    return { deviceStore, ...deviceStore, put, trouble, storageFailure, storageTrouble };
  });

beforeEach(() => {
  emptyDisk();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

const fail = (name: string, message = '') => {
  throw new DOMException(message, name);
};

const refuseOpening = (open: () => never) => () =>
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(open);

test.each([
  ['there is no IndexedDB', () => vi.stubGlobal('indexedDB', undefined)],
  ['opening IndexedDB throws', refuseOpening(() => fail('SecurityError'))],
  [
    'opening IndexedDB fails',
    refuseOpening(() => {
      const request = { error: new DOMException('', 'InvalidStateError'), onerror() {} };
      queueMicrotask(() => queueMicrotask(() => request.onerror()));
      return request as never;
    }),
  ],
])('storage counts as refused if %s', async (_, refuse) => {
  const { read, put, trouble } = await openStore();
  refuse();

  expect([await read('a'), trouble()]).toEqual([undefined, 'refused']);
  expect([await put('a', 1), trouble()]).toEqual([undefined, 'refused']);
});

test('a store is used again once it is no longer refused', async () => {
  const { put, trouble } = await openStore();
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => fail('UnknownError'));
  expect(await put('a', 1)).toBeUndefined();

  expect([await put('a', 2), trouble()]).toEqual([true, 'none']);
});

/** Blocks opening the database until the returned function is called. */
async function hang(): Promise<() => void> {
  const connection = await promisifyRequest(indexedDB.open('ready-check'));
  const upgrade = promisifyRequest(indexedDB.open('ready-check', 9));
  void upgrade.then((upgraded) => upgraded.close());
  return () => connection.close();
}

test('a hanging store counts as refused after 3 s until it responds', async () => {
  const release = await hang();
  const { read, put, trouble } = await openStore();
  const reading = read('a');
  await vi.advanceTimersByTimeAsync(3000);
  expect([await reading, trouble()]).toEqual([undefined, 'refused']);
  expect([await read('a'), await put('a', 1)]).toEqual([undefined, undefined]);

  release();
  await until(() => expect(trouble()).toBe('none'));
  expect([await put('a', 1), await read('a')]).toEqual([true, 1]);
});

type Step = (records: IDBObjectStore) => void;

test.each<[why: string, expected: string, step: Step, cause?: string]>([
  ['the transaction is aborted without an error', 'full', (kept) => kept.transaction.abort()],
  ['the quota is exceeded', 'full', () => fail('QuotaExceededError')],
  ['a step fails', 'failed', () => fail('UnknownError'), 'UnknownError'],
  ['an unheeded request fails', 'failed', (kept) => kept.add(2, 'earlier'), 'ConstraintError'],
])('if %s, a change fails with the trouble “%s”', async (_, expected, step, name) => {
  const { deviceStore, read, put, trouble, storageFailure } = await openStore();
  await put('earlier', 1);
  const result = await deviceStore.change(async (records) => {
    records.put(2, 'earlier');
    records.put(3, 'other');
    step(records);
    return true;
  });

  expect([result, trouble()]).toEqual([undefined, expected]);
  if (name) expect(storageFailure()).toMatchObject({ name: 'StepFailed', cause: { name } });
  expect([await read('earlier'), await read('other')]).toEqual([1, undefined]);
});

test('a change that times out does not happen later', async () => {
  const { put, read, trouble } = await openStore();
  await put('a', 1);
  const letOtherTabEnd = await holdStore();

  const change = put('a', 2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([await change, trouble()]).toEqual([undefined, 'refused']);

  await letOtherTabEnd();
  expect(await read('a')).toBe(1);
  expect([await put('a', 3), trouble()]).toEqual([true, 'none']);
});

describe('a page in the back/forward cache', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  const comeBack = () => window.dispatchEvent(new Event('pageshow'));

  async function openPage() {
    vi.stubGlobal('window', new EventTarget());
    const tab = await openStore();
    (await import('../page-visits')).followPageVisits();
    const troubles: string[] = [];
    tab.storageTrouble.subscribe(() => troubles.push(tab.storageTrouble.get()));
    return { ...tab, troubles };
  }

  test.each(['reads', 'writes', 'opens the store'])(
    'a page left while it %s blocks no other page',
    async (what) => {
      const page = await openPage();
      const { deviceStore, put, troubles } = page;
      if (what !== 'opens the store') await put('a', 1);
      let steps = 0;
      const held = { value: true };
      const work = deviceStore[what === 'reads' ? 'readTogether' : 'change'](async (records) => {
        steps += 1;
        if (what !== 'reads') records.put(2, 'b');
        // Keeps the transaction open until the page is left.
        while (held.value) await promisifyRequest(records.count());
        return 'done';
      });
      if (what !== 'opens the store') await until(() => expect(steps).toBe(1));

      leave();
      held.value = false;
      const other = await openStore();
      expect(await other.put('c', 3)).toBe(true);
      await vi.advanceTimersByTimeAsync(60_000);

      comeBack();
      expect(await work).toBe('done');
      expect(troubles).toEqual([]);
      expect(await other.read('b')).toBe(what === 'reads' ? undefined : 2);
    },
  );

  test('a page begins no change while it is in the back/forward cache', async () => {
    const { put } = await openPage();
    leave();
    const written = put('a', 1);
    const other = await openStore();
    expect(await other.read('a')).toBeUndefined();
    comeBack();
    expect([await written, await other.read('a')]).toEqual([true, 1]);
  });
});

describe('an unexpected state of the database', () => {
  /** Returns a function that closes the page's connection without an event, as iOS does. */
  function watchConnection(): () => void {
    const opened = vi.spyOn(IDBFactory.prototype, 'open');
    return () => opened.mock.results.at(-1)?.value.result.close();
  }

  test('a connection that the browser closed without an event is reopened', async () => {
    const close = watchConnection();
    const { put, read, trouble } = await openStore();
    await put('a', 1);

    close();
    expect(await read('a')).toBe(1);
    close();
    expect([await put('a', 2), trouble()]).toEqual([true, 'none']);
    expect(await read('a')).toBe(2);
  });

  test('a change whose connection closes is repeated on a new connection', async () => {
    const close = watchConnection();
    const { deviceStore, put, read, trouble } = await openStore();
    await put('a', 1);

    let isLost = false;
    const changed = await deviceStore.change(async (records) => {
      records.put(2, 'a');
      if (!isLost) {
        isLost = true;
        close();
        fail('UnknownError', 'Connection to Indexed Database server lost.');
      }
      return true;
    });
    expect(changed).toBe(true);
    expect(trouble()).toBe('none');
    expect(await read('a')).toBe(2);
  });

  /** Closes the connection as Chromium does: its transactions get no event. */
  async function closeUnheard(change: (step: () => Promise<unknown>) => Promise<unknown>) {
    const opened = vi.spyOn(IDBFactory.prototype, 'open');
    const [begun, begin] = untilReleased();
    let steps = 0;
    const changed = change(() => {
      begin();
      steps += 1;
      return steps === 1 ? new Promise(() => {}) : Promise.resolve(steps);
    });
    await begun;
    forceCloseDatabase(opened.mock.results.at(-1)?.value.result);
    return { opened, changed };
  }

  test.each(['change', 'readTogether'] as const)(
    'a %s whose connection closes without an event is repeated',
    async (way) => {
      const { deviceStore, trouble } = await openStore();
      const { changed } = await closeUnheard(deviceStore[way]);
      expect([await changed, trouble()]).toEqual([2, 'none']);
    },
  );

  test('a change without a connection does not count as refused', async () => {
    const { deviceStore, trouble } = await openStore();
    const { opened, changed } = await closeUnheard(deviceStore.change);
    opened.mockImplementation(() => fail('UnknownError', 'Internal error opening backing store'));
    expect([await changed, trouble()]).toEqual([undefined, 'failed']);
  });

  test('a missing object store is created', async () => {
    (await promisifyRequest(indexedDB.open('ready-check', 7))).close();
    const { put, read, trouble } = await openStore();
    expect(await read('a')).toBeUndefined();
    expect([await put('a', 1), trouble()]).toEqual([true, 'none']);
    expect(await (await openStore()).read('a')).toBe(1);
  });

  test('a database deleted or upgraded elsewhere is reopened', async () => {
    const { put, read } = await openStore();
    await put('a', 1);
    await promisifyRequest(indexedDB.deleteDatabase('ready-check'));
    expect([await read('a'), await put('a', 2)]).toEqual([undefined, true]);

    (await promisifyRequest(indexedDB.open('ready-check', 9))).close();
    expect(await read('a')).toBe(2);
  });
});

/** Opens another tab, which holds the store until the returned function is called. */
async function holdStore(): Promise<() => Promise<void>> {
  const database = await promisifyRequest(indexedDB.open('ready-check'));
  const records = database.transaction('kept', 'readwrite').objectStore('kept');
  let isCached = true;
  const end = (async () => {
    while (isCached) await promisifyRequest(records.count());
  })();
  return async () => {
    isCached = false;
    await end;
  };
}
