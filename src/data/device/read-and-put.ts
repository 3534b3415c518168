import { fetchedAtOf, isOfNewerShape } from './records/stored-records';

/** A record that exists but cannot be read: the browser has lost or damaged its file. */
export class UnreadableRecord extends Error {
  override name = 'UnreadableRecord';
}

/** Reads a record or returns an UnreadableRecord: a failed request would end the transaction. */
export function readSafely(records: IDBObjectStore, key: IDBValidKey): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const giveUp = (cause: unknown) =>
      isOfWholeStep(cause)
        ? reject(cause)
        : resolve(new UnreadableRecord(`The record ${key} cannot be read`, { cause }));
    try {
      const request = records.get(key);
      request.onsuccess = () => resolve(request.result);
      request.onerror = (event) => {
        event.preventDefault();
        giveUp(request.error);
      };
    } catch (cause) {
      giveUp(cause);
    }
  });
}

/** Whether an error ends the transaction rather than this request. */
const isOfWholeStep = (error: unknown): boolean =>
  error instanceof DOMException &&
  ['AbortError', 'InvalidStateError', 'TransactionInactiveError'].includes(error.name);

/**
 * Puts a record, unless the one there is a newer fetch's or version's. Returns whether it did. An
 * undo, another tab or a delayed write may come with an older copy of a grown report.
 */
export function putUnlessOlder(
  records: IDBObjectStore,
  key: IDBValidKey,
  { stored, there }: { stored: unknown; there: unknown },
): boolean {
  const isOlder = isOlderCopy(fetchedAtOf(stored) ?? 0, fetchedAtOf(there) ?? 0);
  if (isOlder || isOfNewerShape(there)) return false;
  records.put(stored, key);
  return true;
}

/** Whether the copy there is newer. One from the future, by a wrong clock, blocks no other. */
export const isOlderCopy = (fetchedAt: number, thereAt: number): boolean =>
  thereAt <= Date.now() && fetchedAt < thereAt;
