import { untilPull } from './at-the-pull';
import { bossRow, bossRows, fetchButton, gear, playerButtons, players } from './locators';
import { EVENTS } from './log-site';
import { RAID, RETAIL_2022 } from './reports';
import { RAID_TITLE, savedRaid, savedRaids, untilSaved, untilServed, untilStarted } from './saved';
import {
  chooseBoss,
  choosePlayer,
  comeBack,
  comeBackKnowingly,
  fetchReport,
  goOffline,
  goOfflineKnowingly,
  openReport,
} from './steps';
import { expect, test } from './test';

const CANNOT_BE_REACHED = 'Warcraft Logs cannot be reached';

test.beforeEach(async ({ page }) => {
  await openReport(page, RAID);
  await untilServed(page);
  await chooseBoss(page, 'Magmaw');
  await untilPull(page);
  await untilSaved(page, RAID_TITLE, 1);
});

test('offline, a cold start lists the saved raids, and they open', async ({ page, app }) => {
  await page.close();
  await goOffline(app);

  const cold = await app.open();
  await savedRaid(cold, RAID_TITLE).click();
  await expect(bossRows(cold)).toHaveCount(12);
  await expect(cold.getByText(/^Fetched /)).toBeVisible();

  await chooseBoss(cold, 'Magmaw');
  await expect(playerButtons(cold, 'Grimtusk').first()).toBeVisible();
  await expect(players(cold)).toContainText('Fetched');
  expect(app.logSite.requests.filter(({ pathname }) => !EVENTS.test(pathname))).toHaveLength(2);
});

test('offline, a deep link opens, with gear icons', async ({ page, app }) => {
  await choosePlayer(page, 'Grimtusk');
  const icons = gear(page).locator('img');
  const address = new URL(page.url()).search;
  await icons.last().scrollIntoViewIfNeeded();
  await expect.poll(() => widths(page)).not.toContain(0);
  const count = await icons.count();
  await page.close();
  await goOffline(app);

  const cold = await app.open(address);
  await expect(bossRow(cold, 'Magmaw')).toHaveAttribute('aria-current', 'true');
  await expect(gear(cold).locator('img')).toHaveCount(count);
  await gear(cold).locator('img').last().scrollIntoViewIfNeeded();
  await expect.poll(() => widths(cold)).not.toContain(0);
});

test('offline, a fight never fetched says so, and is fetched once online', async ({
  page,
  app,
  expectConsole,
}) => {
  expectConsole('ERR_CONNECTION_REFUSED', 'Error fetching player data:');
  await goOffline(app);
  await page.reload();

  await chooseBoss(page, 'Maloriak');
  const notice = players(page).getByRole('alert');
  await expect(notice).toContainText(CANNOT_BE_REACHED, { timeout: 20_000 });
  await expect(page.getByText('Loading...')).toBeHidden();

  await comeBack(app);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(playerButtons(page, 'Grimtusk').first()).toBeVisible();
  await untilSaved(page, RAID_TITLE, 2);
});

test('offline, a raid never fetched says so, and saved raids stay listed', async ({
  page,
  app,
  expectConsole,
}) => {
  expectConsole('ERR_CONNECTION_REFUSED', 'Error fetching fights:');
  await goOffline(app);
  await page.goto('./');

  await fetchReport(page, RETAIL_2022);
  await expect(page.getByRole('alert').filter({ hasText: CANNOT_BE_REACHED })).toBeVisible({
    timeout: 20_000,
  });
  await expect(fetchButton(page)).toBeEnabled();
  await expect(savedRaids(page).getByRole('listitem')).toHaveCount(1);
});

test('after a hard reload the worker serves the page again', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page);
  const loaded = page.waitForEvent('load');
  await devTools.send('Page.reload', { ignoreCache: true });
  await loaded;
  await untilServed(page);
  await expect(bossRows(page)).toHaveCount(12);
});

test('a page and a script lost from the cache are cached again once fetched', async ({
  page,
  app,
}) => {
  const lost = await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((key) => key.includes('-precache-'));
    const cache = await caches.open(name);
    const files = (await cache.keys()).filter(({ url }) => /index\.html|js\/main-/.test(url));
    await Promise.all(files.map((file) => cache.delete(file)));
    return files.map(({ url }) => url);
  });
  expect(lost).toHaveLength(2);
  await page.reload();
  await expect(bossRows(page)).toHaveCount(12);
  await expect
    .poll(() =>
      page.evaluate(async (urls) => {
        const found = await Promise.all(urls.map((url) => caches.match(url)));
        return found.every((file) => file !== undefined);
      }, lost),
    )
    .toBe(true);
  await page.close();
  await goOffline(app);

  const cold = await app.open();
  await savedRaid(cold, RAID_TITLE).click();
  await expect(bossRows(cold)).toHaveCount(12);
});

test.describe('when the browser knows that it is offline', () => {
  test('the frame says that the browser is offline, and a cold start lists the raids', async ({
    page,
    context,
    app,
  }) => {
    await expect(page.getByText('Offline', { exact: true })).toBeHidden();
    await goOfflineKnowingly(context, app);
    await expect(page.getByText('Offline', { exact: true })).toBeVisible();

    const cold = await app.open();
    await expect(cold.getByText('Offline', { exact: true })).toBeVisible();
    await savedRaid(cold, RAID_TITLE).click();
    await chooseBoss(cold, 'Magmaw');
    await expect(playerButtons(cold, 'Grimtusk').first()).toBeVisible();
  });

  test('a failed request is repeated once the browser is online', async ({
    page,
    context,
    app,
    expectConsole,
  }) => {
    expectConsole('ERR_CONNECTION_REFUSED', 'Error fetching player data:');
    await goOfflineKnowingly(context, app);
    await page.reload();
    await untilStarted(page);
    await chooseBoss(page, 'Maloriak');
    await expect(players(page).getByRole('alert')).toContainText('offline');

    await comeBackKnowingly(context, app);
    await expect(playerButtons(page, 'Grimtusk').first()).toBeVisible();
    await expect(players(page).getByRole('alert')).toBeHidden();
  });
});

/** The widths of the gear's pictures; 0 is a missing one. */
const widths = (page: Parameters<typeof gear>[0]): Promise<number[]> =>
  gear(page)
    .locator('img')
    .evaluateAll((icons) => icons.map((icon) => (icon as HTMLImageElement).naturalWidth));

test('the footer’s link explains what leaves the device, offline too', async ({ page, app }) => {
  await page.close();
  await goOffline(app);
  const cold = await app.open();
  await cold.getByRole('link', { name: 'What leaves this device' }).click();
  const dialog = cold.getByRole('dialog', { name: 'What leaves this device' });
  await expect(dialog).toContainText(new URL(app.logSite.api.origin).host);
  await expect(dialog).toContainText('How to delete it');
});
