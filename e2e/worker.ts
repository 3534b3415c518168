import type { BrowserContext, Page } from '@playwright/test';

const WANTED = 'worker-wanted';

/**
 * Delays the worker's registration until `callForWorker`. Installing it takes four times the
 * processor time of opening the app, and few tests need it.
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

/** Lets a context's open and later pages register the worker. */
export async function callForWorker(context: BrowserContext): Promise<void> {
  const call = (wanted: string) => void window.dispatchEvent(new Event(wanted));
  await context.addInitScript(call, WANTED);
  await Promise.all(context.pages().map((page) => page.evaluate(call, WANTED)));
}

/** Lists the addresses of the files that the worker has saved. */
export const precachedFiles = (page: Page, file = /./): Promise<string[]> =>
  page.evaluate(async (wanted) => {
    const [name = ''] = (await caches.keys()).filter((key) => key.includes('-precache-'));
    const files = await (await caches.open(name)).keys();
    return files.map(({ url }) => url).filter((url) => wanted.test(url));
  }, file);

/** Deletes saved files, as a browser short of space does. Returns their addresses. */
export const losePrecached = (page: Page, file: RegExp): Promise<string[]> =>
  page.evaluate(async (lost) => {
    const [name = ''] = (await caches.keys()).filter((key) => key.includes('-precache-'));
    const cache = await caches.open(name);
    const files = (await cache.keys()).filter(({ url }) => lost.test(url));
    await Promise.all(files.map((one) => cache.delete(one)));
    return files.map(({ url }) => url);
  }, file);
