/** A record that is there and cannot be read: the browser has lost or damaged its file. */
export class UnreadableRecord extends Error {
  override name = 'UnreadableRecord';
}

/** A record, or an UnreadableRecord in its place. The step goes on, which a failed request would end. */
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

/** Whether an error says that the step is over, and nothing about the record that was asked for. */
const isOfWholeStep = (error: unknown): boolean =>
  error instanceof DOMException &&
  ['AbortError', 'InvalidStateError', 'TransactionInactiveError'].includes(error.name);
