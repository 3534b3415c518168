import { untilPull } from './at-the-pull';
import { openTonight } from './coming';
import { bossRow, bossRows, fetchButton, gear, playerButtons, players } from './locators';
import { EVENTS } from './log-site';
import { choosePicture } from './picture';
import { RAID, RETAIL_2022 } from './reports';
import { RAID_TITLE, savedRaid, untilRaids, untilSaved, untilServed } from './saved';
import { openSeason, playerLink } from './season';
import {
  chooseBoss,
  choosePlayer,
  comeBack,
  comeBackAndTellBrowser,
  fetchReport,
  goOffline,
  goOfflineAndTellBrowser,
  openKill,
  passTimeUntil,
  untilIconsLoad,
} from './steps';
import { expect, expectConsole, test } from './test';
import { losePrecached } from './worker';

const PICTURE = `ready-check-${RAID}-12.png`;
const UNREACHABLE_TEXT = 'Warcraft Logs cannot be reached';

test.beforeEach(async ({ page }) => {
  await openKill(page, RAID, 12);
  await untilServed(page);
  await untilPull(page);
  await untilSaved(page, RAID_TITLE, 1);
});

test('saved raids and every screen open offline', async ({ page, context, app }) => {
  expectConsole('ERR_CONNECTION_REFUSED', 'Error fetching fights:', 'Error fetching player data:');
  await choosePlayer(page, 'Grimtusk');
  const count = await gear(page).locator('img').count();
  await untilIconsLoad(page);
  const address = new URL(page.url()).search;
  await page.close();
  await goOffline(app);
  const cold = await context.newPage();
  await cold.clock.install();
  await cold.goto('./');

  await test.step('a saved raid opens after a cold start', async () => {
    await savedRaid(cold, RAID_TITLE).click();
    await expect(bossRows(cold)).toHaveCount(12);
    await expect(playerButtons(cold, 'Grimtusk').first()).toBeVisible();
    expect(app.logSite.requests.filter(({ pathname }) => !EVENTS.test(pathname))).toHaveLength(2);
  });

  await test.step('a deep link opens with gear icons', async () => {
    await cold.goto(app.appServer.address + address);
    await expect(bossRow(cold, 'Magmaw')).toHaveAttribute('aria-current', 'true');
    await expect(gear(cold).locator('img')).toHaveCount(count);
    await untilIconsLoad(cold);
  });

  await test.step('Season, a player’s page and Tonight open', async () => {
    await openSeason(cold, 'season');
    await playerLink(cold, 'Grimtusk').click();
    await expect(cold.getByRole('table', { name: 'Evenings' })).toBeVisible();
    await openTonight(cold, 'tonight');
    await cold.goto(app.appServer.address + address);
  });

  await test.step('a picture of a kill is saved once per press', async () => {
    await players(cold).getByRole('button', { name: 'Share', exact: true }).click();
    await choosePicture(cold);
    const files: string[] = [];
    cold.on('download', (download) => files.push(download.suggestedFilename()));
    await cold.getByRole('button', { name: 'Download picture' }).dblclick();
    await expect.poll(() => files).toEqual([PICTURE]);
    await cold.keyboard.press('Escape');
  });

  await test.step('the footer’s link opens what the app sends', async () => {
    await cold.getByRole('link', { name: 'What this app sends and stores' }).click();
    const dialog = cold.getByRole('dialog', { name: 'What this app sends and stores' });
    await expect(dialog).toContainText(new URL(app.logSite.api.origin).host);
    await expect(dialog).toContainText('How to delete it');
    await cold.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a notice says that a raid never fetched cannot be opened', async () => {
    await fetchReport(cold, RETAIL_2022);
    await passTimeUntil(cold.getByRole('alert').filter({ hasText: UNREACHABLE_TEXT }));
    await expect(fetchButton(cold)).toBeEnabled();
    await untilRaids(cold, 1);
  });

  await test.step('a fight never fetched is fetched once online', async () => {
    await savedRaid(cold, RAID_TITLE).click();
    await chooseBoss(cold, 'Maloriak');
    const notice = players(cold).getByRole('alert');
    await passTimeUntil(notice.filter({ hasText: UNREACHABLE_TEXT }));
    await expect(cold.getByText('Loading...')).toBeHidden();

    await comeBack(app);
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(playerButtons(cold, 'Grimtusk').first()).toBeVisible();
    await untilSaved(cold, RAID_TITLE, 2);
  });
});

test('the worker serves the app offline, after a reload and without lost files', async ({
  page,
  context,
  app,
}) => {
  expectConsole('ERR_CONNECTION_REFUSED', 'Error fetching player data:');
  await test.step('the top bar shows “Offline” while the browser is offline', async () => {
    await expect(page.getByText('Offline', { exact: true })).toBeHidden();
    await goOfflineAndTellBrowser(context, app);
    await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  });

  const cold = await app.open();
  await expect(cold.getByText('Offline', { exact: true })).toBeVisible();
  await test.step('saved kills open', async () => {
    await savedRaid(cold, RAID_TITLE).click();
    await chooseBoss(cold, 'Magmaw');
    await expect(playerButtons(cold, 'Grimtusk').first()).toBeVisible();
  });
  await test.step('a failed request is repeated once online', async () => {
    await chooseBoss(cold, 'Maloriak');
    await expect(players(cold).getByRole('alert')).toContainText('offline');

    await comeBackAndTellBrowser(context, app);
    await expect(playerButtons(cold, 'Grimtusk').first()).toBeVisible();
    await expect(players(cold).getByRole('alert')).toBeHidden();
  });
  await cold.close();

  await test.step('the worker serves the page again after a hard reload', async () => {
    const devTools = await page.context().newCDPSession(page);
    const loaded = page.waitForEvent('load');
    await devTools.send('Page.reload', { ignoreCache: true });
    await loaded;
    await untilServed(page);
    await expect(bossRows(page)).toHaveCount(12);
  });

  await test.step('lost files are cached again', async () => {
    const lost = await losePrecached(page, /index\.html|js\/main-/);
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
  });
  await test.step('a cold start opens the raid', async () => {
    await page.close();
    await goOffline(app);

    const last = await app.open();
    await savedRaid(last, RAID_TITLE).click();
    await expect(bossRows(last)).toHaveCount(12);
  });
});
