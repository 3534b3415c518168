import { queryOptions } from '@tanstack/react-query';
import { deviceStore, noteChange } from '../device/device-store';
import { type ChangeOf, removeFromJournal, writeToJournal } from '../device/journal/journal';
import { readSaved } from '../device/read-saved';
import {
  SHARED_AUDIT_SHAPE,
  type StoredSharedAudit,
  sharedAuditKey,
} from '../device/records/shared-result-record';
import {
  changeSharedAudit,
  readStoredAudits,
  type StoredAudit,
} from '../device/shared-results/shared-results';
import { savedRaidQueries } from '../raids/saved-raid-queries';
import { deletions } from '../undo/undo';
import { checksumIn, readSharedLink, SharedLinkUnreadable, type SharedResult } from './shared-link';

export interface SavedSharedAudit {
  key: string;
  fragment: string;
  savedAt: number;
  sharedAudit: SharedResult;
}

/** Queries of saved shared results, reread whenever saved raids are. */
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
export const storedSharedAudits = (): Promise<StoredAudit[]> => readSaved(readStoredAudits);

/** Opens a stored shared result. A damaged or newer version's result stays, but is not listed. */
async function openStored({ key, record }: StoredAudit): Promise<SavedSharedAudit | undefined> {
  if (!record) return undefined;
  const { fragment, savedAt } = record;
  try {
    return { key, fragment, savedAt, sharedAudit: await readSharedLink(fragment) };
  } catch (error) {
    if (!(error instanceof SharedLinkUnreadable)) throw error;
    return undefined;
  }
}

/** Saves a shared result by its fragment. Throws like `readSharedLink`. */
export const saveSharedAudit = async (
  fragment: string,
  savedAt: number,
): Promise<'new' | 'there' | 'refuses'> => changeNow(await newSharedAudit(fragment, savedAt));

export interface NewSharedAudit {
  key: string;
  record: StoredSharedAudit;
}

/** Makes the record of a shared result. Throws like `readSharedLink`. */
export async function newSharedAudit(fragment: string, savedAt: number): Promise<NewSharedAudit> {
  const key = sharedAuditKey(await readSharedLink(fragment), checksumIn(fragment));
  return { key, record: { kind: 'judgement', shape: SHARED_AUDIT_SHAPE, savedAt, fragment } };
}

async function changeNow(change: ChangeOf<'shared'>) {
  const journaled = writeToJournal({ kind: 'shared', ...change });
  const outcome = await changeSharedAudit(change, journaled);
  if (outcome === 'new') noteChange();
  // The caller tells the user that saving failed, so no later visit may do it.
  if (outcome === 'refuses') void removeFromJournal(journaled);
  return outcome;
}

/** Deletes a shared result, with an undo. Returns whether it succeeded. */
export async function deleteSharedAudit({
  key,
  fragment,
  savedAt,
  sharedAudit,
}: SavedSharedAudit): Promise<boolean> {
  if ((await changeNow({ key })) === 'refuses') return false;
  deletions.add({
    raids: [],
    sharedAudits: 1,
    title: () => sharedAudit.title,
    undo: async () => (await saveSharedAudit(fragment, savedAt)) !== 'refuses',
  });
  return true;
}

/** Returns the fragments of saved shared results. Throws SavedRaidsUnreadable. */
export const savedFragments = async (): Promise<Set<string>> =>
  new Set((await storedSharedAudits()).flatMap(({ record }) => record?.fragment ?? []));

/** Saves shared results together. Returns whether they are saved. */
export const saveSharedAudits = (sharedAudits: readonly NewSharedAudit[]): Promise<boolean> =>
  changeTogether((records) => {
    for (const { key, record } of sharedAudits) records.put(record, key);
  });

/** Deletes shared results by their fragments, without an undo. Returns whether all are deleted. */
export async function deleteSharedAudits(fragments: ReadonlySet<string>): Promise<boolean> {
  if (fragments.size === 0) return true;
  const saved = await storedSharedAudits();
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
  if (isDone) noteChange();
  return isDone ?? false;
}
