import { SETTINGS_TEXTS } from '#texts/settings';
import { loadRareChanges } from '../changes/changes';
import { showSaveFailure } from '../device/device-store';
import { type JournalEntry, removeFromJournal, writeToJournal } from '../device/journal/journal';
import type { DeletedRaids } from '../device/raids/delete-records';
import { subjectOfKeyParts } from '../device/records/stored-records';
import { queryClient } from '../query-cache/query-client';
import { deletions } from '../undo/undo';
import { ALL_RAIDS, type RaidOrAll, raidLifecycle } from './raid-lifecycle';

const underWay = new Set<RaidOrAll>();

/** Deletes everything, with an undo if memory allows it. Returns whether it succeeded. */
export const deleteAllRaids = (): Promise<boolean> => deleteRaid(ALL_RAIDS);

/** Deletes a raid, with an undo. Returns false if the deletion failed. */
export async function deleteRaid(what: RaidOrAll): Promise<boolean> {
  if (underWay.has(what)) return false;
  underWay.add(what);
  const journaled = writeToJournal({ kind: 'delete', what });
  // This precedes deleting the records: pending writes would fill the freed room, and a running
  // save would continue.
  raidLifecycle.delete(what);
  const deleted = await deleteRecords(what, journaled);
  underWay.delete(what);
  if (!deleted && !journaled.isObsolete) {
    // The caller tells the user that deleting failed, so no later visit may delete the raid.
    void removeFromJournal(journaled);
    raidLifecycle.restore(what);
    return false;
  }
  forgetUnused(what);
  if (deleted) offerRestore(what, deleted);
  return true;
}

async function deleteRecords(
  what: RaidOrAll,
  journaled: JournalEntry,
): Promise<DeletedRaids | undefined> {
  try {
    const { deleteAllRecords, deleteRaidRecords } = await loadRareChanges();
    return await (what === ALL_RAIDS
      ? deleteAllRecords(journaled)
      : deleteRaidRecords(what, journaled));
  } catch (failure) {
    showSaveFailure(failure);
    return undefined;
  }
}

/** Drops unused cached queries of one raid, or of all. */
const forgetUnused = (what: RaidOrAll): void =>
  queryClient.removeQueries({
    predicate: ({ queryKey }) => {
      const subject = subjectOfKeyParts(queryKey);
      return subject !== undefined && (what === ALL_RAIDS || subject.code === what);
    },
    type: 'inactive',
  });

function offerRestore(what: RaidOrAll, { raids, sharedResults, restore }: DeletedRaids): void {
  if (!restore) return;
  const hasOnlyStatements = what === ALL_RAIDS && raids.length + sharedResults === 0;
  deletions.add({
    raids,
    sharedResults,
    ...(hasOnlyStatements && { title: () => SETTINGS_TEXTS.statementsOnly }),
    undo: async () => {
      const isRestored = await restore();
      if (isRestored) raidLifecycle.restore(what);
      return isRestored;
    },
  });
}
