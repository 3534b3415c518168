import { withDeadline } from '#deadline';
import { SECOND } from '#domain/time';
import { ICON_CACHE, OPAQUE_ICON_CACHE } from '#worker-contract';
import { awaitFeature, servingWorker, tellWorker, workerContainer } from './browser-features';

/** Returns the icons that no cache has. */
export async function findUnstoredIcons(icons: Iterable<string>): Promise<string[]> {
  const [readable, opaque] = [await readCache(ICON_CACHE), await readCache(OPAQUE_ICON_CACHE)];
  return [...icons].filter((icon) => !readable.has(icon) && !opaque.has(icon));
}

/** Reads the addresses in a cache. Without a cache, or if the browser refuses, it is empty. */
async function readCache(name: string): Promise<Set<string>> {
  const requests = await awaitFeature(async () =>
    // Opening a cache would create it.
    (await caches.has(name)) ? (await caches.open(name)).keys() : [],
  );
  return new Set(requests?.map(({ url }) => url));
}

const MAX_WAIT_FOR_WORKER = 30 * SECOND;

/** Returns the worker that stores icons, once it is installed; null without a worker. */
export async function findWorker(): Promise<ServiceWorker | null> {
  const container = workerContainer();
  const serving = servingWorker();
  if (serving || !container) return serving ?? null;
  // A worker that cannot be installed never becomes ready.
  return withDeadline(readyWorker(container), MAX_WAIT_FOR_WORKER, () => null);
}

/** Waits for the registered worker; null without a worker, or if the browser refuses. */
async function readyWorker(container: ServiceWorkerContainer): Promise<ServiceWorker | null> {
  const registration = await awaitFeature(() => container.getRegistration());
  return registration ? (await container.ready).active : null;
}

/** Lets the worker store an icon. Returns whether the icon is stored. */
export async function storeIconByWorker(worker: ServiceWorker, url: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const isStored = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
  if (!tellWorker(worker, { type: 'STORE_ICON', url }, [port2])) return false;
  // A stopped worker never responds.
  return withDeadline(isStored, MAX_WAIT_FOR_WORKER, () => false);
}
