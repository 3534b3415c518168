import type { ReportCode } from '#domain/log-site/report-link';
import { type Removal, removeAllRaids, removeRaid } from '../device/raids/remove-records';
import { ALL_RAIDS, type RaidOrAll, raidLifecycle } from './raid-lifecycle';
import { forgetUnused } from './raid-persister';
import { addDeletion } from './undoable-deletions';

/**
 * Deletes a raid from IndexedDB, and from memory unless it is in view, with an undo. Returns
 * whether it did; false if it is missing or already being deleted.
 */
export const deleteRaid = (code: ReportCode): Promise<boolean> =>
  deleteOnce(code, () => removeRaid(code));

/**
 * Deletes every raid and shared result, with an undo unless they are too many. Returns whether it
 * did.
 */
export const deleteAllRaids = (): Promise<boolean> => deleteOnce(ALL_RAIDS, removeAllRaids);

const underWay = new Set<RaidOrAll>();

async function deleteOnce(
  what: RaidOrAll,
  remove: () => Promise<Removal | undefined>,
): Promise<boolean> {
  if (underWay.has(what)) return false;
  underWay.add(what);
  // Before the deletion: waiting records would take the freed room, and a save would go on.
  raidLifecycle.delete(what);
  const removal = await remove();
  underWay.delete(what);
  if (!removal) {
    raidLifecycle.bringBack(what);
    return false;
  }
  forgetUnused(what === ALL_RAIDS ? undefined : what);
  offerUndo(what, removal);
  return true;
}

function offerUndo(what: RaidOrAll, { raids, judgements, undo }: Removal): void {
  if (!undo || (what === ALL_RAIDS && raids.length + judgements === 0)) return;
  addDeletion({
    raids,
    judgements,
    undo: async () => {
      const isBack = await undo();
      if (isBack) raidLifecycle.bringBack(what);
      return isBack;
    },
  });
}
