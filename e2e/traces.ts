import type { Page } from '@playwright/test';
import { promisifyRequestIn } from './indexed-db';

/**
 * Reads everything that the app stores or shows as text by key: storages, databases, caches, the
 * page and its address.
 */
export async function readTraces(page: Page): Promise<Record<string, string>> {
  const records = await readRecords(page);
  const others = await page.evaluate(async () => {
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
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        traces[`cache ${name} ${request.url}`] = [
          ...[request, response].flatMap((side) => [...(side?.headers ?? [])].flat()),
          await response?.text(),
        ].join('\n');
      }
    }
    return traces;
  });
  return {
    ...others,
    ...Object.fromEntries(
      records.map(({ database, key, record }) => [`IndexedDB ${database} ${key}`, record]),
    ),
  };
}

/** Reads every record in IndexedDB as text. */
export async function readRecords(
  page: Page,
): Promise<{ database: string; key: string; record: string }[]> {
  return page.evaluate(
    async (resultOf) => {
      const records = [];
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await resultOf(indexedDB.open(name));
        for (const store of database.objectStoreNames) {
          const stored = database.transaction(store).objectStore(store);
          const [keys, values] = [
            await resultOf(stored.getAllKeys()),
            await resultOf(stored.getAll()),
          ];
          for (const [index, key] of keys.entries()) {
            const record = JSON.stringify([key, values[index]]);
            records.push({ database: name, key: `${key}`, record });
          }
        }
        database.close();
      }
      return records;
    },
    await promisifyRequestIn(page),
  );
}

export const readSavedKeys = async (page: Page): Promise<string[]> =>
  (await readRecords(page)).map(({ key }) => key);
