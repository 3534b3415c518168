import { createStore, delMany, get, getMany, keys, set, setMany, update } from 'idb-keyval';
import { observable } from './observable';

const LONGEST_READ = 3000;
const LONGEST_WRITE = 10_000;

/** What is wrong with keeping: nothing, the disk is full, or the browser refuses or hangs. */
export type KeepingTrouble = 'none' | 'full' | 'refused';

/** How keeping stands in this session. Screens tell the person when it is not `none`. */
export const keepingTrouble = observable<KeepingTrouble>('none');

const store = createStore('ready-check', 'kept');
let isBroken = false;

class StoreHangs extends Error {
  override name = 'StoreHangs';
}

const withinTime = <T>(work: Promise<T>, milliseconds: number): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(() => reject(new StoreHangs()), milliseconds)),
  ]);

/** IndexedDB can be absent, refuse or hang: a read then finds nothing, and the network serves. */
async function guardedRead<T>(read: () => Promise<T>, otherwise: T): Promise<T> {
  if (isBroken) return otherwise;
  try {
    return await withinTime(read(), LONGEST_READ);
  } catch {
    isBroken = true;
    keepingTrouble.set('refused');
    return otherwise;
  }
}

/** Whether the write came through. A transaction that was aborted has no error to look at. */
async function guardedWrite(write: () => Promise<unknown>): Promise<boolean> {
  if (isBroken) return false;
  try {
    await withinTime(write(), LONGEST_WRITE);
    if (keepingTrouble.get() === 'full') keepingTrouble.set('none');
    return true;
  } catch (error) {
    const isRefused =
      error instanceof StoreHangs ||
      (error instanceof Error && error.name !== 'QuotaExceededError');
    keepingTrouble.set(isRefused ? 'refused' : 'full');
    return false;
  }
}

/**
 * The app's records on this device. Nothing here rejects or hangs: what cannot be read is absent,
 * and what cannot be written answers false and shows in `keepingTrouble`.
 */
export const deviceStore = {
  read: (key: string): Promise<unknown> => guardedRead(() => get<unknown>(key, store), undefined),
  readMany: (names: string[]): Promise<unknown[]> =>
    guardedRead(() => getMany<unknown>(names, store), []),
  keys: (): Promise<string[]> => guardedRead(() => keys<string>(store), []),
  write: (key: string, value: unknown): Promise<boolean> =>
    guardedWrite(() => set(key, value, store)),
  writeMany: (entries: [string, unknown][]): Promise<boolean> =>
    guardedWrite(() => setMany(entries, store)),
  /** Changes one record as a single step, so that two tabs cannot undo each other. */
  change: (key: string, changed: (value: unknown) => unknown): Promise<boolean> =>
    guardedWrite(() => update<unknown>(key, changed, store)),
  removeMany: (names: string[]): Promise<boolean> => guardedWrite(() => delMany(names, store)),
};
