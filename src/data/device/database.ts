import { watchLeaving } from '../page-visits';

export interface Database {
  /** Opens the database ahead of a transaction that must not wait. Never rejects. */
  open(): Promise<void>;

  /**
   * Begins a transaction, at once if the connection is open, and calls `use` with its object store.
   * Leaving the page aborts the transaction, which would block the database for every other page.
   */
  begin<T>(mode: IDBTransactionMode, use: (records: IDBObjectStore) => T | Promise<T>): Promise<T>;
}

/** The browser closed an open database: the disk is full, or the database's files are lost. */
export class ConnectionClosed extends Error {
  override name = 'ConnectionClosed';
}

/** Makes a database with one object store. It opens with its first transaction or by `open`. */
export function database(
  name: string,
  storeName: string,
  options?: IDBObjectStoreParameters,
): Database {
  let connection: IDBDatabase | undefined;
  let opening: Promise<IDBDatabase> | undefined;

  /** Forgets the connection, so that the next transaction opens another connection. */
  function forget(): void {
    connection = undefined;
    opening = undefined;
  }

  function watch(opened: IDBDatabase): IDBDatabase {
    opened.onclose = forget;
    // Another tab repairs or deletes the database, and waits for this connection.
    opened.onversionchange = () => {
      opened.close();
      forget();
    };
    connection = opened;
    return opened;
  }

  function connect(): Promise<IDBDatabase> {
    opening ??= openWithStore(name, storeName, options).then(watch, (failure) => {
      forget();
      throw failure;
    });
    return opening;
  }

  return {
    async open() {
      await connect().catch(() => {});
    },

    async begin(mode, use) {
      const begun = connection && tryBegin(connection, storeName, mode);
      if (connection && !begun) forget();
      const transaction = begun ?? (await connect()).transaction(storeName, mode);
      endOnLeaving(transaction);
      return rejectIfClosed(transaction.db, use(transaction.objectStore(storeName)));
    },
  };
}

async function openWithStore(
  name: string,
  storeName: string,
  options: IDBObjectStoreParameters | undefined,
): Promise<IDBDatabase> {
  const create = (upgraded: IDBDatabase) => {
    if (!upgraded.objectStoreNames.contains(storeName))
      upgraded.createObjectStore(storeName, options);
  };
  const opened = await open(name, create);
  if (opened.objectStoreNames.contains(storeName)) return opened;
  // An interrupted browser may have left the database without its store.
  opened.close();
  return open(name, create, opened.version + 1);
}

function open(
  name: string,
  create: (upgraded: IDBDatabase) => void,
  version?: number,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    const stop = watchLeaving(() => request.transaction?.abort());
    request.onupgradeneeded = () => create(request.result);
    request.onsuccess = () => {
      stop();
      resolve(request.result);
    };
    request.onerror = () => {
      stop();
      reject(request.error);
    };
  });
}

/** Begins a transaction; undefined if the connection is closed, as by iOS without an event. */
function tryBegin(
  connection: IDBDatabase,
  storeName: string,
  mode: IDBTransactionMode,
): IDBTransaction | undefined {
  try {
    return connection.transaction(storeName, mode);
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'InvalidStateError') return undefined;
    throw failure;
  }
}

/**
 * Settles as the work does, but rejects if the browser closes the connection first: Chromium then
 * ends its transactions without an event.
 */
function rejectIfClosed<T>(connection: IDBDatabase, work: T | Promise<T>): Promise<T> {
  let stop = () => {};
  const closed = new Promise<never>((_, reject) => {
    const onClose = () => reject(new ConnectionClosed('The browser has closed the database'));
    connection.addEventListener('close', onClose);
    stop = () => connection.removeEventListener('close', onClose);
  });
  return Promise.race([work, closed]).finally(stop);
}

function endOnLeaving(transaction: IDBTransaction): void {
  const stop = watchLeaving(() => abortTransaction(transaction));
  transaction.addEventListener('complete', stop);
  transaction.addEventListener('abort', stop);
}

/** Aborts a transaction. Returns false if it had already ended. */
export function abortTransaction(transaction: IDBTransaction): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}
