import type { Locator, Page } from '@playwright/test';
import {
  bossKills,
  bossRow,
  bossRows,
  column,
  details,
  playerButtons,
  reportField,
} from './locators';
import { chooseFile, settings } from './raid-files';
import { RAID } from './reports';
import {
  deleteButton,
  holdDevice,
  openThreeRaids,
  RAID_TITLE,
  RETAIL_TITLE,
  savedRaid,
  savedRows,
  undoButton,
} from './saved';
import { deleteAll, exportRaids, openSettings } from './steps';
import { boardTable } from './tables';
import { expect, test } from './test';

/** Taps twice at a place, whatever has appeared there in between. */
async function doubleTap(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await target.boundingBox();
  if (!box) throw new Error('nothing to tap');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
}

test('a double click on “Import now” imports everything', async ({ page }, testInfo) => {
  await openThreeRaids(page);
  const path = await exportRaids(page, testInfo);
  await deleteAll(page, 'Delete 3 raids now');
  await chooseFile(page, path);
  const importNow = settings(page).getByRole('button', { name: 'Import now' });
  await expect(importNow).toBeVisible();

  const release = await holdDevice(page);
  // The second click meets Stop, which appears at this place.
  await importNow.dblclick({ position: { x: 20, y: 8 } });
  await release();
  await expect(settings(page).getByText('3 raids imported, 0 already here.')).toBeVisible();
});

test('a double click acts once on a player or bin and twice on “Next boss”', async ({ page }) => {
  await test.step('Enter on a boss right after Enter in the report field opens the boss', async () => {
    await page.goto('./');
    await reportField(page).fill(RAID);
    await reportField(page).press('Enter');
    await bossRow(page, 'Magmaw').press('Enter');
    await expect(bossRow(page, 'Magmaw')).toHaveAttribute('aria-current', 'true');
  });

  await test.step('a double click on a player adds one history entry', async () => {
    await playerButtons(page, 'Quillan').dblclick();
    await expect(details(page)).toContainText('Quillan');
    await page.goBack();
    await expect(details(page)).toHaveCount(0);
    await expect(column(page, 'PASSED')).toBeVisible();
  });

  await test.step('a double click on a name of the gear board opens the details', async () => {
    await page.getByRole('link', { name: 'Gear board' }).click();
    await boardTable(page).getByRole('button', { name: 'Quillan' }).dblclick();
    await expect(details(page)).toContainText('Quillan');
    await page.keyboard.press('Escape');
    await expect(details(page)).toHaveCount(0);
  });

  await test.step('a double click on “Next boss” moves two bosses on', async () => {
    await page.getByRole('button', { name: 'Next boss' }).dblclick();
    // Omnotron is the boss between Magmaw and Maloriak.
    await expect(bossKills(page).locator('[aria-current="true"]')).toContainText('Maloriak');
  });

  await test.step('a double click on an excused item’s bin removes only that item', async () => {
    const excused = (await openSettings(page, 'Rules')).getByRole('group', {
      name: 'Excused items',
    });
    for (const id of ['62050', '62047', '52317']) {
      await excused.getByLabel('Item number').fill(id);
      await excused.getByRole('button', { name: 'Excuse' }).click();
    }
    await excused.getByRole('button', { name: 'Remove Item 62050' }).dblclick();
    await expect(excused.getByRole('listitem')).toHaveText(['Item 62047', 'Item 52317']);
  });
});

test('Enter on Delete deletes one raid if pressed twice or held', async ({ page }) => {
  await openThreeRaids(page);
  await test.step('pressing Enter twice deletes one raid', async () => {
    await deleteButton(page, RAID_TITLE).focus();
    await page.keyboard.press('Enter');
    // Every frame is checked: after the double-click time, Enter would be a new press.
    await page.waitForFunction(() => document.activeElement?.textContent === 'Undo');
    await page.keyboard.press('Enter');
    await expect(undoButton(page)).toBeVisible();
    await expect(savedRows(page)).toHaveCount(2);
  });

  await test.step('holding Enter deletes one raid', async () => {
    await deleteButton(page, RETAIL_TITLE).focus();
    await page.keyboard.down('Enter');
    await expect(savedRows(page)).toHaveCount(1);
    await expect(undoButton(page)).toBeFocused();
    for (let repeat = 0; repeat < 30; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(undoButton(page)).toBeVisible();
    await expect(savedRows(page)).toHaveCount(1);
  });
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('on a phone a double tap on a saved raid opens no boss', async ({ page }) => {
    await openThreeRaids(page);
    await page.goto('./');
    await expect(savedRows(page)).toHaveCount(3);
    await doubleTap(page, savedRaid(page, RAID_TITLE));
    await expect(bossRows(page)).toHaveCount(12);
    await expect(bossKills(page).locator('[aria-current="true"]')).toContainText(["Al'Akir"]);
    await expect(page).toHaveURL(new RegExp(`\\?report=${RAID}&fight=30$`));
  });
});
