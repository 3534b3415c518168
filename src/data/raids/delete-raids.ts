import type { ReportCode } from '#domain/log-site/report-link';
import { type Removal, removeAllRaids, removeRaid } from '../device/raids/remove-records';
import { addDeletion } from '../undo';
import { ALL_RAIDS, type RaidOrAll, raidLifecycle } from './raid-lifecycle';
import { forgetUnused } from './raid-persister';

/** Deletes a raid with an undo, from memory too unless in view. False if it was not there. */
export const deleteRaid = (code: ReportCode): Promise<boolean> =>
  deleteOnce(code, () => removeRaid(code));

/** Deletes everything, with an undo unless it is too much. Returns whether it did. */
export const deleteAllRaids = (): Promise<boolean> => deleteOnce(ALL_RAIDS, removeAllRaids);

const underWay = new Set<RaidOrAll>();

async function deleteOnce(
  what: RaidOrAll,
  remove: () => Promise<Removal | undefined>,
): Promise<boolean> {
  if (underWay.has(what)) return false;
  underWay.add(what);
  // Before removing: pending writes would fill the freed room, and a running save would continue.
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

function offerUndo(what: RaidOrAll, { raids, sharedAudits, undo }: Removal): void {
  if (!undo || (what === ALL_RAIDS && raids.length + sharedAudits === 0)) return;
  addDeletion({
    raids,
    sharedAudits,
    undo: async () => {
      const isBack = await undo();
      if (isBack) raidLifecycle.bringBack(what);
      return isBack;
    },
  });
}
