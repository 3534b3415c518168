import { createStore } from 'idb-keyval';
import { listWhileLate, withDeadline } from '../deadline';
import { observable } from '../observable';
import { readSafely } from './records/stored-records';

/** Milliseconds. */
const MAX_WAIT: Readonly<Record<Kind, number>> = { read: 3000, write: 10_000 };

/** Why saving fails: the disk is full, the browser refuses or hangs, or a transaction failed. */
export type StorageTrouble = 'none' | 'full' | 'refused' | 'failed' | 'newer';

/** Screens tell the user unless it is `none`. */
export const storageTrouble = observable<StorageTrouble>('none');

/** Counts this tab's changes of what is saved. */
export const recordChanges = observable(0);

/** The failure behind `storageTrouble`; undefined without trouble. */
export const storageFailure = (): unknown => currentTrouble()?.failure;

/**
 * The app's records in IndexedDB. Nothing here rejects or hangs: a failure returns undefined and
 * shows in `storageTrouble`. A step may await only the store's own requests.
 */
export const deviceStore = {
  read: (key: string): Promise<unknown> =>
    deviceStore.readTogether((records) => readSafely(records, key)),

  /** Reads records in one transaction. */
  readTogether: <T>(step: Step<T>): Promise<T | undefined> =>
    runGuarded('read', () => ({
      result: store('readonly', (records) => step(records).catch(failReading)),
      giveUp: () => true,
    })),

  /** Changes records in one transaction. Undefined means that nothing changed, and will not. */
  change: <T>(step: Step<T>): Promise<T | undefined> =>
    runGuarded('write', () => beginChange(step)),
};

/** Counts a change. `connectRaids` then rereads the list and tells other tabs. */
export const noteChange = (): void => recordChanges.set(recordChanges.get() + 1);

/** The persister's library would delete unreadable records, but only the user deletes. */
export async function leaveAlone(): Promise<void> {}

type Step<T> = (records: IDBObjectStore) => Promise<T>;

/** The store is open but full. The browser's own error may be null then. */
class NoRoom extends Error {
  override name = 'NoRoom';
}

class StepFailed extends Error {
  override name = 'StepFailed';
}

class StoreHangs extends Error {
  override name = 'StoreHangs';
}

// `kept` is the first release's word, so it is on users' devices.
const store = createStore('ready-check', 'kept');

interface Work<T> {
  result: Promise<T>;
  /** Aborts with nothing done; false if it is too late. */
  giveUp: () => boolean;
}

function beginChange<T>(step: Step<T>): Work<T> {
  let transaction: IDBTransaction | undefined;
  let isGivenUp = false;
  const result = store('readwrite', (records) => {
    transaction = records.transaction;
    if (!isGivenUp) return atomically(step, records);
    abort(transaction);
    throw new StoreHangs();
  });
  const giveUp = () => {
    isGivenUp = true;
    return transaction === undefined || abort(transaction);
  };
  return { result, giveUp };
}

function failReading(cause: unknown): never {
  throw new StepFailed('The store of this app cannot be read', { cause });
}

async function atomically<T>(step: Step<T>, records: IDBObjectStore): Promise<T> {
  const { transaction } = records;
  const end = transactionEnd(transaction);
  try {
    const [result] = await Promise.all([step(records), end]);
    return result;
  } catch (error) {
    if (abort(transaction)) throw failureFor(error);
    // The store ended the transaction and may say why.
    throw failureFor(
      await end.then(
        () => error,
        (reason: unknown) => reason,
      ),
    );
  }
}

const transactionEnd = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** Names a failure. When the disk is full, a browser may abort a transaction without an error. */
const failureFor = (cause: unknown): Error =>
  cause === null || (cause instanceof DOMException && cause.name === 'QuotaExceededError')
    ? new NoRoom('There is no room on this device', { cause })
    : new StepFailed('The store of this app failed', { cause });

/** Aborts a transaction. Returns false if it had already ended. */
function abort(transaction: IDBTransaction): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}

/** Until it ends, no other work waits for the store. */
const overdue = new Set<Promise<unknown>>();

/** IndexedDB can be missing, refuse, or hang: then returns undefined. */
async function runGuarded<T>(kind: Kind, begin: () => Work<T>): Promise<T | undefined> {
  if (overdue.size > 0) return undefined;
  try {
    const result = await withinTime(begin(), kind);
    setTrouble(kind, 'none');
    return result;
  } catch (failure) {
    setTrouble(kind, troubleOf(failure), failure);
    return undefined;
  }
}

function troubleOf(failure: unknown): StorageTrouble {
  if (failure instanceof NoRoom) return 'full';
  return failure instanceof StepFailed ? 'failed' : 'refused';
}

const withinTime = <T>({ result, giveUp }: Work<T>, kind: Kind): Promise<T> =>
  withDeadline(result, MAX_WAIT[kind], () => {
    // A write under way can only be waited for.
    if (!giveUp()) return result;
    listWhileLate(overdue, result, result);
    // A slow disk is not a broken one: a late result puts the store back in use.
    result.then(
      () => setTrouble(kind, 'none'),
      () => {},
    );
    throw new StoreHangs('The store of this app does not answer');
  });

type Kind = 'read' | 'write';

interface Trouble {
  trouble: Exclude<StorageTrouble, 'none'>;
  failure?: unknown;
}

const troubles: { [By in Kind | 'list']?: Trouble | undefined } = {};

/** Notes whether a newer version wrote the list of saved raids, which then stays unchanged. */
export const noteListVersion = (isNewer: boolean): void =>
  setTrouble('list', isNewer ? 'newer' : 'none');

/** Reads can work while writes fail, so each kind clears only its own trouble. */
function setTrouble(kind: Kind | 'list', trouble: StorageTrouble, failure?: unknown): void {
  troubles[kind] = trouble === 'none' ? undefined : { trouble, failure };
  const now = currentTrouble()?.trouble ?? 'none';
  if (now !== storageTrouble.get()) storageTrouble.set(now);
}

const currentTrouble = () => troubles.write ?? troubles.read ?? troubles.list;
