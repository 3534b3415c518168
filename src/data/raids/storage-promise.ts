import { awaitFeature, tryFeature } from '../browser-features';
import { once } from '../repeated-calls';

/** Chromium and WebKit decide by themselves; Firefox prompts the user. */
const decidesQuietly = (): boolean =>
  tryFeature(() => navigator.userAgent.includes('AppleWebKit')) ?? false;

/** Whether the browser has promised not to clear saved raids when the disk is full. */
export const isStoragePromised = async (): Promise<boolean> =>
  (await awaitFeature(() => navigator.storage.persisted())) ?? false;

const requestOnce = once(requestPromise);

/** Requests that promise, once in this visit, of browsers that do not prompt. */
export async function requestPromiseQuietly(): Promise<void> {
  if (decidesQuietly()) await requestOnce();
}

/**
 * Requests that promise. Call it when the user means to keep raids: the browser may prompt. Returns
 * whether it promised.
 */
export async function requestPromise(): Promise<boolean> {
  if (await isStoragePromised()) return true;
  // A prompt may stand open for long, so this waits.
  return (await tryFeature(() => navigator.storage.persist().catch(() => false))) ?? false;
}
