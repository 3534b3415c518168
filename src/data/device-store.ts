import { createStore, promisifyRequest } from 'idb-keyval';
import { observable } from './observable';

const LONGEST_READ = 3000;
const LONGEST_WRITE = 10_000;

/** What is wrong with keeping: nothing, the disk is full, or the browser refuses or hangs. */
export type KeepingTrouble = 'none' | 'full' | 'refused';

/** How keeping stands now. Screens tell the person when it is not `none`. */
export const keepingTrouble = observable<KeepingTrouble>('none');

/**
 * The app's records on this device. Nothing here rejects or hangs: what cannot be done answers nothing,
 * and shows in `keepingTrouble`.
 *
 * A step may await the store's own requests only; anything else would end it early.
 */
export const deviceStore = {
  read: (key: string): Promise<unknown> =>
    deviceStore.look((records) => promisifyRequest(records.get(key))),

  /** Reads records as they stand together at one moment. */
  look: <T>(step: (records: IDBObjectStore) => Promise<T>): Promise<T | undefined> =>
    guarded('read', () => store('readonly', step)),

  /** Changes records: all of a step or none of it, and never between those of another tab. */
  change: <T>(step: (records: IDBObjectStore) => Promise<T>): Promise<T | undefined> =>
    guarded('write', () => store('readwrite', (records) => wholly(step, records))),
};

async function wholly<T>(
  step: (records: IDBObjectStore) => Promise<T>,
  records: IDBObjectStore,
): Promise<T> {
  const { transaction } = records;
  try {
    const [answer] = await Promise.all([step(records), promisifyRequest(transaction)]);
    return answer;
  } catch {
    abort(transaction);
    throw new NoRoom();
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The store itself has ended it.
  }
}

/** The store is open and yet takes nothing. Its own error is of no use: for want of room it may be null. */
class NoRoom extends Error {
  override name = 'NoRoom';
}

const store = createStore('ready-check', 'kept');

/** Work on the store that has outlasted its time. Until it ends, nothing else waits for the store. */
const overdue = new Set<Promise<unknown>>();

class StoreHangs extends Error {
  override name = 'StoreHangs';
}

/** IndexedDB can be absent, refuse, or hang for a while or for ever: the answer is then nothing. */
async function guarded<T>(kind: Kind, work: () => Promise<T>): Promise<T | undefined> {
  if (overdue.size > 0) return undefined;
  try {
    const answer = await withinTime(work(), kind);
    note(kind, 'none');
    return answer;
  } catch (error) {
    note(kind, error instanceof NoRoom ? 'full' : 'refused');
    return undefined;
  }
}

async function withinTime<T>(work: Promise<T>, kind: Kind): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => {
        waitOut(work, kind);
        reject(new StoreHangs());
      },
      kind === 'read' ? LONGEST_READ : LONGEST_WRITE,
    );
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** A slow device is not a broken one: with its late answer the store is in use again. */
function waitOut(work: Promise<unknown>, kind: Kind): void {
  overdue.add(work);
  const isOver = () => overdue.delete(work);
  work.then(() => isOver() && note(kind, 'none'), isOver);
}

type Kind = 'read' | 'write';

const troubles: Record<Kind, KeepingTrouble> = { read: 'none', write: 'none' };

/** A read that works does not show that writes do, so each kind ends its own trouble only. */
function note(kind: Kind, trouble: KeepingTrouble): void {
  troubles[kind] = trouble;
  const worst = troubles.write === 'none' ? troubles.read : troubles.write;
  if (worst !== keepingTrouble.get()) keepingTrouble.set(worst);
}
