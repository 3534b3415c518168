import { queryOptions } from '@tanstack/react-query';
import { countRecordChange, deviceStore } from '../device/device-store';
import { type ChangeOf, removeFromJournal, writeToJournal } from '../device/journal/journal';
import { readSaved } from '../device/read-saved';
import {
  SHARED_RESULT_SHAPE,
  type StoredSharedResult,
  sharedResultKey,
} from '../device/records/shared-result-record';
import {
  changeSharedResult,
  readStoredResults,
  type StoredResult,
} from '../device/shared-results/shared-results';
import { savedRaidQueries } from '../raids/saved-raid-queries';
import { deletions } from '../undo/undo';
import { checksumIn, readSharedLink, SharedLinkUnreadable, type SharedResult } from './shared-link';

export interface SavedSharedResult {
  key: string;
  fragment: string;
  savedAt: number;
  sharedResult: SharedResult;
}

/** Queries of saved shared results, reread whenever saved raids are. */
export const savedSharedResultQueries = {
  list: () =>
    queryOptions({
      queryKey: [...savedRaidQueries.all(), 'shared-results'],
      queryFn: readSavedSharedResults,
    }),
};

/** Reads every shared result, latest first. Throws ChunkLoadFailed and SavedRaidsUnreadable. */
export async function readSavedSharedResults(): Promise<SavedSharedResult[]> {
  const read = await Promise.all((await storedSharedResults()).map(openStored));
  return read
    .filter((saved) => saved !== undefined)
    .sort((one, other) => other.savedAt - one.savedAt);
}

/** Reads the stored records with their keys. Throws SavedRaidsUnreadable. */
export const storedSharedResults = (): Promise<StoredResult[]> => readSaved(readStoredResults);

/** Opens a stored shared result. A damaged or newer version's result stays, but is not listed. */
async function openStored({ key, record }: StoredResult): Promise<SavedSharedResult | undefined> {
  if (!record) return undefined;
  const { fragment, savedAt } = record;
  try {
    return { key, fragment, savedAt, sharedResult: await readSharedLink(fragment) };
  } catch (error) {
    if (!(error instanceof SharedLinkUnreadable)) throw error;
    return undefined;
  }
}

/** Saves a shared result by its fragment. Throws like `readSharedLink`. */
export const saveSharedResult = async (
  fragment: string,
  savedAt: number,
): Promise<'new' | 'saved before' | 'refuses'> =>
  changeNow(await newSharedResult(fragment, savedAt));

export interface NewSharedResult {
  key: string;
  record: StoredSharedResult;
}

/** Makes the record of a shared result. Throws like `readSharedLink`. */
export async function newSharedResult(fragment: string, savedAt: number): Promise<NewSharedResult> {
  const key = sharedResultKey(await readSharedLink(fragment), checksumIn(fragment));
  return { key, record: { kind: 'judgement', shape: SHARED_RESULT_SHAPE, savedAt, fragment } };
}

async function changeNow(change: ChangeOf<'shared'>) {
  const journaled = writeToJournal({ kind: 'shared', ...change });
  const outcome = await changeSharedResult(change, journaled);
  if (outcome === 'new') countRecordChange();
  // The caller tells the user that saving failed, so no later visit may save the result.
  if (outcome === 'refuses') void removeFromJournal(journaled);
  return outcome;
}

/** Deletes a shared result, with an undo. Returns whether it succeeded. */
export async function deleteSharedResult({
  key,
  fragment,
  savedAt,
  sharedResult,
}: SavedSharedResult): Promise<boolean> {
  if ((await changeNow({ key })) === 'refuses') return false;
  deletions.add({
    raids: [],
    sharedResults: 1,
    title: () => sharedResult.title,
    undo: async () => (await saveSharedResult(fragment, savedAt)) !== 'refuses',
  });
  return true;
}

/** Returns the fragments of saved shared results. Throws SavedRaidsUnreadable. */
export const savedFragments = async (): Promise<Set<string>> =>
  new Set((await storedSharedResults()).flatMap(({ record }) => record?.fragment ?? []));

/** Saves shared results together. Returns whether they are saved. */
export const saveSharedResults = (sharedResults: readonly NewSharedResult[]): Promise<boolean> =>
  changeTogether((records) => {
    for (const { key, record } of sharedResults) records.put(record, key);
  });

/** Deletes shared results by their fragments, without an undo. Returns whether all are deleted. */
export async function deleteSharedResults(fragments: ReadonlySet<string>): Promise<boolean> {
  if (fragments.size === 0) return true;
  const saved = await storedSharedResults();
  return changeTogether((records) => {
    for (const { key, record } of saved)
      if (record && fragments.has(record.fragment)) records.delete(key);
  });
}

async function changeTogether(change: (records: IDBObjectStore) => void): Promise<boolean> {
  const isDone = await deviceStore.change(async (records) => {
    change(records);
    return true;
  });
  if (isDone) countRecordChange();
  return isDone ?? false;
}
