import type { Page } from '@playwright/test';
import { bossRows, fetchButton, reportField } from './locators';
import { RAID } from './reports';
import { untilStarted } from './saved';
import { fetchReport } from './steps';
import { expect, test } from './test';

/** The scripts that the page itself requests: the app, and what fetches a report. */
const OF_THE_PAGE = 'index-|main-|rolldown-runtime-|fetch-raid-';
const BUT_THOSE_OF_THE_PAGE = new RegExp(`js/(?!${OF_THE_PAGE})`);
const BUT_THOSE_AND_OPEN_RAID = new RegExp(`js/(?!${OF_THE_PAGE}|OpenRaid-)`);

for (const appBase of ['/', '/raids/']) {
  test.describe(`served at ${appBase}`, () => {
    test.use({ appBase });

    test(`the page served at ${appBase} requests the app and the fetch-raid chunk in parallel`, async ({
      page,
      appServer,
    }) => {
      const isRequested = (script: RegExp) =>
        appServer.requests.some(({ pathname }) => script.test(pathname));
      const release = appServer.server.hold(/js\//);
      await page.goto('./', { waitUntil: 'commit' });
      await expect.poll(() => isRequested(/js\/index-/)).toBe(true);
      await expect.poll(() => isRequested(/js\/main-/)).toBe(true);
      await expect.poll(() => isRequested(/js\/fetch-raid-/)).toBe(true);
      expect(
        appServer.requests.filter(({ pathname }) => BUT_THOSE_OF_THE_PAGE.test(pathname)),
      ).toEqual([]);
      await expect(reportField(page)).toBeVisible();
      release();
      await untilStarted(page);
    });

    test(`an address with a report below ${appBase} requests it with the app and the fetch-raid chunk alone`, async ({
      page,
      appServer,
      logSite,
    }) => {
      const release = appServer.server.hold(BUT_THOSE_OF_THE_PAGE);
      await page.goto(`./?report=${RAID}`, { waitUntil: 'commit' });
      await expect.poll(() => logSite.requests.length).toBeGreaterThan(0);
      release();
      await expect(bossRows(page)).toHaveCount(12);
    });
  });
}

test('the first Enter sends the request without waiting for another script', async ({
  page,
  appServer,
  logSite,
}) => {
  const release = appServer.server.hold(BUT_THOSE_OF_THE_PAGE);
  await page.goto('./', { waitUntil: 'commit' });
  await untilStarted(page);
  await fetchReport(page, RAID);
  await expect.poll(() => logSite.requests.length).toBeGreaterThan(0);
  release();
  await expect(bossRows(page)).toHaveCount(12);
});

test('Enter sends one request, without waiting for IndexedDB', async ({ page, logSite }) => {
  await page.goto('./');
  await untilStarted(page);
  const letGo = await holdStorage(page);
  await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[href*="fetch-raid"]');
    await import(link?.href ?? '');
  });
  await fetchReport(page, RAID);
  await expect.poll(() => logSite.requests.length).toBeGreaterThan(0);
  await letGo();
  await expect(bossRows(page)).toHaveCount(12);
  expect(logSite.requests.filter(({ pathname }) => pathname.includes('fights'))).toHaveLength(1);
});

test('the list of fights loads exactly one more script', async ({ page, appServer }) => {
  const release = appServer.server.hold(BUT_THOSE_AND_OPEN_RAID);
  await page.goto(`./?report=${RAID}`, { waitUntil: 'commit' });
  await expect(bossRows(page)).toHaveCount(12);
  release();
});

test('every script of the page has its functions compiled while it loads', async ({ page }) => {
  await page.goto('./');
  await untilStarted(page);
  const begins = await page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
    const responses = scripts.filter((name) => name.endsWith('.js')).map((name) => fetch(name));
    const texts = await Promise.all(responses.map(async (response) => (await response).text()));
    return texts.map((text) => text.split('\n')[0]);
  });
  expect(begins.length).toBeGreaterThan(3);
  expect(new Set(begins)).toEqual(new Set(['//# allFunctionsCalledOnLoad']));
});

test('a chunk that failed to load once loads again, at the latest after a reload', async ({
  page,
  appServer,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|Loading chunk/);
  appServer.server.fault(/js\/fetch-raid-/, { status: 503 }, 1);
  await page.goto('./');
  await untilStarted(page);
  await fetchReport(page, RAID);
  // Chromium requests a failed module again from version 156 on.
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(bossRows(page).first().or(reload)).toBeVisible();
  if (await reload.isVisible()) await reload.click();
  await expect(bossRows(page)).toHaveCount(12);
});

test('if the app never loads, the first page says so and its field still works', async ({
  page,
  appServer,
}) => {
  appServer.server.fault(/js\/main-/, { way: 'never comes' });
  await page.goto('./', { waitUntil: 'commit' });
  await reportField(page).fill(RAID);
  const words = page.getByText('Ready Check has not started yet');
  await expect(words).toBeHidden();
  // Half a minute passes at once.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(words).toBeVisible();
  await expect(reportField(page)).toHaveValue(RAID);
});

for (const [where, isHidden] of [
  ['in a tab that is not in front', true],
  ['in a window that is covered', false],
] as const) {
  test(`the app starts and works ${where}, where no frame is painted`, async ({ page }) => {
    await page.addInitScript((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      window.requestAnimationFrame = () => 0;
      window.requestIdleCallback = () => 0;
      performance.getEntriesByType = () => [];
    }, isHidden);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.locator('#first-page')).toHaveCount(0);
    await fetchReport(page, RAID);
    await expect(bossRows(page)).toHaveCount(12);
  });
}

test('nothing typed or submitted is lost if IndexedDB is late', async ({ page, logSite }) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...database) {
      const request = open.apply(this, database);
      // IndexedDB reports an opened store a second late.
      request.addEventListener('success', (event) => {
        if (!event.isTrusted) return;
        event.stopImmediatePropagation();
        setTimeout(() => request.dispatchEvent(new Event('success')), 1000);
      });
      return request;
    };
  });
  await page.goto('./', { waitUntil: 'commit' });
  await reportField(page).fill(RAID);
  await untilStarted(page);
  await expect(reportField(page)).toHaveValue(RAID);
  await fetchButton(page).click();
  await expect(bossRows(page)).toHaveCount(12);
  expect(logSite.requests.filter(({ pathname }) => pathname.includes('fights'))).toHaveLength(1);
});

/**
 * Blocks reading records, as another tab's long write does, until the returned function is called.
 */
async function holdStorage(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open('ready-check');
        opening.onsuccess = () => {
          const database = opening.result;
          const store = database.transaction('kept', 'readwrite').objectStore('kept');
          const hold = () => {
            if ('letGo' in window) database.close();
            else store.get('nothing').onsuccess = hold;
          };
          hold();
          done();
        };
      }),
  );
  return () => page.evaluate(() => void Object.assign(window, { letGo: true }));
}
