import * as v from 'valibot';
import { OutsideId } from '../bounded-schemas';
import { openChannel } from '../browser-features';
import { replayJournal } from '../changes/changes';
import { lastKeptChange, recordChangeCount, storageTrouble } from '../device/device-store';
import { watchReturn } from '../page-visits';
import { queryClient } from '../query-cache/query-client';
import { repeatIfCalled } from '../repeated-calls';
import { raidLifecycle } from './raid-lifecycle';
import { saveWaiting } from './raid-persister';
import { keptQueryKey, readSavedRaids, savedRaidQueries } from './saved-raid-queries';
import { endDeletedSavings } from './saving-progress';

/**
 * Connects the cache with saved raids and kept records: rereads them when any tab changes them,
 * announces this tab's changes, saves waiting records once possible, and stops saving deleted
 * raids. Returns a function that disconnects them.
 */
export function connectRaids(): () => void {
  const saveWaitingRecords = () => {
    if (storageTrouble.get() === 'none' && raidLifecycle.waiting().length > 0) void saveWaiting();
  };
  const channel = openChannel('ready-check-saved-raids', applyMessage);
  const stops = [
    recordChangeCount.subscribe(rereadSavedRaids),
    recordChangeCount.subscribe(() => channel.tell('changed')),
    lastKeptChange.subscribe(() => rereadKept(lastKeptChange.get())),
    lastKeptChange.subscribe(() => channel.tell({ said: lastKeptChange.get() })),
    storageTrouble.subscribe(rereadSavedRaids),
    storageTrouble.subscribe(saveWaitingRecords),
    raidLifecycle.watchDeletions(endDeletedSavings),
    raidLifecycle.watchDeletions(({ kind, what, isFromHere }) => {
      if (kind === 'restored') saveWaitingRecords();
      if (isFromHere) channel.tell(kind === 'deleted' ? { deleted: what } : { back: what });
    }),
    watchReturn(() => void catchUp().then(saveWaitingRecords)),
    channel.close,
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Applies other tabs' changes that the page missed while it was away. */
async function catchUp(): Promise<void> {
  const before = queryClient.getQueryData(savedRaidQueries.list().queryKey) ?? [];
  const now = await readSavedRaids().catch(() => undefined);
  const listed = new Set(now?.map(({ code }) => code));
  for (const { code } of now ? before : [])
    if (!listed.has(code)) raidLifecycle.delete(code, 'another tab');
  rereadSavedRaids();
  await replayJournal();
}

/** Rereads the list of saved raids. Runs once more if the list changed during the run. */
export const rereadSavedRaids = repeatIfCalled(reread);

async function reread(): Promise<void> {
  const all = { queryKey: savedRaidQueries.all() };
  const invalidated = queryClient.invalidateQueries(all);
  // A first read under way may be older than the change. Invalidating would let it finish, so it is
  // cancelled.
  for (const query of queryClient.getQueryCache().findAll({ ...all, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined) continue;
    void query.cancel({ silent: true });
    query.fetch().catch(() => {});
  }
  await invalidated;
}

function rereadKept(key: string): void {
  void queryClient.invalidateQueries({ queryKey: keptQueryKey(key) });
}

const Message = v.fallback(
  v.object({
    said: v.optional(OutsideId),
    deleted: v.optional(OutsideId),
    back: v.optional(OutsideId),
  }),
  {},
);

/** Applies a message: a deletion, its undo, a statement, or else a change of the list. */
function applyMessage(message: unknown): void {
  const { said, deleted, back } = v.parse(Message, message);
  if (said !== undefined) {
    rereadKept(said);
    return;
  }
  if (deleted !== undefined) raidLifecycle.delete(deleted, 'another tab');
  if (back !== undefined) raidLifecycle.restore(back, 'another tab');
  rereadSavedRaids();
}
