import type { ReportCode } from '#domain/report-link';
import { dropWaiting } from './kept-on-device';
import { queryClient } from './query-client';
import { raiderQueries } from './raider-queries';
import { reportQueries } from './report-queries';
import { removeAllRaids, removeRaid } from './saved-raids';

/**
 * Deletes a raid from this device, and from memory unless it is in view. What comes back undoes it.
 *
 * Nothing when the device refuses; the raid is then still there.
 */
export async function deleteRaid(code: ReportCode): Promise<(() => Promise<boolean>) | undefined> {
  // First of all: room made by the deletion is taken at once by what waits.
  dropWaiting(code);
  const undo = await removeRaid(code);
  if (!undo) return undefined;
  queryClient.removeQueries({ queryKey: [...reportQueries.all(), code], type: 'inactive' });
  queryClient.removeQueries({ queryKey: [...raiderQueries.all(), code], type: 'inactive' });
  return undo;
}

/** Deletes every raid from this device. Whether that was done. */
export async function deleteAllRaids(): Promise<boolean> {
  dropWaiting();
  const isDone = await removeAllRaids();
  if (!isDone) return false;
  queryClient.removeQueries({ queryKey: reportQueries.all(), type: 'inactive' });
  queryClient.removeQueries({ queryKey: raiderQueries.all(), type: 'inactive' });
  return true;
}
