import { createStore } from 'idb-keyval';
import { deadline } from '../deadline';
import { observable } from '../observable';
import { readSafely } from './read-safely';

/** How long the store may take to answer, in milliseconds. */
const MAX_WAIT: Readonly<Record<Kind, number>> = { read: 3000, write: 10_000 };

/** What is wrong with saving: nothing, the disk is full, the browser refuses or hangs, or a step failed. */
export type StorageTrouble = 'none' | 'full' | 'refused' | 'failed' | 'newer';

/** How saving goes now. Screens tell the person when it is not `none`. */
export const storageTrouble = observable<StorageTrouble>('none');

/** The failure behind `storageTrouble`, with its cause; nothing while there is no trouble. */
export const storageFailure = (): unknown => worst().failure;

/**
 * The app's records on this device. Nothing here rejects or hangs: what cannot be done answers nothing,
 * and shows in `storageTrouble`.
 *
 * A step may await the store's own requests only; anything else would end it early.
 */
export const deviceStore = {
  read: (key: string): Promise<unknown> =>
    deviceStore.readTogether((records) => readSafely(records, key)),

  /** Reads records as they stand together at one moment. */
  readTogether: <T>(step: Step<T>): Promise<T | undefined> =>
    guarded('read', () => ({ answer: store('readonly', named(step)), giveUp: () => true })),

  /**
   * Changes records: a step is done as a whole or not at all, and no other tab's step comes in between.
   * Where the answer is nothing, it was not done, and will not be.
   */
  change: <T>(step: Step<T>): Promise<T | undefined> => guarded('write', () => changing(step)),
};

/**
 * What a persister's library is given to remove with: it would delete what it cannot restore. Only the person drops a
 * record, and a damaged list is overwritten in time.
 */
export async function leaveAlone(): Promise<void> {}

type Step<T> = (records: IDBObjectStore) => Promise<T>;

/** The store is open and yet has no room. Its own error may be null then. */
class NoRoom extends Error {
  override name = 'NoRoom';
}

/** A step could not be done, for a reason other than room: the cause. */
class StepFailed extends Error {
  override name = 'StepFailed';
}

/** The store did not answer in time. */
class StoreHangs extends Error {
  override name = 'StoreHangs';
}

// `kept` is the first release's word; it lies on devices.
const store = createStore('ready-check', 'kept');

/** Work on the store. */
interface Work<T> {
  answer: Promise<T>;
  /** Stops it with nothing done; false when it is too late for that. */
  giveUp: () => boolean;
}

function changing<T>(step: Step<T>): Work<T> {
  let transaction: IDBTransaction | undefined;
  let isGivenUp = false;
  const answer = store('readwrite', (records) => {
    transaction = records.transaction;
    if (!isGivenUp) return atomically(step, records);
    abort(transaction);
    throw new StoreHangs();
  });
  const giveUp = () => {
    isGivenUp = true;
    return transaction === undefined || abort(transaction);
  };
  return { answer, giveUp };
}

const named =
  <T>(step: Step<T>): Step<T> =>
  (records) =>
    step(records).catch((cause: unknown) => {
      throw new StepFailed('The store of this app cannot be read', { cause });
    });

async function atomically<T>(step: Step<T>, records: IDBObjectStore): Promise<T> {
  const { transaction } = records;
  const end = ended(transaction);
  try {
    const [answer] = await Promise.all([step(records), end]);
    return answer;
  } catch (error) {
    if (abort(transaction)) throw failureFor(error);
    // The store itself has ended it and says why, where it says anything.
    throw failureFor(
      await end.then(
        () => error,
        (reason: unknown) => reason,
      ),
    );
  }
}

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

/** For want of room a store may end a transaction without any error. */
const failureFor = (cause: unknown): Error =>
  cause === null || (cause instanceof DOMException && cause.name === 'QuotaExceededError')
    ? new NoRoom('There is no room on this device', { cause })
    : new StepFailed('The store of this app failed', { cause });

/** Aborts a transaction. False where the store had already ended it. */
function abort(transaction: IDBTransaction): boolean {
  try {
    transaction.abort();
    return true;
  } catch {
    return false;
  }
}

/** Work on the store that has outlasted its time. Until it ends, nothing else waits for the store. */
const overdue = new Set<Promise<unknown>>();

/** IndexedDB can be absent, refuse, or hang for a while or without end: the answer is then nothing. */
async function guarded<T>(kind: Kind, begin: () => Work<T>): Promise<T | undefined> {
  if (overdue.size > 0) return undefined;
  try {
    const answer = await withinTime(begin(), kind);
    setTrouble(kind, 'none');
    return answer;
  } catch (failure) {
    setTrouble(kind, troubleOf(failure), failure);
    return undefined;
  }
}

function troubleOf(failure: unknown): StorageTrouble {
  if (failure instanceof NoRoom) return 'full';
  return failure instanceof StepFailed ? 'failed' : 'refused';
}

const withinTime = <T>({ answer, giveUp }: Work<T>, kind: Kind): Promise<T> =>
  deadline(answer, MAX_WAIT[kind], () => {
    // What is on its way to the disk at this moment can only be waited for.
    if (!giveUp()) return answer;
    waitOut(answer, kind);
    throw new StoreHangs('The store of this app does not answer');
  });

/** A slow device is not a broken one: with its late answer the store is in use again. */
function waitOut(work: Promise<unknown>, kind: Kind): void {
  overdue.add(work);
  const isOver = () => overdue.delete(work);
  work.then(() => isOver() && setTrouble(kind, 'none'), isOver);
}

type Kind = 'read' | 'write';

const troubles: Record<Kind | 'list', { trouble: StorageTrouble; failure?: unknown }> = {
  read: { trouble: 'none' },
  write: { trouble: 'none' },
  list: { trouble: 'none' },
};

/** Notes whether a newer version of the app wrote the list of saved raids, which this one leaves as it is. */
export const noteListVersion = (isNewer: boolean): void =>
  setTrouble('list', isNewer ? 'newer' : 'none');

/** A read that works does not show that writes do, so each kind ends its own trouble only. */
function setTrouble(kind: Kind | 'list', trouble: StorageTrouble, failure?: unknown): void {
  troubles[kind] = { trouble, failure };
  const now = worst().trouble;
  if (now !== storageTrouble.get()) storageTrouble.set(now);
}

const worst = () =>
  [troubles.write, troubles.read].find(({ trouble }) => trouble !== 'none') ?? troubles.list;
