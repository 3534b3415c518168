import type { BrowserContext } from '@playwright/test';

const WANTED = 'worker-wanted';

/**
 * Has a context's pages wait with the registration of the app's worker until `callForWorker`.
 *
 * To install it takes the processor four times as long as to open the app, and few tests need it.
 */
export const holdWorkerBack = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((wanted) => {
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    if (!workers) return;
    const register = workers.register.bind(workers);
    const untilWanted = new Promise((resolve) => {
      window.addEventListener(wanted, resolve, { once: true });
    });
    workers.register = async (...worker) => {
      await untilWanted;
      return register(...worker);
    };
  }, WANTED);

/** Lets the pages of a context register the worker: those that are open, and all to come. */
export async function callForWorker(context: BrowserContext): Promise<void> {
  const call = (wanted: string) => void window.dispatchEvent(new Event(wanted));
  await context.addInitScript(call, WANTED);
  await Promise.all(context.pages().map((page) => page.evaluate(call, WANTED)));
}
