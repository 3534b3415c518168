import type { Page } from '@playwright/test';
import { RAID_END, raidUntil } from './growing-raid';
import { bossRows, playerButtons } from './locators';
import { SUMMARY } from './log-site';
import { RAID, RETAIL_2020_GERMAN, RETAIL_2022 } from './reports';
import {
  fillDisk,
  goHome,
  makeRoom,
  overwrite,
  RAID_TITLE,
  RETAIL_TITLE,
  savedRaid,
  savedRaids,
  saveTheRaid,
  untilRaids,
  untilSaved,
  untilServed,
} from './saved';
import { DAY } from './searching';
import {
  chooseBoss,
  closeSettings,
  comeBack,
  fetchReport,
  goOffline,
  openKill,
  openReport,
} from './steps';
import { expect, expectConsole, test } from './test';

const MAGMAW = `kept-["raiders","${RAID}",12]`;
const isFull = (page: Page) => page.getByRole('alert').filter({ hasText: 'The disk is full' });
const isRefused = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'refuses to store data here' });
const raiders = (page: Page) => playerButtons(page, 'Grimtusk').first();

test('a raid is saved even if its tab closes as soon as it is shown', async ({ page, app }) => {
  await openKill(page, RAID, 12);
  await untilServed(page);
  await raiders(page).waitFor();
  await page.close();
  await goOffline(app);

  const next = await app.open();
  await untilSaved(next, RAID_TITLE, 1);
  await savedRaid(next, RAID_TITLE).click();
  await expect(raiders(next)).toBeVisible();
});

test('two tabs that fetch different raids save and list both', async ({ page, app }) => {
  const other = await app.open();
  await page.goto('./');
  await Promise.all([fetchReport(page, RAID), fetchReport(other, RETAIL_2022)]);

  for (const tab of [page, other]) {
    await untilSaved(tab, RAID_TITLE, 1);
    await untilSaved(tab, RETAIL_TITLE, 1);
    await goHome(tab);
    await expect(savedRaid(tab, RAID_TITLE)).toBeVisible();
    await expect(savedRaid(tab, RETAIL_TITLE)).toBeVisible();
  }
});

test('a damaged record is fetched again', async ({ page, app }) => {
  expectConsole('ERR_CONNECTION_REFUSED', 'Error fetching player data:');
  await saveTheRaid(page);
  const address = new URL(page.url()).search;
  const summaries = () => app.logSite.requestsFor(SUMMARY);

  for (const [why, record] of [
    ['half written', { shape: 1, fetchedAt: 1 }],
    ['overwritten', 'garbage'],
    ['from a newer version', { shape: 99, fetchedAt: 1, data: [] }],
  ] as const) {
    await test.step(`${why}, online`, async () => {
      await overwrite(page, MAGMAW, record);
      const before = summaries().length;
      const next = await app.open(address);
      await expect(raiders(next)).toBeVisible();
      expect(summaries()).toHaveLength(before + 1);
      await untilSaved(next, RAID_TITLE, 1);
      await next.close();
    });
  }

  await test.step('overwritten, offline', async () => {
    await untilServed(page);
    await overwrite(page, MAGMAW, 'garbage');
    await goOffline(app);
    const next = await app.open(address);
    await expect(next.getByRole('alert')).toContainText('cannot be reached', { timeout: 20_000 });
    await expect(bossRows(next)).toHaveCount(12);
    await untilSaved(next, RAID_TITLE, 0);

    await comeBack(app);
    await next.getByRole('button', { name: 'Try again' }).click();
    await expect(raiders(next)).toBeVisible();
    await untilSaved(next, RAID_TITLE, 1);
  });
});

test('a newer version’s list of raids stays unchanged', async ({ page }) => {
  await saveTheRaid(page);
  await overwrite(page, 'index', { shape: 99, raids: [] });
  await test.step('the list says so', async () => {
    await page.goto('./');
    const list = page.getByRole('region', { name: 'Saved raids' });
    await expect(list).toContainText('A newer version of this app wrote the list of saved raids.');
  });
  await test.step('what is opened is not saved', async () => {
    await fetchReport(page, RETAIL_2022);
    await expect(page.getByRole('alert')).toContainText('what you open now is not being saved');
  });
  await test.step('no raid is lost', async () => {
    const reloaded = page.waitForEvent('load');
    await page.getByRole('alert').getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await overwrite(page, 'index', undefined);
    await page.goto('./');
    await expect(savedRaid(page, RAID_TITLE)).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a lost or damaged list is rebuilt offline without losing a raid', async ({ page, app }) => {
  await saveTheRaid(page);
  await untilServed(page);
  await fetchReport(page, RETAIL_2022);
  await untilSaved(page, RETAIL_TITLE);
  await goOffline(app);

  for (const [why, index] of [
    ['lost', undefined],
    ['overwritten', 'garbage'],
    ['half written', [{ code: RAID }, null]],
  ] as const) {
    await test.step(why, async () => {
      await overwrite(page, 'index', index);
      const next = await app.open();
      await expect(savedRaid(next, RAID_TITLE)).toContainText('1 of 12 kills saved');
      await expect(savedRaid(next, RETAIL_TITLE)).toBeVisible();
      await next.close();
    });
  }
});

test('a raid opened on a full disk is not saved until there is room', async ({ page, app }) => {
  await saveTheRaid(page);
  await untilServed(page);
  await page.evaluate(fillDisk);
  await fetchReport(page, RETAIL_2022);
  await expect(bossRows(page)).toHaveCount(5);
  await expect(isFull(page)).toBeVisible();
  await untilSaved(page, RAID_TITLE, 1);
  await untilRaids(page, 1);

  await test.step('it cannot be saved while the disk is full', async () => {
    await page.getByRole('button', { name: 'Save it now' }).click();
    await expect(isFull(page)).toContainText('still cannot be saved');
  });

  await test.step('a click saves it once there is room', async () => {
    await page.evaluate(makeRoom);
    await page.getByRole('button', { name: 'Save it now' }).click();
    await expect(isFull(page)).toBeHidden();
    await untilSaved(page, RETAIL_TITLE);
  });

  await test.step('a deleted raid makes room for it', async () => {
    await page.evaluate(fillDisk);
    await fetchReport(page, RETAIL_2020_GERMAN);
    await expect(isFull(page)).toBeVisible();
    await isFull(page).getByRole('link', { name: 'Make room' }).click();
    await page.evaluate(makeRoom);
    const dialog = page.getByRole('dialog', { name: 'Settings' });
    await dialog.getByRole('button', { name: `Delete ${RAID_TITLE}` }).click();
    await closeSettings(page);
    await expect(isFull(page)).toBeHidden();
    await untilSaved(page, 'Castle Nathria');
    await untilRaids(page, 2);
  });

  await test.step('it opens offline', async () => {
    await goOffline(app);
    const next = await app.open();
    await savedRaid(next, RETAIL_TITLE).click();
    await expect(bossRows(next)).toHaveCount(5);
  });
});

test('unreadable cached files come from the network', async ({ page, context, guard }) => {
  // Pictures of bosses, whenever the page is idle: the worker cannot read their cache either.
  guard.allow('net::ERR_FAILED');
  await openReport(page, RAID);
  await untilServed(page);
  for (const worker of context.serviceWorkers()) {
    await worker.evaluate(() => {
      CacheStorage.prototype.match = () => Promise.reject(new DOMException('', 'UnknownError'));
    });
  }
  await page.reload();
  await expect(bossRows(page)).toHaveCount(12);
});

test('a raid that grew is saved once a fast clock is corrected', async ({ page, app, logSite }) => {
  await page.clock.install({ time: RAID_END + 365 * DAY });
  logSite.reports.set(RAID, raidUntil(8));
  await openReport(page, RAID);
  await untilSaved(page, RAID_TITLE, 1, 3);
  await page.clock.setSystemTime(RAID_END + 60_000);
  logSite.reports.set(RAID, raidUntil(10));
  await page.getByRole('button', { name: 'Fetch again' }).click();
  await untilSaved(page, RAID_TITLE, 2, 4);
  await untilServed(page);
  await goOffline(app);
  await page.reload();
  await expect(bossRows(page)).toHaveCount(4);
});

/** Browsers that keep nothing. */
const REFUSALS = [
  ['there is no IndexedDB', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'opening IndexedDB throws',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    },
  ],
  [
    'opening IndexedDB hangs',
    () => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    },
  ],
  [
    'IndexedDB opens, and hangs from the first read',
    () => {
      const never = () => new EventTarget() as IDBRequest;
      Object.assign(IDBObjectStore.prototype, { get: never, getAll: never, put: never });
    },
  ],
] as const;

test('without IndexedDB raids come from the network', async ({ context, app }) => {
  for (const [why, refuse] of REFUSALS) {
    await test.step(why, async () => {
      const tab = await context.newPage();
      await tab.addInitScript(refuse);
      await tab.goto(`${app.appServer.address}?report=${RAID}`);
      await expect(isRefused(tab)).toBeVisible();
      await chooseBoss(tab, 'Magmaw');
      await expect(raiders(tab)).toBeVisible();
      await goHome(tab);
      await expect(savedRaids(tab)).toContainText('cannot be read');
      await tab.close();
    });
  }
});
