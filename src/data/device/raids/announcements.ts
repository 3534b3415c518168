import type { ReportCode } from '#domain/log-site/report-link';
import { observable } from '../../observable';
import { storageTrouble } from '../device-store';

const changes = observable(0);
let channel: BroadcastChannel | undefined;

/** Every raid at once, instead of one raid's code. */
export const ALL_RAIDS = 'all';

/** What was deleted: a raid, or all of them. */
export type Deleted = ReportCode | typeof ALL_RAIDS;

/** Calls back when the list has changed, in whichever tab, or may be readable again. Returns what stops that. */
export function watchSavedRaids(onChange: () => void): () => void {
  openChannel();
  const stops = [changes.subscribe(onChange), storageTrouble.subscribe(onChange)];
  return () => {
    for (const stop of stops) stop();
  };
}

type DeletionWatcher = (deleted: Deleted) => TakeBack | undefined;

/** Undoes what a watcher did, where the device refuses the deletion. */
type TakeBack = () => void;

const deletionWatchers = new Set<DeletionWatcher>();

/** Calls back when the person deletes a raid or all of them, in whichever tab. */
export function watchDeleting(onDelete: DeletionWatcher): void {
  deletionWatchers.add(onDelete);
}

/**
 * Notifies everything in this tab of what is deleted: nothing more of it is asked for or saved. Returns what takes
 * that back.
 */
export function notifyDeleted(deleted: Deleted): TakeBack {
  const takeBacks = [...deletionWatchers].map((onDelete) => onDelete(deleted));
  return () => {
    for (const takeBack of takeBacks) takeBack?.();
  };
}

/** Says in every tab that the list has changed. */
export function announceChange(): void {
  changes.set(changes.get() + 1);
  openChannel()?.postMessage('changed');
}

/** Notifies every other tab of what was deleted here. */
export function announceDeleted(deleted: Deleted): void {
  openChannel()?.postMessage({ deleted });
}

/** To the other tabs; a channel does not hear itself. Nothing in browsers that know none. */
function openChannel(): BroadcastChannel | undefined {
  if (channel || typeof BroadcastChannel === 'undefined') return channel;
  channel = new BroadcastChannel('ready-check-saved-raids');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const deleted = readDeleted(data);
    if (deleted !== undefined) notifyDeleted(deleted);
    changes.set(changes.get() + 1);
  };
  return channel;
}

/** A tab of an older version says no more than that something has changed. */
const readDeleted = (message: unknown): Deleted | undefined =>
  typeof message === 'object' &&
  message !== null &&
  'deleted' in message &&
  typeof message.deleted === 'string'
    ? message.deleted
    : undefined;
