import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { changeOnce, deleteOnce } from '../journal/applied-entries';
import type { ChangeOf, JournalEntry } from '../journal/journal';
import { StoredSharedResult, sharedResultRange } from '../records/shared-result-record';

export interface StoredResult {
  key: string;
  /** Undefined if a newer version wrote the record, or if it is damaged. */
  record: StoredSharedResult | undefined;
}

export async function readStoredResults(records: IDBObjectStore): Promise<StoredResult[]> {
  const [keys, stored] = await Promise.all([
    promisifyRequest(records.getAllKeys(sharedResultRange())),
    promisifyRequest<unknown[]>(records.getAll(sharedResultRange())),
  ]);
  return stored.map((one, index) => ({
    key: `${keys[index]}`,
    record: v.is(StoredSharedResult, one) ? one : undefined,
  }));
}

/** Saves a shared result unless it is saved already, or deletes it if the change has no record. */
export async function changeSharedResult(
  { key, record }: ChangeOf<'shared'>,
  journaled?: JournalEntry,
): Promise<'new' | 'saved before' | 'refuses'> {
  if (!record) return (await deleteOnce(key, journaled)) ? 'new' : 'refuses';
  let outcome: 'new' | 'saved before' = 'new';
  const isDone = await changeOnce(async (records) => {
    const saved = await readStoredResults(records);
    if (saved.some((one) => one.record?.fragment === record.fragment)) outcome = 'saved before';
    else records.put(record, key);
    return true;
  }, journaled);
  return isDone ? outcome : 'refuses';
}
