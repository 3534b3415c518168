import type { Page } from '@playwright/test';

/**
 * All that an app leaves on the device and in sight, as text by its key: storages, databases and caches
 * with their contents, the page and its address.
 */
export function readTraces(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const traces: Record<string, string> = {
      address: location.href,
      history: JSON.stringify(history.state),
      cookies: document.cookie,
      page: document.documentElement.outerHTML,
      fields: [...document.querySelectorAll('input')].map(({ value }) => value).join('\n'),
      sessionStorage: JSON.stringify(sessionStorage),
    };
    for (const [key, value] of Object.entries(localStorage)) {
      traces[`localStorage ${key}`] = `${value}`;
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const records = database.transaction(store).objectStore(store);
        const [keys, values] = [
          await settled(records.getAllKeys()),
          await settled(records.getAll()),
        ];
        keys.forEach((key, index) => {
          traces[`IndexedDB ${name} ${key}`] = JSON.stringify([key, values[index]]);
        });
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        traces[`cache ${name} ${request.url}`] = [
          ...[request, answer].flatMap((side) => [...(side?.headers ?? [])].flat()),
          await answer?.text(),
        ].join('\n');
      }
    }
    return traces;
  });
}
