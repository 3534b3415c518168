import type { ReportCode } from '#domain/log-site/report-link';
import { storageTrouble } from '../device/device-store';
import { recordChanges } from '../device/record-changes';
import { observable } from '../observable';

/** Counts the changes that other tabs have announced. */
const announced = observable(0);
let channel: BroadcastChannel | undefined;

/** Every raid at once, instead of one raid's code. */
export const ALL_RAIDS = 'all';

/** What was deleted: a raid, or all of them. */
export type Deleted = ReportCode | typeof ALL_RAIDS;

/**
 * Calls back when the list of saved raids has changed in any tab, or may be readable again, and announces this tab's
 * changes to the others. Returns a function that stops it.
 */
export function watchSavedRaids(onChange: () => void): () => void {
  openChannel();
  const stops = [
    recordChanges.subscribe(() => openChannel()?.postMessage('changed')),
    ...[recordChanges, announced, storageTrouble].map((source) => source.subscribe(onChange)),
  ];
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
    announced.set(announced.get() + 1);
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
