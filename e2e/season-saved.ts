import type { Page } from '@playwright/test';
import { promisifyRequestIn } from './indexed-db';
import { importRaids } from './raid-files';

interface SavedStore {
  name: string;
  hasNumbers: boolean;
  records: [key: string | number, value: unknown][];
}

interface SavedDatabase {
  name: string;
  version: number;
  stores: SavedStore[];
}

/** The databases as this worker's first import saved them. Later tests copy these databases. */
let importedDatabases: SavedDatabase[] | undefined;

/** Saves the raids of the season's file, as an import leaves them. The test opens the app next. */
export async function saveSeason(page: Page): Promise<void> {
  if (importedDatabases) {
    await page.goto('robots.txt');
    await writeDatabases(page, importedDatabases);
    return;
  }
  await page.goto('./');
  await importRaids(page);
  importedDatabases = await readDatabases(page);
}

const readDatabases = async (page: Page): Promise<SavedDatabase[]> =>
  page.evaluate(
    async (resultOf) => {
      const readStore = async (store: IDBObjectStore): Promise<SavedStore> => {
        const [keys, values] = [
          await resultOf(store.getAllKeys()),
          await resultOf<unknown[]>(store.getAll()),
        ];
        const records = keys.map((key, nth): [string | number, unknown] => [
          typeof key === 'number' ? key : `${key}`,
          values[nth],
        ]);
        return { name: store.name, hasNumbers: store.autoIncrement, records };
      };
      const databases: SavedDatabase[] = [];
      for (const { name = '', version = 1 } of await indexedDB.databases()) {
        const database = await resultOf(indexedDB.open(name));
        const stores: SavedStore[] = [];
        for (const store of database.objectStoreNames)
          stores.push(await readStore(database.transaction(store).objectStore(store)));
        database.close();
        databases.push({ name, version, stores });
      }
      return databases;
    },
    await promisifyRequestIn(page),
  );

const writeDatabases = async (page: Page, databases: SavedDatabase[]): Promise<void> =>
  page.evaluate(
    async ([resultOf, databases]) => {
      for (const { name, version, stores } of databases) {
        const opening = indexedDB.open(name, version);
        opening.onupgradeneeded = () => {
          for (const { name, hasNumbers, records } of stores) {
            const store = opening.result.createObjectStore(name, { autoIncrement: hasNumbers });
            for (const [key, value] of records) store.put(value, key);
          }
        };
        (await resultOf(opening)).close();
      }
    },
    [await promisifyRequestIn(page), databases] as const,
  );
