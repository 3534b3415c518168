import { listUntilSettled, withDeadline } from '#deadline';
import { observable } from '../observable';
import { onLeaving, untilReturned } from '../page-visits';
import { abort, ConnectionClosed, database } from './database';
import { readSafely } from './records/stored-records';

/** Milliseconds. */
const MAX_WAIT: Readonly<Record<WorkKind, number>> = { read: 3000, write: 10_000 };

/** Why saving fails: the disk is full, the browser refuses or hangs, or a transaction failed. */
export type StorageTrouble = 'none' | 'full' | 'refused' | 'failed' | 'newer';

/** Screens tell the user unless it is `none`. */
export const storageTrouble = observable<StorageTrouble>('none');

/** Counts this tab's changes of records. */
export const recordChanges = observable(0);

/** The key of the kept record that this tab changed last. */
export const keptChanges = observable('');

/** The failure behind `storageTrouble`; undefined without trouble. */
export const storageFailure = (): unknown => currentTrouble()?.failure;

/**
 * The app's records in IndexedDB. Nothing here rejects or hangs: a failure returns undefined and
 * shows in `storageTrouble`. A step may await only the store's own requests.
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

  /** Changes records in one transaction. Undefined if refused: it is not retried. */
  change: <T>(step: Step<T>): Promise<T | undefined> =>
    runGuarded('write', () => begin('readwrite', (records) => atomically(step, records))),
};

/** Counts a change. `connectRaids` then rereads the list and tells other tabs. */
export const noteChange = (): void => recordChanges.set(recordChanges.get() + 1);

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

/** The page was left, which aborts everything under way. */
class PageLeft extends Error {
  override name = 'PageLeft';
}

// `kept` is the first release's word, so it is on users' devices.
const store = database('ready-check', 'kept');

interface Work<T> {
  result: Promise<T>;
  /** Aborts with nothing done; false if it is too late. */
  giveUp: () => boolean;
}

function begin<T>(mode: IDBTransactionMode, step: Step<T>): Work<T> {
  let transaction: IDBTransaction | undefined;
  let isGivenUp = false;
  const result = store.begin(mode, (records) => {
    transaction = records.transaction;
    if (!isGivenUp) return step(records);
    abort(transaction);
    throw new StoreHangs();
  });
  const giveUp = () => {
    isGivenUp = true;
    return transaction === undefined || abort(transaction);
  };
  return { result, giveUp };
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

/** Until it ends, no other work waits for the store. */
const overdue = new Set<Promise<unknown>>();

/**
 * IndexedDB can be missing, refuse, or hang: then returns undefined. What leaving the page ended
 * begins again when it returns, and what a lost connection ended begins again once.
 */
async function runGuarded<T>(
  kind: WorkKind,
  begin: () => Work<T>,
  isRepeated = false,
): Promise<T | undefined> {
  await untilReturned();
  if (overdue.size > 0) return undefined;
  let work: Work<T> | undefined;
  let stop = () => {};
  const left = new Promise<never>((_, reject) => {
    // Before the work begins, since the database aborts it too.
    stop = onLeaving(() => {
      if (work?.giveUp()) reject(new PageLeft());
    });
  });
  try {
    work = begin();
    const result = await withinTime(Promise.race([work.result, left]), work.giveUp, kind);
    setTrouble(kind, 'none');
    return result;
  } catch (failure) {
    if (failure instanceof PageLeft) return await runGuarded(kind, begin);
    if (!isRepeated && isConnectionLost(failure)) return await runGuarded(kind, begin, true);
    const trouble = troubleOf(failure);
    // A store that was open is not refused.
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
  withDeadline(result, MAX_WAIT[kind], () => {
    // A write under way can only be waited for. A late read may still put the store back in use.
    if (kind === 'write' && !giveUp()) return result;
    listUntilSettled(overdue, result, result);
    // A slow disk is not a broken one: a late result puts the store back in use.
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

/** Notes that something could not be saved, before the store was reached. */
export function noteUnsaved(failure: unknown): false {
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
