import { SavedRaidsUnreadable } from '#data/device/read-saved';
import { EraFactsNotLoaded } from '#data/eras/era-queries';
import { LogSiteFailure } from '#data/log-site/requests/log-site-failure';
import { ChunkLoadFailed } from '#load-chunk';
import { FRAME_TEXTS } from '#texts/frame';
import { RAID_TEXTS } from '#texts/raid';
import { STORAGE_TEXTS } from '#texts/storage';

/** Whether an error means that a chunk could not be loaded. */
export const isChunkFailure = (error: Error): boolean =>
  [error, error.cause].some((one) => one instanceof ChunkLoadFailed);

/** Returns an error's own message if it is written for users, else a general message. */
export function failureText(error: Error): string {
  if (error instanceof LogSiteFailure || error instanceof EraFactsNotLoaded) return error.message;
  if (error instanceof SavedRaidsUnreadable) return STORAGE_TEXTS.unreadable;
  return isChunkFailure(error) ? FRAME_TEXTS.chunkFailed : RAID_TEXTS.unforeseen;
}
