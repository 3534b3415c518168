import type { Locator } from '@playwright/test';
import { bossKills, bossRows, column, details, playerButtons } from './locators';
import { FIGHTS, SUMMARY } from './log-site';
import { settings } from './raid-files';
import { RAID } from './reports';
import { openReport, openSettings, passTimeUntil, swipeDown, untilRendered } from './steps';
import { boardTable, nightTable, openNight } from './tables';
import { expect, expectConsole, test } from './test';

const KILL = `./?report=${RAID}&fight=12`;

test('opening and closing a player’s details moves the focus', async ({ page }) => {
  const heading = details(page).getByRole('heading', { level: 3 });
  await page.goto(KILL);
  await test.step('the heading names each player chosen with j and k', async () => {
    await playerButtons(page, 'Elsifer').first().press('Enter');
    await expect(heading).toHaveAccessibleName('Player Details: Elsifer');
    await expect(heading).toBeFocused();
    for (const key of ['j', 'j', 'k']) {
      const before = (await heading.getAttribute('aria-label')) ?? '';
      const element = await heading.elementHandle();
      await page.keyboard.press(key);
      await expect(heading).not.toHaveAccessibleName(before);
      await expect(heading).toBeFocused();
      // A screen reader does not announce an element that has the focus already.
      expect(await element?.evaluate((old) => old.isConnected)).toBe(false);
    }
  });
  await test.step('Escape returns the focus to the button that opened the details', async () => {
    await page.keyboard.press('Escape');
    await expect(details(page)).toHaveCount(0);
    await expect(playerButtons(page, 'Elsifer').first()).toBeFocused();
  });
  await test.step('Escape in details opened by a link focuses the player’s button', async () => {
    await page.goto(`${KILL}&player=Veyra`);
    await expect(heading).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(playerButtons(page, 'Veyra').first()).toBeFocused();
  });
});

test('details that fill the window keep the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${KILL}&player=Veyra`);
  const banner = page.getByRole('banner', { includeHidden: true });
  const otherPlayer = page.locator('[data-player]').first();
  const full = details(page).getByRole('button', { name: 'Full height' });
  const isInert = (part: Locator) => part.evaluate((found) => found.closest('[inert]') !== null);

  await test.step('the list is usable above a sheet of half the window’s height', async () => {
    await expect(full).toBeVisible();
    expect(await isInert(otherPlayer)).toBe(false);
  });
  await test.step('a sheet of full height makes the rest of the page inert', async () => {
    await full.click();
    for (const part of [banner, otherPlayer]) expect(await isInert(part)).toBe(true);
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(
        () => document.activeElement?.closest('[data-details], body')?.tagName,
      );
      expect(where === 'SECTION' || where === 'BODY').toBe(true);
    }
    await full.click();
    expect(await isInert(otherPlayer)).toBe(false);
  });
  await test.step('in a low window the details make the rest of the page inert', async () => {
    await page.setViewportSize({ width: 390, height: 440 });
    await expect.poll(() => isInert(banner)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(details(page)).toHaveCount(0);
    expect(await isInert(banner)).toBe(false);
  });
  await test.step('details that fill a rotated window close by Escape or Back', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await playerButtons(page, 'Veyra').first().click();
    await expect(details(page)).toBeVisible();
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await page.setViewportSize({ width: 844, height: 390 });
      await expect(details(page).getByRole('heading', { level: 3 })).toBeInViewport();
      const whole = { x: 0, y: 0, height: 390 };
      await expect.poll(() => details(page).boundingBox()).toMatchObject(whole);
      await expect(full).toBeHidden();
      for (const part of [banner, otherPlayer]) expect(await isInert(part)).toBe(true);
      await leave();
      await expect(details(page)).toHaveCount(0);
      expect(await isInert(otherPlayer)).toBe(false);
      await expect(playerButtons(page, 'Veyra').first()).toBeFocused();
      await playerButtons(page, 'Veyra').first().click();
    }
  });
  await test.step('details opened by a link are in view in a wide low window', async () => {
    await page.goto(`${KILL}&player=Elsifer`);
    await expect(details(page).getByRole('heading', { level: 3 })).toBeInViewport();
  });
});

test('the focus is not lost if the focused button is disabled or removed', async ({
  page,
  logSite,
}) => {
  expectConsole('status of 500', 'Error fetching player data:');
  await openReport(page, RAID);
  await expect(bossRows(page)).toHaveCount(12);

  await test.step('“Fetch again” keeps the focus while it is disabled', async () => {
    const again = page.getByRole('button', { name: 'Fetch again' });
    const release = logSite.hold(FIGHTS);
    await again.press('Enter');
    await expect(again).toBeDisabled();
    await expect(again).toBeFocused();
    release();
    await expect(again).toBeEnabled();
    await expect(again).toBeFocused();
  });
  await test.step('“Try again” moves the focus to the kill’s heading', async () => {
    await page.clock.install();
    const endFault = logSite.fault(SUMMARY, { status: 500, body: '' });
    await bossRows(page).nth(3).click();
    const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
    await passTimeUntil(retry);
    endFault();
    const release = logSite.hold(SUMMARY);
    await retry.press('Enter');
    await expect(retry).toBeDisabled();
    await expect(retry).toBeFocused();
    release();
    await expect(column(page, 'PASSED')).toBeVisible();
    await expect(retry).toHaveCount(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2');
  });
  await test.step('Escape and Cancel close only the question of “Delete all raids”', async () => {
    await openSettings(page, 'Storage');
    const all = settings(page).getByRole('button', { name: 'Delete all raids' });
    const cancel = settings(page).getByRole('button', { name: 'Cancel' });
    for (const answer of [() => page.keyboard.press('Escape'), () => cancel.click()]) {
      await all.click();
      await expect(cancel).toBeFocused();
      await answer();
      await expect(cancel).toHaveCount(0);
      await expect(all).toBeFocused();
    }
  });
  await test.step('“Export raids” gets the focus back', async () => {
    const downloading = page.waitForEvent('download');
    await settings(page).getByRole('button', { name: 'Export raids' }).press('Enter');
    await downloading;
    await expect(settings(page).getByRole('button', { name: 'Export raids' })).toBeFocused();
  });
});

test.describe('touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a swipe on or beside a dialog does not scroll the page', async ({ page }) => {
    await page.goto(KILL);
    await expect(column(page, 'PASSED')).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 250, behavior: 'instant' }));
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    for (const y of [20, 600]) {
      await swipeDown(page, { x: 195, y });
      await untilRendered(page);
      expect(await scrolled(), `from ${y} px`).toBe(before);
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await scrolled()).toBe(before);
    await swipeDown(page, { x: 195, y: 300 });
    await expect.poll(scrolled).toBeLessThan(before);
  });
});

test.describe('no key', () => {
  test.use({ apiKey: '' });

  test('entering or removing an API key does not lose the focus', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('link', { name: 'Open Settings' }).press('Enter');
    await test.step('Remove keeps the focus after removing the key', async () => {
      await page.getByLabel('Your own API key').fill('my-own-key');
      const remove = settings(page).getByRole('button', { name: 'Remove' });
      await remove.press('Enter');
      await expect(page.getByLabel('Your own API key')).toHaveValue('');
      await expect(remove).toBeDisabled();
      await expect(remove).toBeFocused();
    });
    await test.step('closing Settings focuses the top bar if the notice that opened them has gone', async () => {
      await page.getByLabel('Your own API key').fill('my-own-key');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
    });
  });
});

test('a raider’s accessible name ends with class and spec in every view', async ({ page }) => {
  await page.goto(KILL);
  await expect(playerButtons(page, 'Brannock').first()).toHaveAccessibleName(
    /^Brannock, .*, Protection Warrior$/,
  );
  await test.step('the boss kills are a list', () =>
    expect(bossKills(page).getByRole('list').first().getByRole('listitem')).toHaveCount(12));
  await page.goto(`${KILL}&view=board`);
  const boardButton = boardTable(page).getByRole('button', { name: /^Brannock/ });
  await expect(boardButton).toHaveAccessibleName('Brannock Protection Warrior');
  await openNight(page);
  const nightHead = nightTable(page).getByRole('rowheader', { name: /^Brannock/ });
  await expect(nightHead).toHaveAccessibleName('Brannock Protection Warrior');
});

test.describe('German page', () => {
  test.use({ locale: 'de-DE' });

  test('English names on a German page are marked as English', async ({ page }) => {
    await page.goto(`${KILL}&player=Brannock`);
    const english = (name: string) => page.locator('[lang=en]').getByText(name, { exact: true });
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(english('Magmaw').first()).toBeAttached();
    await page.getByText('Jedes Teil', { exact: true }).click();
    const pieces = page.getByRole('list', { name: 'Jedes Teil' }).getByRole('listitem');
    await expect(pieces.first().locator('bdi')).toHaveAttribute('lang', 'en');
    await expect(pieces.locator('[lang=en]').nth(20)).toBeAttached();
  });
});
