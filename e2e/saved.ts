import { expect, type Locator, type Page } from '@playwright/test';
import { promisifyRequestIn } from './indexed-db';
import { bossRows, reportField } from './locators';
import { RAID, RETAIL_2020_GERMAN, RETAIL_2022 } from './reports';
import { fetchReport, openKill, openReport } from './steps';
import { callForWorker } from './worker';

/** Titles of the test log site's reports. */
export const RAID_TITLE = 'Blackwing Descent and friends';
export const RETAIL_TITLE = 'WTF logs.';

export const savedRaids = (page: Page): Locator =>
  page.getByRole('region', { name: 'Saved raids', exact: true });

export const savedRaid = (page: Page, title: string): Locator =>
  savedRaids(page).getByRole('button', { name: new RegExp(`^${title}`) });

export const savedRows = (page: Page): Locator => savedRaids(page).getByRole('listitem');

export const deleteButton = (where: Page | Locator, title: string): Locator =>
  where.getByRole('button', { name: `Delete ${title}`, exact: true });

export const undoButton = (page: Page): Locator => page.getByRole('button', { name: 'Undo' });

/** Finds the button that fetches all kills of the open raid, or the missing kills. */
export const saveButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Check (all|the)/ });

export const stopButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Stop', exact: true });

/** Finds the words that every kill of the raid is saved. */
export const allSavedText = (page: Page, kills = 12): Locator =>
  page.getByText(`${kills} of ${kills} kills on this device`);

/** Waits until nothing is being saved, including the icons after the last kill. */
export const untilAllSaved = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const { held = [] } = await navigator.locks.query();
        return held.some(({ name }) => name === 'ready-check-work-saving');
      }),
    )
    .toBe(false);

const readSavedList = async (page: Page) =>
  page.evaluate(
    async (resultOf) => {
      const opening = indexedDB.open('ready-check');
      // A database that is opened before the app would be empty.
      opening.onupgradeneeded = () => opening.transaction?.abort();
      const database = await resultOf(opening).catch(() => undefined);
      if (!database) return [];
      const records = database.transaction('kept', 'readonly').objectStore('kept');
      const list = await resultOf<{ raids?: ListedRaid[] } | undefined>(records.get('index'));
      database.close();
      return list?.raids ?? [];
    },
    await promisifyRequestIn(page),
  );

interface ListedRaid {
  title: string;
  savedKills: readonly number[];
  killCount: number;
}

/** Waits until IndexedDB has a raid and the given number of its kills. */
export async function untilSaved(
  page: Page,
  title: string,
  kills?: number,
  all?: number,
): Promise<void> {
  await expect
    .poll(async () => {
      const saved = (await readSavedList(page)).find((raid) => raid.title === title);
      return saved && { kills: saved.savedKills.length, all: saved.killCount };
    })
    .toEqual({ kills: kills ?? expect.any(Number), all: all ?? expect.any(Number) });
}

/** Waits until IndexedDB has this many raids. */
export const untilRaids = (page: Page, count: number): Promise<void> =>
  expect.poll(async () => (await readSavedList(page)).length).toBe(count);

/** Goes home from an open raid as a user does. */
export const goHome = (page: Page): Promise<void> =>
  page.getByRole('link', { name: 'Raids', exact: true }).click();

/** Goes home, and opens a saved raid there. */
export async function openSavedRaid(page: Page, title: string): Promise<void> {
  await goHome(page);
  await savedRaid(page, title).click();
}

/** Installs the worker and waits until it serves the app, which then starts offline. */
export async function untilServed(page: Page): Promise<void> {
  await callForWorker(page.context());
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Opens the raid and waits until it and Magmaw are saved. */
export async function saveTheRaid(page: Page): Promise<void> {
  await openKill(page, RAID, 12);
  await untilSaved(page, RAID_TITLE, 1);
}

/** Opens three raids one by one, so that they are saved. */
export async function openThreeRaids(page: Page): Promise<void> {
  await openReport(page, RAID);
  for (const code of [RETAIL_2022, RETAIL_2020_GERMAN]) {
    await expect(bossRows(page).first()).toBeVisible();
    await fetchReport(page, code);
  }
  await untilRaids(page, 3);
  await goHome(page);
  await expect(savedRows(page)).toHaveCount(3);
}

/** Waits until the app has replaced the prerendered page. */
export async function untilStarted(page: Page): Promise<void> {
  await expect(reportField(page)).toBeVisible();
  await expect(page.locator('#first-page')).toHaveCount(0);
}

/** Blocks IndexedDB until the returned function is called. */
export async function holdDevice(page: Page): Promise<() => Promise<void>> {
  const busy = await page.evaluateHandle(
    () =>
      new Promise<{ isOver: boolean }>((begun) => {
        const opening = indexedDB.open('ready-check');
        opening.onsuccess = () => {
          const records = opening.result.transaction('kept', 'readwrite').objectStore('kept');
          const busy = { isOver: false };
          const goOn = () => {
            if (busy.isOver) opening.result.close();
            else records.get('nothing').onsuccess = goOn;
          };
          goOn();
          begun(busy);
        };
      }),
  );
  return () =>
    busy.evaluate((held) => {
      held.isOver = true;
    });
}

/** Overwrites one of the app's records, as a damaged disk would. */
export async function overwriteRecord(page: Page, key: string, value: unknown): Promise<void> {
  await page.evaluate(
    async ([resultOf, key, stored]) => {
      const database = await resultOf(indexedDB.open('ready-check'));
      const records = database.transaction('kept', 'readwrite').objectStore('kept');
      await resultOf(records.put(stored, key));
      database.close();
    },
    [await promisifyRequestIn(page), key, value] as const,
  );
}

/** Aborts every writing transaction for lack of space, without an error, as browsers do. */
export function fillDisk(): void {
  const { put } = IDBObjectStore.prototype;
  Object.assign(window, { roomyPut: put });
  IDBObjectStore.prototype.put = function (...what) {
    const request = put.apply(this, what);
    this.transaction.abort();
    return request;
  };
}

export function makeRoom(): void {
  const { roomyPut } = window as unknown as { roomyPut: IDBObjectStore['put'] };
  IDBObjectStore.prototype.put = roomyPut;
}
