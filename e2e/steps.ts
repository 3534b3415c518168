import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { bossRow, fetchButton, gear, playerButtons, reportField } from './locators';
import type { App } from './test';

export async function fetchReport(page: Page, codeOrLink: string): Promise<void> {
  await reportField(page).fill(codeOrLink);
  await fetchButton(page).click();
}

/** Opens the app and fetches a report. */
export async function openReport(page: Page, codeOrLink: string): Promise<void> {
  await page.goto('./');
  await fetchReport(page, codeOrLink);
}

/** Opens the app and fetches a report by a link to a fight, so that no other fight is fetched. */
export const openKill = (page: Page, code: string, fight: number): Promise<void> =>
  openReport(page, `https://classic.warcraftlogs.com/reports/${code}#fight=${fight}`);

/** Opens the app and, from its main page, the sample raid. */
export async function openSampleRaid(page: Page): Promise<void> {
  await page.goto('./');
  await page.getByRole('button', { name: 'Open the sample raid' }).click();
}

export async function chooseBoss(page: Page, boss: string): Promise<void> {
  await bossRow(page, boss).click();
}

/** Chooses a player in the first column that has the player. */
export async function choosePlayer(page: Page, name: string): Promise<void> {
  await playerButtons(page, name).first().click();
}

/** Cuts the device off from the app's host and the log site. The browser does not notice. */
export async function goOffline({ appServer, logSite }: App): Promise<void> {
  await Promise.all([appServer.stop(), logSite.stop()]);
}

export async function comeBack({ appServer, logSite }: App): Promise<void> {
  await Promise.all([appServer.start(), logSite.start()]);
}

/**
 * Cuts the device off like goOffline, and tells the browser. Playwright's `setOffline` is not enough:
 * Chromium 150 forgets it when a service worker serves the next page.
 */
export async function goOfflineAndTellBrowser(context: BrowserContext, app: App): Promise<void> {
  await goOffline(app);
  await sayOnline(context, false);
}

export async function comeBackAndTellBrowser(context: BrowserContext, app: App): Promise<void> {
  await comeBack(app);
  await sayOnline(context, true);
}

/** Makes the browser seem online or offline, in open and later pages. */
export async function sayOnline(context: BrowserContext, isOnline: boolean): Promise<void> {
  const say = (onLine: boolean) => {
    Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });
    window.dispatchEvent(new Event(onLine ? 'online' : 'offline'));
  };
  await context.addInitScript(say, isOnline);
  await Promise.all(context.pages().map((page) => page.evaluate(say, isOnline)));
}

type SettingsSection = 'Warcraft Logs' | 'Rules' | 'Look and language' | 'Keyboard' | 'Storage';

/** Opens the settings from the top bar, and a section other than the first. Returns the dialog. */
export async function openSettings(page: Page, section?: SettingsSection): Promise<Locator> {
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  if (section) await chooseSection(page, section);
  return dialog;
}

/** Opens another section of the open settings. */
export const chooseSection = (page: Page, section: SettingsSection): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Settings' })
    .getByRole('link', { name: section, exact: true })
    .click();

/** Chooses a language (`undefined`: the browser's) and a theme as another tab would. */
export async function chooseElsewhere(
  page: Page,
  choice: { language: string | undefined; theme?: 'dark' | 'light' },
): Promise<void> {
  await page.evaluate((chosen) => {
    const key = 'ready-check-settings';
    const { language: _, ...stored } = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...stored, ...chosen }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }, choice);
  await expect(page.locator('html')).toHaveAttribute('lang', choice.language ?? 'en');
}

/** Closes the settings, which goes one step back. A reload at the same time would never finish. */
export async function closeSettings(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Settings' })).toHaveCount(0);
}

/** Exports all raids from the settings. Returns the file's path. */
export async function exportRaids(page: Page, testInfo: TestInfo): Promise<string> {
  const dialog = await openSettings(page, 'Storage');
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export raids' }).click();
  const path = testInfo.outputPath('raids.readycheck');
  await (await downloading).saveAs(path);
  await closeSettings(page);
  return path;
}

/** Asks to delete everything saved, up to the last question. Returns the settings. */
export async function askToDeleteAll(page: Page): Promise<Locator> {
  const dialog = await openSettings(page, 'Storage');
  await dialog.getByRole('button', { name: 'Delete all raids' }).click();
  await dialog.getByRole('button', { name: 'Yes, continue' }).click();
  return dialog;
}

/** Deletes everything saved; the last button names it. */
export async function deleteAll(page: Page, lastButton: string): Promise<void> {
  const dialog = await askToDeleteAll(page);
  await dialog.getByRole('button', { name: lastButton }).click();
  await expect(dialog).toContainText('No raid is left');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

/** Moves a finger down by 200 px. */
export async function swipeDown(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', by: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y + by }] });
  await touch('touchStart', 0);
  for (let by = 10; by <= 200; by += 10) await touch('touchMove', by);
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Waits until the page could have rendered something that should not appear. */
export async function untilRendered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

/** Scrolls to the last piece, and waits until every picture has loaded. */
export async function untilIconsLoad(page: Page): Promise<void> {
  const icons = gear(page).locator('img');
  await icons.last().scrollIntoViewIfNeeded();
  const widths = () =>
    icons.evaluateAll((all) => all.map((icon) => (icon as HTMLImageElement).naturalWidth));
  await expect.poll(widths).not.toContain(0);
}

/** Skips the pauses between retries, and the time limit of a response, until something shows. */
export const passTimeUntil = (shown: Locator): Promise<void> =>
  expect(async () => {
    await shown.page().clock.fastForward(4_000);
    await expect(shown).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });

export const readClipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());
