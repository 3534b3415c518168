import { forceCloseDatabase } from 'fake-indexeddb';
import { promisifyRequest } from 'idb-keyval';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loseRecord } from '#test/lost-record';
import { emptyDisk, openTab } from '#test/open-tab';
import { until } from '#test/until';
import { untilReleased } from '#test/until-released';

const openStore = () => openTab(() => import('./device-store'));

type Store = Awaited<ReturnType<typeof openStore>>['deviceStore'];

const put = (store: Store, key: string, value: unknown) =>
  store.change(async (records) => {
    records.put(value, key);
    return true;
  });

beforeEach(() => {
  emptyDisk();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

test('a written record can be read, in another tab too', async () => {
  const { deviceStore } = await openStore();
  expect(await put(deviceStore, 'a', 1)).toBe(true);

  const other = await openStore();
  expect(await other.deviceStore.read('a')).toBe(1);
  expect(other.storageTrouble.get()).toBe('none');
});

test.each([
  { refusal: () => vi.stubGlobal('indexedDB', undefined), why: 'there is no IndexedDB' },
  {
    refusal: () =>
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('', 'SecurityError');
      }),
    why: 'opening IndexedDB throws',
  },
  {
    refusal: () =>
      vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
        const request = { error: new DOMException('', 'InvalidStateError'), onerror() {} };
        queueMicrotask(() => queueMicrotask(() => request.onerror()));
        return request as never;
      }),
    why: 'opening IndexedDB fails',
  },
])('nothing is read or written if $why, and storage counts as refused', async ({ refusal }) => {
  const { deviceStore, storageTrouble } = await openStore();
  refusal();

  expect(await deviceStore.read('a')).toBeUndefined();
  expect(storageTrouble.get()).toBe('refused');
  expect(await put(deviceStore, 'a', 1)).toBeUndefined();
  expect(storageTrouble.get()).toBe('refused');
});

test('a store is used again once it is no longer refused', async () => {
  const { deviceStore, storageTrouble } = await openStore();
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('', 'UnknownError');
  });
  expect(await put(deviceStore, 'a', 1)).toBeUndefined();

  expect(await put(deviceStore, 'a', 2)).toBe(true);
  expect(storageTrouble.get()).toBe('none');
});

describe('a store that hangs', () => {
  /** Blocks opening the database until the returned function is called. */
  function hang(): () => void {
    const open = indexedDB.open.bind(indexedDB);
    let release = () => {};
    vi.spyOn(indexedDB, 'open').mockImplementationOnce((name) => {
      const late = { result: undefined as unknown, onsuccess() {}, onupgradeneeded() {} };
      release = () => {
        const request = open(name);
        request.onupgradeneeded = () => {
          late.result = request.result;
          late.onupgradeneeded();
        };
        request.onsuccess = () => {
          late.result = request.result;
          late.onsuccess();
        };
      };
      return late as never;
    });
    return () => release();
  }

  test('a read gives up after 3 s if IndexedDB hangs, and later reads and writes return undefined', async () => {
    hang();
    const { deviceStore, storageTrouble } = await openStore();

    const read = deviceStore.read('a');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await read).toBeUndefined();
    expect(storageTrouble.get()).toBe('refused');

    expect(await deviceStore.read('a')).toBeUndefined();
    expect(await put(deviceStore, 'a', 1)).toBeUndefined();
  });

  test('a store that hung is used again once it responds', async () => {
    const release = hang();
    const { deviceStore, storageTrouble } = await openStore();
    const read = deviceStore.read('a');
    await vi.advanceTimersByTimeAsync(3000);
    await read;

    release();
    await until(() => expect(storageTrouble.get()).toBe('none'));
    expect(await put(deviceStore, 'a', 1)).toBe(true);
    expect(await deviceStore.read('a')).toBe(1);
  });
});

describe('a full disk', () => {
  const FULL = [
    {
      fill: (records: IDBObjectStore) => records.transaction.abort(),
      why: 'the transaction is aborted without an error',
    },
    {
      fill: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
      why: 'the quota is exceeded',
    },
  ];

  test.each(FULL)(
    'the disk is known to be full if $why, and earlier records stay',
    async ({ fill }) => {
      const { deviceStore, storageTrouble } = await openStore();
      await put(deviceStore, 'earlier', 1);

      const result = await deviceStore.change(async (records) => {
        records.put(2, 'earlier');
        fill(records);
        return true;
      });

      expect(result).toBeUndefined();
      expect(storageTrouble.get()).toBe('full');
      expect(await deviceStore.read('earlier')).toBe(1);
    },
  );

  test('a full disk is no longer reported once there is room', async () => {
    const { deviceStore, storageTrouble } = await openStore();
    await deviceStore.change(async (records) => records.transaction.abort());
    expect(storageTrouble.get()).toBe('full');

    expect(await deviceStore.read('a')).toBeUndefined();
    expect(storageTrouble.get()).toBe('full');

    await put(deviceStore, 'a', 1);
    expect(storageTrouble.get()).toBe('none');
  });
});

describe('a failed change on a disk with room', () => {
  const FAILURES = [
    {
      fail: () => {
        throw new DOMException('lost', 'UnknownError');
      },
      name: 'UnknownError',
      why: 'a step fails',
    },
    {
      fail: (records: IDBObjectStore) => void records.add(2, 'earlier'),
      name: 'ConstraintError',
      why: 'a request that nobody waits for fails',
    },
  ];

  test.each(FAILURES)(
    'a change fails with its cause, and not for lack of space, if $why',
    async (failure) => {
      const { deviceStore, storageTrouble, storageFailure } = await openStore();
      await put(deviceStore, 'earlier', 1);

      const result = await deviceStore.change(async (records) => {
        records.put(3, 'other');
        failure.fail(records);
        return true;
      });

      expect(result).toBeUndefined();
      expect(storageTrouble.get()).toBe('failed');
      expect(storageFailure()).toMatchObject({ name: 'StepFailed', cause: { name: failure.name } });
      expect(await deviceStore.read('other')).toBeUndefined();
      expect(await deviceStore.read('earlier')).toBe(1);
    },
  );

  test('a record that cannot be read leaves the others readable', async () => {
    const { deviceStore, storageTrouble } = await openStore();
    const { readSafely, UnreadableRecord } = await import('./records/stored-records');
    await put(deviceStore, 'lost', 1);
    await put(deviceStore, 'sound', 2);
    loseRecord('lost');

    const read = await deviceStore.change((records) =>
      Promise.all([readSafely(records, 'lost'), readSafely(records, 'sound')]),
    );
    expect(read).toEqual([expect.any(UnreadableRecord), 2]);
    expect(storageTrouble.get()).toBe('none');
  });
});

test('a change that times out is aborted, and does not happen later', async () => {
  const { deviceStore, storageTrouble } = await openStore();
  await put(deviceStore, 'a', 1);
  const letOtherTabEnd = await holdStore();

  const change = put(deviceStore, 'a', 2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await change).toBeUndefined();
  expect(storageTrouble.get()).toBe('refused');

  await letOtherTabEnd();
  expect(await deviceStore.read('a')).toBe(1);
  expect(await put(deviceStore, 'a', 3)).toBe(true);
  expect(storageTrouble.get()).toBe('none');
});

describe('a page that is left and returns', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'));
  const comeBack = () => window.dispatchEvent(new Event('pageshow'));

  async function openPage() {
    vi.stubGlobal('window', new EventTarget());
    const tab = await openStore();
    (await import('../page-visits')).followPage();
    const troubles: string[] = [];
    tab.storageTrouble.subscribe(() => troubles.push(tab.storageTrouble.get()));
    return { ...tab, troubles };
  }

  test.each(['reads', 'writes', 'opens the store'])(
    'a page left while it %s holds up no other page, and goes on when it returns',
    async (what) => {
      const page = await openPage();
      const { deviceStore, troubles } = page;
      if (what !== 'opens the store') await put(deviceStore, 'a', 1);
      let steps = 0;
      const isHeld = { value: true };
      const work = deviceStore[what === 'reads' ? 'readTogether' : 'change'](async (records) => {
        steps += 1;
        if (what !== 'reads') records.put(2, 'b');
        // Until the page is left, the transaction stays open.
        while (isHeld.value) await promisifyRequest(records.count());
        return 'done';
      });
      if (what !== 'opens the store') await until(() => expect(steps).toBe(1));

      leave();
      isHeld.value = false;
      const other = await openStore();
      expect(await put(other.deviceStore, 'c', 3)).toBe(true);
      await vi.advanceTimersByTimeAsync(60_000);

      comeBack();
      expect(await work).toBe('done');
      expect(troubles).toEqual([]);
      expect(await other.deviceStore.read('b')).toBe(what === 'reads' ? undefined : 2);
    },
  );

  test('a page that was left begins nothing until it returns', async () => {
    const { deviceStore } = await openPage();
    leave();
    const written = put(deviceStore, 'a', 1);
    const other = await openStore();
    expect(await other.deviceStore.read('a')).toBeUndefined();

    comeBack();
    expect(await written).toBe(true);
    expect(await other.deviceStore.read('a')).toBe(1);
  });
});

describe('a database in another state than the app left it in', () => {
  /** Returns a function that closes the page's connection without an event, as iOS does. */
  function watchConnection(): () => void {
    const opened = vi.spyOn(IDBFactory.prototype, 'open');
    return () => opened.mock.results.at(-1)?.value.result.close();
  }

  test('a connection that the browser closed without a word is opened again', async () => {
    const close = watchConnection();
    const { deviceStore, storageTrouble } = await openStore();
    await put(deviceStore, 'a', 1);

    close();
    expect(await deviceStore.read('a')).toBe(1);
    close();
    expect(await put(deviceStore, 'a', 2)).toBe(true);
    expect(storageTrouble.get()).toBe('none');
    expect(await deviceStore.read('a')).toBe(2);
  });

  test('a connection closed amid a change is opened again, and the change is made', async () => {
    const close = watchConnection();
    const { deviceStore, storageTrouble } = await openStore();
    await put(deviceStore, 'a', 1);

    let isLost = false;
    const changed = await deviceStore.change(async (records) => {
      records.put(2, 'a');
      if (!isLost) {
        isLost = true;
        close();
        throw new DOMException('Connection to Indexed Database server lost.', 'UnknownError');
      }
      return true;
    });
    expect(changed).toBe(true);
    expect(storageTrouble.get()).toBe('none');
    expect(await deviceStore.read('a')).toBe(2);
  });

  /** Closes the connection as Chromium does: the transaction's own events never come. */
  async function closeUnheard(change: (step: () => Promise<unknown>) => Promise<unknown>) {
    const opened = vi.spyOn(IDBFactory.prototype, 'open');
    const [hasBegun, begin] = untilReleased();
    let steps = 0;
    const changed = change(() => {
      begin();
      steps += 1;
      return steps === 1 ? new Promise(() => {}) : Promise.resolve(steps);
    });
    await hasBegun;
    forceCloseDatabase(opened.mock.results.at(-1)?.value.result);
    return { opened, changed };
  }

  test.each(['change', 'readTogether'] as const)(
    'a %s whose connection closes unheard, as on a full disk, is made by another',
    async (way) => {
      const { deviceStore, storageTrouble } = await openStore();
      const { changed } = await closeUnheard(deviceStore[way]);
      expect(await changed).toBe(2);
      expect(storageTrouble.get()).toBe('none');
    },
  );

  test('a change fails, and does not count as refused, if its connection closes and none can be opened', async () => {
    const { deviceStore, storageTrouble } = await openStore();
    const { opened, changed } = await closeUnheard(deviceStore.change);
    opened.mockImplementation(() => {
      throw new DOMException('Internal error opening backing store', 'UnknownError');
    });
    expect(await changed).toBeUndefined();
    expect(storageTrouble.get()).toBe('failed');
  });

  test('a database that lacks its store is given one', async () => {
    (await promisifyRequest(indexedDB.open('ready-check', 7))).close();
    const { deviceStore, storageTrouble } = await openStore();
    expect(await deviceStore.read('a')).toBeUndefined();
    expect(await put(deviceStore, 'a', 1)).toBe(true);
    expect(storageTrouble.get()).toBe('none');
    expect(await (await openStore()).deviceStore.read('a')).toBe(1);
  });

  test('a database deleted or upgraded elsewhere is let go, and opened again', async () => {
    const { deviceStore } = await openStore();
    await put(deviceStore, 'a', 1);
    await promisifyRequest(indexedDB.deleteDatabase('ready-check'));
    expect(await deviceStore.read('a')).toBeUndefined();
    expect(await put(deviceStore, 'a', 2)).toBe(true);

    (await promisifyRequest(indexedDB.open('ready-check', 9))).close();
    expect(await deviceStore.read('a')).toBe(2);
  });
});

/** Another tab that holds the store until the returned function is called. */
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
