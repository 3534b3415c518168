import type { ReportCode } from '#domain/log-site/report-link';
import {
  type DeletedRaids,
  deleteAllRecords,
  deleteRaidRecords,
} from '../device/raids/delete-records';
import { queryClient } from '../query-client';
import { addDeletion } from '../undo';
import { ALL_RAIDS, type RaidOrAll, raidLifecycle } from './raid-lifecycle';
import { subjectOf } from './raid-persister';

/** Deletes a raid with an undo, from memory too unless in view. False if it was not there. */
export const deleteRaid = (code: ReportCode): Promise<boolean> =>
  deleteOnce(code, () => deleteRaidRecords(code));

/** Deletes everything, with an undo unless it is too much. Returns whether it did. */
export const deleteAllRaids = (): Promise<boolean> => deleteOnce(ALL_RAIDS, deleteAllRecords);

const underWay = new Set<RaidOrAll>();

async function deleteOnce(
  what: RaidOrAll,
  deleteRecords: () => Promise<DeletedRaids | undefined>,
): Promise<boolean> {
  if (underWay.has(what)) return false;
  underWay.add(what);
  // Before deleting records: pending writes would fill the freed room, and a running save would continue.
  raidLifecycle.delete(what);
  const deleted = await deleteRecords();
  underWay.delete(what);
  if (!deleted) {
    raidLifecycle.restore(what);
    return false;
  }
  forgetUnused(what);
  offerUndo(what, deleted);
  return true;
}

/** Drops unused cached queries of one raid, or of all. */
const forgetUnused = (what: RaidOrAll): void =>
  queryClient.removeQueries({
    predicate: ({ queryKey }) => {
      const subject = subjectOf(queryKey);
      return subject !== undefined && (what === ALL_RAIDS || subject.code === what);
    },
    type: 'inactive',
  });

function offerUndo(what: RaidOrAll, { raids, sharedAudits, restore }: DeletedRaids): void {
  if (!restore || (what === ALL_RAIDS && raids.length + sharedAudits === 0)) return;
  addDeletion({
    raids,
    sharedAudits,
    undo: async () => {
      const isBack = await restore();
      if (isBack) raidLifecycle.restore(what);
      return isBack;
    },
  });
}
