import type { QueryClient } from '@tanstack/react-query';
import { recordChanges, storageTrouble } from '../device/device-store';
import { openChannel } from '../doors';
import { onReturning } from '../page-visits';
import { raidLifecycle } from './raid-lifecycle';
import { saveWaiting } from './raid-persister';
import { replayJournal } from './save-changes';
import { readSavedRaids, savedRaidQueries } from './saved-raid-queries';
import { endDeletedSavings } from './saving-progress';

/**
 * Rereads the list of saved raids when any tab changes it, announces this tab's changes, saves
 * waiting records once possible, and ends saving deleted raids. Returns a function that stops it.
 */
export function connectRaids(client: QueryClient): () => void {
  const reread = () => rereadSavedRaids(client);
  const saveWhatWaits = () => {
    if (storageTrouble.get() === 'none' && raidLifecycle.waiting().length > 0) void saveWaiting();
  };
  const channel = openChannel('ready-check-saved-raids', (message) =>
    applyMessage(message, reread),
  );
  const stops = [
    recordChanges.subscribe(reread),
    recordChanges.subscribe(() => channel.tell('changed')),
    storageTrouble.subscribe(reread),
    storageTrouble.subscribe(saveWhatWaits),
    raidLifecycle.watchDeletions(endDeletedSavings),
    raidLifecycle.watchDeletions(({ kind, what, isFromHere }) => {
      if (kind === 'restored') saveWhatWaits();
      if (isFromHere) channel.tell(kind === 'deleted' ? { deleted: what } : { back: what });
    }),
    onReturning(() => void catchUp(client).then(saveWhatWaits)),
    channel.close,
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** What other tabs have done while the page was away, as their messages would have told. */
async function catchUp(client: QueryClient): Promise<void> {
  const before = client.getQueryData(savedRaidQueries.list().queryKey) ?? [];
  const now = await readSavedRaids().catch(() => undefined);
  const listed = new Set(now?.map(({ code }) => code));
  for (const { code } of now ? before : [])
    if (!listed.has(code)) raidLifecycle.delete(code, 'another tab');
  rereadSavedRaids(client);
  await replayJournal();
}

/** Clients that reread, and whether the list has changed again since they began. */
const rereading = new WeakMap<QueryClient, { isStale: boolean }>();

/** Rereads the list of saved raids, and everything derived from it; changes meanwhile, together. */
export function rereadSavedRaids(client: QueryClient): void {
  const underWay = rereading.get(client);
  if (underWay) {
    underWay.isStale = true;
    return;
  }
  const now = { isStale: false };
  rereading.set(client, now);
  void reread(client).then(() => {
    rereading.delete(client);
    if (now.isStale) rereadSavedRaids(client);
  });
}

async function reread(client: QueryClient): Promise<void> {
  const all = { queryKey: savedRaidQueries.all() };
  const invalidated = client.invalidateQueries(all);
  // A first read under way may predate the change, and invalidating lets it finish: cancel it.
  for (const query of client.getQueryCache().findAll({ ...all, fetchStatus: 'fetching' })) {
    if (query.state.data !== undefined) continue;
    void query.cancel({ silent: true });
    query.fetch().catch(() => {});
  }
  await invalidated;
}

/** Applies a message. Any but a deletion or its end means that the list changed. */
function applyMessage(message: unknown, reread: () => void): void {
  const deleted = textAt(message, 'deleted');
  const back = textAt(message, 'back');
  if (deleted !== undefined) raidLifecycle.delete(deleted, 'another tab');
  if (back !== undefined) raidLifecycle.restore(back, 'another tab');
  reread();
}

function textAt(message: unknown, name: string): string | undefined {
  const texts: Readonly<Record<string, unknown>> =
    typeof message === 'object' && message !== null ? { ...message } : {};
  const text = texts[name];
  return typeof text === 'string' ? text : undefined;
}
