import { awaitFeature, tryFeature } from '../browser-features';
import { once } from '../repeated-calls';

/** Whether the browser decides without a prompt, as Chromium and WebKit do. Firefox prompts. */
const decidesWithoutPrompt = (): boolean =>
  tryFeature(() => navigator.userAgent.includes('AppleWebKit')) ?? false;

/** Whether the browser has promised not to clear saved raids when the disk is full. */
export const isPersistent = async (): Promise<boolean> =>
  (await awaitFeature(() => navigator.storage.persisted())) ?? false;

const requestOnce = once(requestPersistence);

/** Requests this promise once per visit, unless the browser would prompt. */
export async function requestPersistenceQuietly(): Promise<void> {
  if (decidesWithoutPrompt()) await requestOnce();
}

/** Requests this promise, which may prompt. Returns whether the browser gave it. */
export async function requestPersistence(): Promise<boolean> {
  if (await isPersistent()) return true;
  // The user may answer a prompt late, so there is no time limit.
  return (await tryFeature(() => navigator.storage.persist().catch(() => false))) ?? false;
}
