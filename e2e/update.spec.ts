import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { builtApp, copyAsLater } from './build-app';
import { bossRow } from './locators';
import { holdImport, letFilesWait, settings } from './raid-files';
import { RAID } from './reports';
import { RAID_TITLE, savedRaid, undoButton, untilServed } from './saved';
import { comeBack, exportRaids, goOffline, openReport, openSettings } from './steps';
import { expect, test } from './test';
import { losePrecached, precachedFiles } from './worker';

const nextBuild = join(mkdtempSync(join(tmpdir(), 'ready-check-')), 'next');

const updateOffer = (page: Page) => page.getByText('A new version is ready.');

const scripts = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.scripts].map(({ src }) => src));

test.beforeAll(() => copyAsLater(nextBuild));

test('a new version is offered in every tab', async ({ page, app, appServer }) => {
  await openServedRaid(page);
  const other = await app.open('new-page');
  await Promise.all([page, other].map(untilChunksHaveLoaded));
  const before = await scripts(page);

  appServer.serve(nextBuild);
  await other.reload();
  await expect(updateOffer(page)).toBeVisible();
  await expect(updateOffer(other)).toBeVisible();
  expect(await scripts(page)).toEqual(before);

  await test.step('the accepted version reloads each tab in its view', async () => {
    const reloads = [page, other].map((tab) => tab.waitForEvent('load'));
    await page.getByRole('button', { name: 'Reload' }).click();
    await Promise.all(reloads);

    await expect(bossRow(page, 'Magmaw')).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Section 1' })).toBeVisible();
    expect(await scripts(page)).not.toEqual(before);
    await expect(updateOffer(page)).toHaveCount(0);
  });

  await test.step('a version accepted in one tab keeps the other tab’s Undo', async () => {
    await other.goto('./');
    await Promise.all([page, other].map(untilChunksHaveLoaded));
    await other.getByRole('button', { name: `Delete ${RAID_TITLE}` }).click();
    await expect(undoButton(other)).toBeVisible();

    appServer.serve(builtApp());
    await page.reload();
    await acceptWhileBusy(page, 'a deletion that can be undone');
    const reloaded = other.waitForEvent('load');
    await undoButton(other).click();
    await reloaded;
    await expect(savedRaid(other, RAID_TITLE)).toBeVisible();
  });
});

async function accept(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await reloaded;
}

/** Accepts the new version in a tab, which is told that another tab is busy. */
async function acceptWhileBusy(page: Page, busyWith: string): Promise<void> {
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(page.getByText(busyWith)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload anyway' }).click();
  await reloaded;
  await expect(updateOffer(page)).toHaveCount(0);
}

test('a new version accepted in one tab waits for another tab’s import and its undo', async ({
  page,
  app,
  appServer,
}, testInfo) => {
  const other = await app.open(`?report=${RAID}`);
  await letFilesWait(other);
  await untilServed(other);
  await other.reload();
  await untilChunksHaveLoaded(other);
  const path = await exportRaids(other, testInfo);
  await page.goto('./');
  await page.getByRole('button', { name: `Delete ${RAID_TITLE}` }).click();
  await page.getByRole('button', { name: 'Close this notice' }).click();
  const open = await holdImport(other, path);

  appServer.serve(nextBuild);
  await page.reload();
  await acceptWhileBusy(page, 'in another window, which reloads afterwards: an import of raids.');
  const before = await scripts(other);
  await expect(settings(other).getByRole('button', { name: 'Stop' })).toBeVisible();
  await open();
  // A reload would also lose the undo of this import.
  await expect(settings(other).getByText('1 raid imported, 0 already here.')).toBeVisible();
  expect(await scripts(other)).toEqual(before);
  const reloaded = other.waitForEvent('load');
  await other.getByRole('button', { name: 'Close this notice' }).click();
  await reloaded;
  expect(await scripts(other)).not.toEqual(before);
  await other.goto('./');
  await expect(savedRaid(other, RAID_TITLE)).toBeVisible();
});

test('a new version waits for the user', async ({ page, app, appServer, logSite }) => {
  const saved = savedRaid(page, RAID_TITLE);
  await openServedRaid(page);
  await page.getByRole('link', { name: 'Ready Check' }).click();
  appServer.serve(nextBuild);
  await lookForVersion(page);

  await test.step('a tab asks before it accepts the version during its own work', async () => {
    await page.getByRole('button', { name: `Delete ${RAID_TITLE}` }).click();
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(
      page.getByText('Still running in this window: a deletion that can be undone.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Later' }).click();
    await undoButton(page).click();
    await expect(saved).toBeVisible();
  });

  await test.step('the notice of the version shows its changes offline', async () => {
    await page.reload();
    await expect(updateOffer(page)).toBeVisible();
    await goOffline(app);
    await page.getByRole('link', { name: 'What is new' }).click();
    const news = page.getByRole('dialog', { name: 'What is new' });
    await expect(news.getByRole('heading', { level: 3 })).toHaveText(/^\d+ · \d+ \w+ \d{4}$/);
    await expect(news.getByRole('listitem')).not.toHaveCount(0);
    await news.getByRole('button', { name: 'Close' }).click();
    await expect(updateOffer(page)).toBeVisible();
    await comeBack(app);
  });

  await test.step('a dismissed version is offered again on the next visit', async () => {
    await page.getByRole('button', { name: 'Later' }).click();
    await expect(updateOffer(page)).toHaveCount(0);
    await expect(saved).toBeVisible();
    await page.reload();
    await expect(saved).toBeVisible();
    await test.step('raids survive the update', async () => {
      await accept(page);
      await expect(saved).toBeVisible();
      await logSite.stop();
      await page.goto('./');
      await saved.click();
      await expect(bossRow(page, 'Magmaw')).toBeVisible();
    });
  });
});

/** Counts the saved files of German in all versions. */
const countGermanFiles = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const files = await (await caches.open('ready-check-languages')).keys();
    return files.filter(({ url }) => /language-de-\w{8}\.js$/.test(url)).length;
  });

test('a language chosen while a new version waits is in use in that version', async ({
  page,
  app,
  appServer,
}) => {
  // This host also keeps the previous version's files, so its languages still load.
  const both = join(dirname(nextBuild), 'both');
  cpSync(nextBuild, both, { recursive: true });
  cpSync(join(builtApp(), 'static'), join(both, 'static'), { recursive: true, force: false });
  await page.goto('./');
  await untilServed(page);
  await untilChunksHaveLoaded(page);
  const before = await scripts(page);
  appServer.serve(both);
  expect(await lookForVersion(page)).toBe('installed');
  await expect(updateOffer(page)).toBeVisible();

  const dialog = await openSettings(page, 'Look and language');
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect.poll(() => countGermanFiles(page)).toBe(2);
  await page.keyboard.press('Escape');
  await goOffline(app);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Neu laden' }).click();
  await reloaded;
  await expect(page.getByRole('link', { name: 'Optionen', exact: true })).toBeVisible();
  await expect(page.locator('#first-page')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await scripts(page)).not.toEqual(before);
  await expect.poll(() => countGermanFiles(page)).toBe(1);
});

test('an accepted version that cannot take over is offered again', async ({ page, appServer }) => {
  await page.addInitScript(() => {
    ServiceWorker.prototype.postMessage = () => {};
  });
  await openServedRaid(page);
  appServer.serve(nextBuild);
  await page.reload();
  await expect(updateOffer(page)).toBeVisible();
  await accept(page);
  await expect(bossRow(page, 'Magmaw')).toBeVisible();
  await expect(updateOffer(page)).toBeVisible();

  await test.step('a waiting version’s page is not saved in place of the old version’s lost page', async () => {
    const [lost = ''] = await losePrecached(page, /index\.html/);
    expect(lost).toContain('index.html');
    const before = await scripts(page);
    await page.reload();
    await expect(updateOffer(page)).toBeVisible();
    expect(await scripts(page)).not.toEqual(before);
    expect(await page.evaluate(async (url) => (await caches.match(url)) === undefined, lost)).toBe(
      true,
    );
  });
});

test('a new version takes over completely or not at all', async ({ page, app, appServer }) => {
  await openServedRaid(page);
  const [before] = await scripts(page);
  appServer.serve(nextBuild);
  const html = { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html>' };
  const endFault = appServer.fault(/BuffsBoard-.*\.js$/, html);
  await test.step('the old version stays if a script of the new version is a page', async () => {
    expect(await lookForVersion(page)).toBe('redundant');
    await expect(updateOffer(page)).toHaveCount(0);
    const meanwhile = await app.open();
    await untilChunksHaveLoaded(meanwhile);
    expect(await scripts(meanwhile)).toContain(before);
  });

  await test.step('a complete new version takes over', async () => {
    endFault();
    expect(await lookForVersion(page)).toBe('installed');
    await accept(page);
    await expect(bossRow(page, 'Magmaw')).toBeVisible();
    expect(await scripts(page)).not.toContain(before);
    await untilChunksHaveLoaded(page);
  });

  await test.step('accepting a version does not damage a newer version that is still installing', async () => {
    const newest = join(dirname(nextBuild), 'newest');
    copyAsLater(newest, 'y');
    appServer.serve(builtApp());
    expect(await lookForVersion(page)).toBe('installed');
    appServer.serve(newest);
    const release = appServer.server.hold(/BuffsBoard-.*\.js$/);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
    await expect.poll(() => precachedFiles(page, /SettingsDialog-.*\.js$/)).toHaveLength(3);
    await accept(page);
    release();
    await untilChunksHaveLoaded(page);
    await accept(page);
    await goOffline(app);
    await page.reload();
    await expect(bossRow(page, 'Magmaw')).toBeVisible();
    await openSettings(page, 'Rules');
    await expect(settings(page).getByLabel('Minimum item level')).toBeVisible();
  });
});

/** Waits until all chunks have loaded, because a deploy removes them from the host. */
const untilChunksHaveLoaded = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

/** Opens the raid as the worker serves it, so that no chunk is left for the host. */
async function openServedRaid(page: Page): Promise<void> {
  await openReport(page, RAID);
  await untilServed(page);
  await page.reload();
  await expect(bossRow(page, 'Magmaw')).toBeVisible();
  await untilChunksHaveLoaded(page);
}

/** Checks for a new version, and returns the outcome. */
const lookForVersion = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    if (!installing) return 'none';
    return new Promise<string>((done) => {
      installing.addEventListener('statechange', () => done(installing.state), { once: true });
    });
  });
