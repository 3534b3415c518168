import { EraFactsNotLoaded } from '#data/eras/era-queries';
import { LogSiteFailure } from '#data/log-site/requests/log-site-failure';
import { ChunkLoadFailed } from '#load-chunk';
import { FRAME_TEXTS } from '#texts/frame';
import { RAID_TEXTS } from '#texts/raid';

/** Whether a part of the app could not be loaded. */
export const lacksChunk = (error: Error): boolean =>
  [error, error.cause].some((one) => one instanceof ChunkLoadFailed);

/** Returns what an error tells its reader: its own message where it is written for them. */
export function failureText(error: Error): string {
  if (error instanceof LogSiteFailure || error instanceof EraFactsNotLoaded) return error.message;
  return lacksChunk(error) ? FRAME_TEXTS.chunkFailed : RAID_TEXTS.unforeseen;
}
