import { queryOptions } from '@tanstack/react-query';
import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import type { SharedAudit } from '#domain/hand-over/shared-audit';
import { deviceStore, noteChange } from '../device/device-store';
import { readSaved } from '../device/raids/saved-list';
import {
  StoredSharedAudit,
  sharedAuditKey,
  sharedAuditRange,
  sharedAuditRecord,
} from '../device/records/shared-audit-record';
import { savedRaidQueries } from '../raids/saved-raid-queries';
import { addDeletion } from '../undo/undo';
import { checksumIn, readSharedLink, SharedLinkUnreadable } from './shared-link';

export interface SavedSharedAudit {
  key: string;
  fragment: string;
  savedAt: number;
  sharedAudit: SharedAudit;
}

/** Refetched with the saved raids. */
export const savedSharedAuditQueries = {
  list: () =>
    queryOptions({
      queryKey: [...savedRaidQueries.all(), 'shared-audits'],
      queryFn: readSavedSharedAudits,
    }),
};

/** Reads every shared result, latest first. Throws ChunkLoadFailed and SavedRaidsUnreadable. */
export async function readSavedSharedAudits(): Promise<SavedSharedAudit[]> {
  const read = await Promise.all((await storedSharedAudits()).map(openStored));
  return read
    .filter((saved) => saved !== undefined)
    .sort((one, other) => other.savedAt - one.savedAt);
}

/** Reads the stored records with their keys. Throws SavedRaidsUnreadable. */
export const storedSharedAudits = (): Promise<StoredRecord[]> => readSaved(readRecords);

interface StoredRecord {
  key: string;
  stored: unknown;
}

async function readRecords(records: IDBObjectStore): Promise<StoredRecord[]> {
  const [keys, stored] = await Promise.all([
    promisifyRequest(records.getAllKeys(sharedAuditRange())),
    promisifyRequest<unknown[]>(records.getAll(sharedAuditRange())),
  ]);
  return keys.map((key, index) => ({ key: `${key}`, stored: stored[index] }));
}

async function openStored({ key, stored }: StoredRecord): Promise<SavedSharedAudit | undefined> {
  const read = v.safeParse(StoredSharedAudit, stored);
  if (!read.success) return undefined;
  const { fragment, savedAt } = read.output;
  try {
    const sharedAudit = await readSharedLink(fragment);
    return { key, fragment, savedAt, sharedAudit };
  } catch (error) {
    if (!(error instanceof SharedLinkUnreadable)) throw error;
    // From a newer version or damaged: it stays stored but is not listed.
    return undefined;
  }
}

/** Saves a shared result by its fragment. Throws what readSharedLink throws. */
export async function saveSharedAudit(
  fragment: string,
  savedAt: number,
): Promise<'new' | 'there' | 'refuses'> {
  const key = sharedAuditKey(await readSharedLink(fragment), checksumIn(fragment));
  const outcome = await deviceStore.change(async (records) => {
    if (holds(await readRecords(records), fragment)) return 'there' as const;
    records.put(sharedAuditRecord(fragment, savedAt), key);
    return 'new' as const;
  });
  if (outcome === 'new') noteChange();
  return outcome ?? 'refuses';
}

/** Whether a shared result is saved. Throws as readSharedLink, and SavedRaidsUnreadable. */
export async function isSharedAuditSaved(fragment: string): Promise<boolean> {
  await readSharedLink(fragment);
  return holds(await storedSharedAudits(), fragment);
}

const holds = (saved: readonly StoredRecord[], fragment: string): boolean =>
  saved.some(({ stored }) => v.is(StoredSharedAudit, stored) && stored.fragment === fragment);

/** Deletes a shared result, with an undo. Returns whether it did. */
export async function deleteSharedAudit({
  key,
  fragment,
  savedAt,
  sharedAudit,
}: SavedSharedAudit): Promise<boolean> {
  const isDone = await deviceStore.change(async (records) => {
    records.delete(key);
    return true;
  });
  if (!isDone) return false;
  noteChange();
  addDeletion({
    raids: [],
    sharedAudits: 1,
    title: sharedAudit.title,
    undo: async () => (await saveSharedAudit(fragment, savedAt)) !== 'refuses',
  });
  return true;
}
