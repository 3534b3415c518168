import { deviceStore, storageFailure } from './device-store';

/** Thrown if IndexedDB cannot be read now. Saved data stays unchanged. */
export class SavedRaidsUnreadable extends Error {
  override name = 'SavedRaidsUnreadable';

  constructor() {
    super('What is saved on this device cannot be read now', { cause: storageFailure() });
  }
}

/** Reads records in one transaction. Throws SavedRaidsUnreadable. */
export async function readSaved<T>(
  step: (records: IDBObjectStore) => Promise<T | undefined>,
): Promise<T> {
  const read = await deviceStore.readTogether(step);
  if (read === undefined) throw new SavedRaidsUnreadable();
  return read;
}
