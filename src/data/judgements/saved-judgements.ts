import { queryOptions } from '@tanstack/react-query';
import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import type { SharedJudgement } from '#domain/hand-over/shared-judgement';
import { deviceStore } from '../device/device-store';
import { readSaved } from '../device/raids/saved-raids';
import { noteChange } from '../device/record-changes';
import {
  judgementKey,
  judgementRange,
  judgementRecord,
  StoredJudgement,
} from '../device/records/judgement-record';
import { savedRaidQueries } from '../raids/saved-raid-queries';
import { addDeletion } from '../raids/undoable-deletions';
import { checksumIn, readSharedLink, SharedLinkUnreadable } from '../shared-link';

export interface SavedJudgement {
  key: string;
  fragment: string;
  savedAt: number;
  judgement: SharedJudgement;
}

/** Refetched with the saved raids. */
export const savedJudgementQueries = {
  list: () =>
    queryOptions({
      queryKey: [...savedRaidQueries.all(), 'judgements'],
      queryFn: readSavedJudgements,
    }),
};

/**
 * Reads every shared result, latest first, without a newer version's. Throws ChunkLoadFailed and
 * SavedRaidsUnreadable.
 */
export async function readSavedJudgements(): Promise<SavedJudgement[]> {
  const read = await Promise.all((await storedJudgements()).map(readStored));
  return read
    .filter((saved) => saved !== undefined)
    .sort((one, other) => other.savedAt - one.savedAt);
}

/** Reads the stored records with their keys. Throws SavedRaidsUnreadable. */
export const storedJudgements = (): Promise<StoredRecord[]> => readSaved(readRecords);

interface StoredRecord {
  key: string;
  stored: unknown;
}

async function readRecords(records: IDBObjectStore): Promise<StoredRecord[]> {
  const [keys, stored] = await Promise.all([
    promisifyRequest(records.getAllKeys(judgementRange())),
    promisifyRequest<unknown[]>(records.getAll(judgementRange())),
  ]);
  return keys.map((key, index) => ({ key: `${key}`, stored: stored[index] }));
}

async function readStored({ key, stored }: StoredRecord): Promise<SavedJudgement | undefined> {
  const read = v.safeParse(StoredJudgement, stored);
  if (!read.success) return undefined;
  const { fragment, savedAt } = read.output;
  try {
    const judgement = await readSharedLink(fragment);
    return { key, fragment, savedAt, judgement };
  } catch (error) {
    if (!(error instanceof SharedLinkUnreadable)) throw error;
    // From a newer version or damaged: it stays stored but is not listed.
    return undefined;
  }
}

/**
 * Saves a shared result by its fragment, if IndexedDB allows. Throws what readSharedLink throws.
 */
export async function saveJudgement(
  fragment: string,
  savedAt: number,
): Promise<'new' | 'there' | 'refuses'> {
  const key = judgementKey(await readSharedLink(fragment), checksumIn(fragment));
  const outcome = await deviceStore.change(async (records) => {
    if (holds(await readRecords(records), fragment)) return 'there' as const;
    records.put(judgementRecord(fragment, savedAt), key);
    return 'new' as const;
  });
  if (outcome === 'new') noteChange();
  return outcome ?? 'refuses';
}

/** Whether a shared result is saved. Throws as readSharedLink, and SavedRaidsUnreadable. */
export async function isJudgementSaved(fragment: string): Promise<boolean> {
  await readSharedLink(fragment);
  return holds(await storedJudgements(), fragment);
}

const holds = (saved: readonly StoredRecord[], fragment: string): boolean =>
  saved.some(({ stored }) => v.is(StoredJudgement, stored) && stored.fragment === fragment);

/** Deletes a shared result, with an undo. Returns whether it did. */
export async function deleteJudgement({
  key,
  fragment,
  savedAt,
  judgement,
}: SavedJudgement): Promise<boolean> {
  const isDone = await deviceStore.change(async (records) => {
    records.delete(key);
    return true;
  });
  if (!isDone) return false;
  noteChange();
  addDeletion({
    raids: [],
    judgements: 1,
    title: judgement.title,
    undo: async () => (await saveJudgement(fragment, savedAt)) !== 'refuses',
  });
  return true;
}
