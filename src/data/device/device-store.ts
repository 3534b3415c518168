import { trackUntilSettled, withDeadline } from '#deadline';
import { SECOND } from '#domain/time';
import { observable } from '../observable';
import { untilReturned, watchLeaving } from '../page-visits';
import { abortTransaction, ConnectionClosed, database } from './database';
import { readSafely } from './records/stored-records';

/** The time after which work on the store counts as hanging. */
const MAX_WAIT_FOR_STORE: Readonly<Record<WorkKind, number>> = {
  read: 3 * SECOND,
  write: 10 * SECOND,
};

/** Why saving fails: the disk is full, the browser refuses or hangs, or a transaction failed. */
export type StorageTrouble = 'none' | 'full' | 'refused' | 'failed' | 'newer';

/** Why saving fails now. Screens show it unless it is `none`. */
export const storageTrouble = observable<StorageTrouble>('none');

/** Counts this tab's changes of records. */
export const recordChangeCount = observable(0);

/** The key of the kept record that this tab changed last. */
export const lastKeptChange = observable('');

/** The failure behind `storageTrouble`; undefined without trouble. */
export const storageFailure = (): unknown => currentTrouble()?.failure;

/**
 * The app's records in IndexedDB. No method rejects or hangs: a failure returns undefined and shows
 * in `storageTrouble`. A step may await nothing but the store's own requests.
 */
export const deviceStore = {
  read: (key: string): Promise<unknown> =>
    deviceStore.readTogether((records) => readSafely(records, key)),

  readTogether: <T>(step: Step<T>): Promise<T | undefined> =>
    runGuarded('read', () =>
      begin('readonly', (records) =>
        step(records).catch((cause) => {
          throw new StepFailed('The store of this app cannot be read', { cause });
        }),
      ),
    ),

  /** Changes records in one transaction, without a second try. Undefined if it was refused. */
  change: <T>(step: Step<T>): Promise<T | undefined> =>
    runGuarded('write', () => begin('readwrite', (records) => runAtomically(step, records))),
};

/** Counts a change, so that `connectRaids` rereads the list and tells other tabs. */
export const countRecordChange = (): void => recordChangeCount.set(recordChangeCount.get() + 1);

type Step<T> = (records: IDBObjectStore) => Promise<T>;

/** The disk is full. The browser's own error is sometimes null. */
class NoRoom extends Error {
  override name = 'NoRoom';
}

class StepFailed extends Error {
  override name = 'StepFailed';
}

class StoreHangs extends Error {
  override name = 'StoreHangs';
}

/** The page was left, which aborts its transactions. */
class PageLeft extends Error {
  override name = 'PageLeft';
}

// `kept` is the first release's word, so it is on users' devices.
const store = database('ready-check', 'kept');

interface Work<T> {
  result: Promise<T>;
  /** Aborts the work. Returns false if it has already ended. */
  giveUp: () => boolean;
}

function begin<T>(mode: IDBTransactionMode, step: Step<T>): Work<T> {
  let transaction: IDBTransaction | undefined;
  let isGivenUp = false;
  const result = store.begin(mode, (records) => {
    transaction = records.transaction;
    if (!isGivenUp) return step(records);
    abortTransaction(transaction);
    throw new StoreHangs();
  });
  const giveUp = () => {
    isGivenUp = true;
    return transaction === undefined || abortTransaction(transaction);
  };
  return { result, giveUp };
}

async function runAtomically<T>(step: Step<T>, records: IDBObjectStore): Promise<T> {
  const { transaction } = records;
  const end = transactionEnd(transaction);
  try {
    const [result] = await Promise.all([step(records), end]);
    return result;
  } catch (error) {
    if (abortTransaction(transaction)) throw failureFor(error);
    // The transaction may know why it was ended.
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

/** Returns the error of a failure. On a full disk a transaction may abort without an error. */
const failureFor = (cause: unknown): Error =>
  cause === null || (cause instanceof DOMException && cause.name === 'QuotaExceededError')
    ? new NoRoom('There is no room on this device', { cause })
    : new StepFailed('The store of this app failed', { cause });

/** Late transactions. Until they end, further work fails at once. */
const overdue = new Set<Promise<unknown>>();

/**
 * Runs work on the store. Undefined if IndexedDB is missing, refuses or hangs. Leaving the page ends
 * the work, which begins again when the page returns; after a lost connection it begins again once.
 */
async function runGuarded<T>(
  kind: WorkKind,
  startWork: () => Work<T>,
  { isRepeated = false } = {},
): Promise<T | undefined> {
  await untilReturned();
  if (overdue.size > 0) return undefined;
  let work: Work<T> | undefined;
  let stop = () => {};
  const pageLeft = new Promise<never>((_, reject) => {
    // Registered before the work begins: on leaving, the database also aborts the work.
    stop = watchLeaving(() => {
      if (work?.giveUp()) reject(new PageLeft());
    });
  });
  try {
    work = startWork();
    const result = await withinTime(Promise.race([work.result, pageLeft]), work.giveUp, kind);
    setTrouble(kind, 'none');
    return result;
  } catch (failure) {
    if (failure instanceof PageLeft) return await runGuarded(kind, startWork);
    if (!isRepeated && isConnectionLost(failure))
      return await runGuarded(kind, startWork, { isRepeated: true });
    const trouble = troubleOf(failure);
    // A store that has opened before does not count as refused but as failed.
    setTrouble(kind, isRepeated && trouble === 'refused' ? 'failed' : trouble, failure);
    return undefined;
  } finally {
    stop();
  }
}

/** Whether the browser ended a transaction. Source of the last name: WebKit. */
const isConnectionLost = (failure: unknown): boolean =>
  failure instanceof ConnectionClosed ||
  (failure instanceof StepFailed &&
    failure.cause instanceof DOMException &&
    ['AbortError', 'InvalidStateError', 'UnknownError'].includes(failure.cause.name));

function troubleOf(failure: unknown): StorageTrouble {
  if (failure instanceof NoRoom) return 'full';
  return failure instanceof StepFailed || failure instanceof ConnectionClosed
    ? 'failed'
    : 'refused';
}

const withinTime = <T>(result: Promise<T>, giveUp: () => boolean, kind: WorkKind): Promise<T> =>
  withDeadline(result, MAX_WAIT_FOR_STORE[kind], () => {
    // Waits for a write that cannot be aborted. A late read may still put the store back in use.
    if (kind === 'write' && !giveUp()) return result;
    trackUntilSettled(overdue, result, result);
    // The disk may just be slow: a late result puts the store back in use.
    result.then(
      () => setTrouble(kind, 'none'),
      () => {},
    );
    throw new StoreHangs('The store of this app does not respond');
  });

type WorkKind = 'read' | 'write';

interface Trouble {
  trouble: Exclude<StorageTrouble, 'none'>;
  failure?: unknown;
}

const troubles: { [By in WorkKind | 'list']?: Trouble | undefined } = {};

/** Notes whether a newer version wrote the list of saved raids, which then stays unchanged. */
export const setListIsNewer = (isNewer: boolean): void =>
  setTrouble('list', isNewer ? 'newer' : 'none');

/** Shows that something could not be saved although the database was never opened. */
export function showSaveFailure(failure: unknown): false {
  setTrouble('write', 'failed', failure);
  return false;
}

/** Reads can work while writes fail, so each kind clears only its own trouble. */
function setTrouble(kind: WorkKind | 'list', trouble: StorageTrouble, failure?: unknown): void {
  troubles[kind] = trouble === 'none' ? undefined : { trouble, failure };
  const now = currentTrouble()?.trouble ?? 'none';
  if (now !== storageTrouble.get()) storageTrouble.set(now);
}

const currentTrouble = () => troubles.write ?? troubles.read ?? troubles.list;
