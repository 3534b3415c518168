import { awaitFeature, tryFeature } from '../browser-features';
import { once } from '../repeated-calls';

/** Whether the browser decides without a prompt, as Chromium and WebKit do and Firefox does not. */
const decidesQuietly = (): boolean =>
  tryFeature(() => navigator.userAgent.includes('AppleWebKit')) ?? false;

/** Whether the browser has promised not to clear saved raids when the disk is full. */
export const isStoragePromised = async (): Promise<boolean> =>
  (await awaitFeature(() => navigator.storage.persisted())) ?? false;

const requestOnce = once(requestPromise);

/** Requests that promise once in this visit, if the browser does not prompt. */
export async function requestPromiseQuietly(): Promise<void> {
  if (decidesQuietly()) await requestOnce();
}

/** Requests that promise, perhaps by a prompt. Returns whether the browser gave it. */
export async function requestPromise(): Promise<boolean> {
  if (await isStoragePromised()) return true;
  // The user may answer a prompt late, so there is no time limit.
  return (await tryFeature(() => navigator.storage.persist().catch(() => false))) ?? false;
}
