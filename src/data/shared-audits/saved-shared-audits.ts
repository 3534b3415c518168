import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { noteChange } from '../device/device-store';
import { type Change, removeFromJournal, writeToJournal } from '../device/raids/journal';
import { readSaved } from '../device/raids/saved-list';
import {
  changeSharedAudit,
  isAmong,
  readStoredAudits,
  type StoredAudit,
} from '../device/raids/shared-audits';
import {
  StoredSharedAudit,
  sharedAuditKey,
  sharedAuditRecord,
} from '../device/records/shared-audit-record';
import { savedRaidQueries } from '../raids/saved-raid-queries';
import { deletions } from '../undo/undo';
import { checksumIn, readSharedLink, SharedLinkUnreadable, type SharedResult } from './shared-link';

export interface SavedSharedAudit {
  key: string;
  fragment: string;
  savedAt: number;
  sharedAudit: SharedResult;
}

/** Reads saved shared results, again whenever the saved raids are. */
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

async function openStored({ key, stored }: StoredAudit): Promise<SavedSharedAudit | undefined> {
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
  return changeNow({ kind: 'shared', key, record: sharedAuditRecord(fragment, savedAt) });
}

async function changeNow(change: Extract<Change, { kind: 'shared' }>) {
  const journaled = writeToJournal(change);
  const outcome = await changeSharedAudit(change, journaled);
  if (outcome === 'new') noteChange();
  // The user is told.
  if (outcome === 'refuses') void removeFromJournal(journaled);
  return outcome;
}

/** Whether a shared result is saved. Throws as readSharedLink, and SavedRaidsUnreadable. */
export async function isSharedAuditSaved(fragment: string): Promise<boolean> {
  await readSharedLink(fragment);
  return isAmong(fragment, await storedSharedAudits());
}

/** Deletes a shared result, with an undo. Returns whether it did. */
export async function deleteSharedAudit({
  key,
  fragment,
  savedAt,
  sharedAudit,
}: SavedSharedAudit): Promise<boolean> {
  if ((await changeNow({ kind: 'shared', key })) === 'refuses') return false;
  deletions.add({
    raids: [],
    sharedAudits: 1,
    title: () => sharedAudit.title,
    undo: async () => (await saveSharedAudit(fragment, savedAt)) !== 'refuses',
  });
  return true;
}

/** Deletes shared results by their fragments, without an undo. Returns whether none is left. */
export async function deleteSharedAudits(fragments: ReadonlySet<string>): Promise<boolean> {
  const isMeant = ({ stored }: StoredAudit) =>
    v.is(StoredSharedAudit, stored) && fragments.has(stored.fragment);
  for (const { key } of (await storedSharedAudits()).filter(isMeant))
    if ((await changeNow({ kind: 'shared', key })) === 'refuses') return false;
  return true;
}
