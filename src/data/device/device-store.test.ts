import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyDisk, openTab } from '#test/open-tab';
import { until } from '#test/until';

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
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
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
    loseFileOf('lost');

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

/** Fails every read of one record, as a browser does that has lost a large value's file. */
function loseFileOf(lost: string): void {
  const get = IDBObjectStore.prototype.get;
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    if (key === lost) throw new DOMException('Failed to read large value', 'DataError');
    return get.call(this, key);
  });
}

/** Another tab that holds the store until the returned function is called. */
async function holdStore(): Promise<() => Promise<void>> {
  const { promisifyRequest } = await import('idb-keyval');
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
