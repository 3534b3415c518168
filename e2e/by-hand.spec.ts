import type { Locator, Page } from '@playwright/test';
import { details, playerButtons } from './locators';
import { SUMMARY } from './log-site';
import { RAID } from './reports';
import { RAID_TITLE, saveButton, untilSaved } from './saved';
import { chooseSection, openReport, openSettings } from './steps';
import { expect, test } from './test';

const KILL = `./?report=${RAID}&fight=12`;

const pageStatus = (page: Page): Locator => page.locator('[data-page-status]');

const settings = (page: Page): Locator => page.getByRole('dialog', { name: 'Settings' });

test('each player’s details take the focus by name, and hand it back where it was', async ({
  page,
}) => {
  const heading = details(page).getByRole('heading', { level: 3 });
  await page.goto(KILL);
  await test.step('opened by Enter and stepped on by keys, the heading names the player', async () => {
    await playerButtons(page, 'Elsifer').first().press('Enter');
    await expect(heading).toHaveAccessibleName('Player Details: Elsifer');
    await expect(heading).toBeFocused();
    for (const key of ['j', 'j', 'k']) {
      const before = (await heading.getAttribute('aria-label')) ?? '';
      const element = await heading.elementHandle();
      await page.keyboard.press(key);
      await expect(heading).not.toHaveAccessibleName(before);
      await expect(heading).toBeFocused();
      // An element that has the focus already is not announced again.
      expect(await element?.evaluate((old) => old.isConnected)).toBe(false);
    }
  });
  await test.step('Escape returns the focus to the button that opened the first', async () => {
    await page.keyboard.press('Escape');
    await expect(details(page)).toHaveCount(0);
    await expect(playerButtons(page, 'Elsifer').first()).toBeFocused();
  });
  await test.step('of a link, to the button of the player who was shown', async () => {
    await page.goto(`${KILL}&player=Veyra`);
    await expect(heading).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(playerButtons(page, 'Veyra').first()).toBeFocused();
  });
});

test('details that fill the window keep the focus, and are in view after a turn', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${KILL}&player=Veyra`);
  const banner = page.getByRole('banner', { includeHidden: true });
  const beside = page.locator('[data-player]').first();
  const full = details(page).getByRole('button', { name: 'Full height' });
  const isInert = (part: Locator) => part.evaluate((found) => found.closest('[inert]') !== null);

  await test.step('a sheet of half the height leaves the list usable', async () => {
    await expect(full).toBeVisible();
    expect(await isInert(beside)).toBe(false);
  });
  await test.step('at full height nothing beside it can be reached', async () => {
    await full.click();
    for (const part of [banner, beside]) expect(await isInert(part)).toBe(true);
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(
        () => document.activeElement?.closest('[data-details], body')?.tagName,
      );
      expect(where === 'SECTION' || where === 'BODY').toBe(true);
    }
    await full.click();
    expect(await isInert(beside)).toBe(false);
  });
  await test.step('nor in a window too low for both', async () => {
    await page.setViewportSize({ width: 390, height: 440 });
    await expect.poll(() => isInert(banner)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(details(page)).toHaveCount(0);
    expect(await isInert(banner)).toBe(false);
  });
  await test.step('turned, they are in view', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await playerButtons(page, 'Veyra').first().click();
    await expect(details(page)).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(details(page).getByRole('heading', { level: 3 })).toBeInViewport();
  });
});

test('saving and fetching are announced at their begin and end, not counted aloud', async ({
  page,
  logSite,
}) => {
  await openReport(page, RAID);
  await test.step('saving a raid', async () => {
    const release = logSite.hold(SUMMARY);
    await saveButton(page).click();
    await expect(pageStatus(page)).toHaveText('Saving for offline');
    const count = page.getByRole('status').filter({ hasText: 'Saving kills: 0 of 12' });
    await expect(count).toHaveAttribute('aria-live', 'off');
    release();
    const end = page.getByRole('status').filter({ hasText: 'Saved for offline: 12 of 12 kills' });
    await expect(end).toHaveAttribute('aria-live', 'polite');
  });
  await untilSaved(page, RAID_TITLE, 12);
});

test('what can be undone is said in the language in use, and the focus is on Undo', async ({
  page,
}) => {
  await page.goto('./');
  await openSettings(page, 'Rules');
  await settings(page).getByLabel('Item number').fill('62050');
  await settings(page).getByRole('button', { name: 'Excuse' }).click();
  await settings(page).getByRole('button', { name: 'Remove Item 62050' }).click();
  await expect(settings(page).getByText('Deleted: Item 62050')).toBeVisible();
  await chooseSection(page, 'Look and language');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.getByText('Gelöscht: Gegenstand 62050')).toBeVisible();
});
