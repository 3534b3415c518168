import { SAVED_TEXTS } from '#texts/saved';
import type { WorkerMessage } from '#worker-contract';
import { withDeadline } from '../../deadline';
import { ask, servingWorker, workerContainer } from '../../doors';

const MAX_WAIT = 30_000;

export class NoWorker extends Error {
  override name = 'NoWorker';
  override message = SAVED_TEXTS.noWorker;
}

/** Returns the worker that stores icons; on a first visit once it is installed. Throws NoWorker. */
export async function findWorker(): Promise<ServiceWorker> {
  const container = workerContainer();
  // A worker that cannot be installed never becomes ready.
  const worker =
    servingWorker() ??
    (container && (await withDeadline(readyWorker(container), MAX_WAIT, () => null)));
  if (!worker) throw new NoWorker();
  return worker;
}

/** Waits for the registered worker; null if there is none or the browser refuses. */
async function readyWorker(container: ServiceWorkerContainer): Promise<ServiceWorker | null> {
  const registration = await ask(() => container.getRegistration());
  return registration ? (await container.ready).active : null;
}

/** Stores an icon by the worker. Returns whether it did. */
export async function storeByWorker(worker: ServiceWorker, url: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const isStored = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
  try {
    worker.postMessage({ type: 'STORE_ICON', url } satisfies WorkerMessage, [port2]);
  } catch {
    // A replaced worker may take no message and stores nothing.
    return false;
  }
  // A stopped worker never responds.
  return withDeadline(isStored, MAX_WAIT, () => false);
}
