import type { Page } from '@playwright/test';

/** The keys of every record that the app stores in IndexedDB, as text. */
export function readSavedKeys(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const keys: string[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames) {
        const found = await settled(database.transaction(store).objectStore(store).getAllKeys());
        keys.push(...found.map(String));
      }
      database.close();
    }
    return keys;
  });
}
