import type { ReportCode } from '#domain/log-site/report-link';
import { type Removal, removeAllRaids, removeRaid } from '../device/raids/remove-records';
import { SAVED_QUERIES } from '../device/records/stored-records';
import { queryClient } from '../query-client';
import { ALL_RAIDS, announceDeleted, type Deleted, notifyDeleted } from './announcements';
import { noteWanted } from './raid-lifecycle';
import { addDeletion } from './undoable-deletions';

/**
 * Deletes a raid from this device, and from memory unless it is in view. It can be undone.
 *
 * Whether that was done. A raid that is not there, or is being deleted already, is not deleted again.
 */
export const deleteRaid = (code: ReportCode): Promise<boolean> =>
  deleteOnce(code, async () => {
    const removal = await removeRaid(code);
    if (!removal) return false;
    forget([code]);
    remember(removal);
    return true;
  });

/** Deletes every raid from this device. It can be undone unless they are too many. Whether it was done. */
export const deleteAllRaids = (): Promise<boolean> =>
  deleteOnce(ALL_RAIDS, async () => {
    const removal = await removeAllRaids();
    if (!removal) return false;
    forget([]);
    if (removal.raids.length + removal.judgements > 0) remember(removal);
    return true;
  });

const underWay = new Set<Deleted>();

async function deleteOnce(what: Deleted, remove: () => Promise<boolean>): Promise<boolean> {
  if (underWay.has(what)) return false;
  underWay.add(what);
  // Before the deletion: records waiting for room would take the room it frees, and a save would go on.
  const takeBack = notifyDeleted(what);
  const isDone = await remove();
  underWay.delete(what);
  if (isDone) announceDeleted(what);
  else takeBack();
  return isDone;
}

/** Drops from memory what is not in view of a raid, or of all raids. */
function forget(code: [ReportCode] | []): void {
  for (const name of Object.values(SAVED_QUERIES)) {
    queryClient.removeQueries({ queryKey: [name, ...code], type: 'inactive' });
  }
}

function remember({ raids, judgements, undo }: Removal): void {
  if (!undo) return;
  addDeletion({
    raids,
    judgements,
    undo: async () => {
      const isBack = await undo();
      if (isBack) for (const { code } of raids) noteWanted(code);
      return isBack;
    },
  });
}
