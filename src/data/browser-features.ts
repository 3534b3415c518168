import { withDeadline } from '#deadline';
import { SECOND } from '#domain/time';
import type { WorkerMessage } from '#worker-contract';

/**
 * Features that a browser may lack or refuse, by throwing, rejecting or never settling: in private
 * windows, without cookies, on pages that are not secure. Only this file and device-store.ts use them.
 */

/** Milliseconds after which a feature counts as refused. */
const MAX_WAIT_FOR_FEATURE = 3 * SECOND;

/** Uses a feature. Undefined if the browser lacks or refuses it. */
export function tryFeature<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Does optional work. A failure is reported, and prevents no other work. */
export function runOptional<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch (failure) {
    reportError(failure);
    return undefined;
  }
}

type Area = 'localStorage' | 'sessionStorage';

/** Returns a stored text; undefined if it is missing. */
export const readStoredText = (area: Area, key: string): string | undefined =>
  tryFeature(() => globalThis[area].getItem(key)) ?? undefined;

/** Stores a text, or removes it if undefined. Returns whether the browser accepted. */
export const storeText = (area: Area, key: string, text: string | undefined): boolean =>
  tryFeature(() => {
    if (text === undefined) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return true;
  }) ?? false;

/** Uses a feature that takes time. Undefined if the browser lacks, refuses or never settles it. */
export async function awaitFeature<T>(work: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await withDeadline<T | undefined>(
      Promise.resolve(work()),
      MAX_WAIT_FOR_FEATURE,
      () => undefined,
    );
  } catch {
    return undefined;
  }
}

/** Opens a channel to this app's other tabs. It does not receive its own messages. */
export function openChannel(name: string, onMessage: (message: unknown) => void) {
  const channel = tryFeature(() => new BroadcastChannel(name));
  if (channel) channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data);
  return {
    tell: (message: unknown) => void tryFeature(() => channel?.postMessage(message)),
    close: () => channel?.close(),
  };
}

/** Holds a shared lock until the returned function is called. Insecure pages have no locks. */
export function holdLock(name: string): () => void {
  let unlock = () => {};
  const unlocked = new Promise<void>((resolve) => {
    unlock = resolve;
  });
  tryFeature(() =>
    navigator.locks.request(name, { mode: 'shared' }, () => unlocked).catch(() => {}),
  );
  return unlock;
}

/** Returns the names of all tabs' locks, held or pending. */
export async function lockNames(): Promise<string[]> {
  const { held = [], pending = [] } = (await awaitFeature(() => navigator.locks.query())) ?? {};
  return [...held, ...pending].map(({ name = '' }) => name);
}

export const workerContainer = (): ServiceWorkerContainer | undefined =>
  tryFeature(() => navigator.serviceWorker);

/** Returns the worker that serves this page. */
export const servingWorker = (): ServiceWorker | undefined =>
  tryFeature(() => navigator.serviceWorker.controller) ?? undefined;

/** Sends a message to a worker. Returns whether it was sent: a replaced worker may refuse. */
export const tellWorker = (
  worker: ServiceWorker,
  message: WorkerMessage,
  transfer: Transferable[] = [],
): boolean =>
  tryFeature(() => {
    worker.postMessage(message, transfer);
    return true;
  }) ?? false;

export const canReadClipboard = (): boolean =>
  tryFeature(() => typeof navigator.clipboard.readText === 'function') ?? false;

/**
 * Returns the clipboard's text, empty for other contents; undefined if the browser or the user
 * refuses. May wait long for the user at a prompt.
 */
export async function readClipboard(): Promise<string | undefined> {
  try {
    return await navigator.clipboard.readText();
  } catch (refusal) {
    const isRefused = refusal instanceof DOMException && refusal.name === 'NotAllowedError';
    return isRefused ? undefined : '';
  }
}

/** Whether the browser can share the data; false if it cannot tell. */
export const canShare = (data: ShareData): boolean =>
  tryFeature(() => navigator.canShare(data)) ?? false;
