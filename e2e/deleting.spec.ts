import type { Locator, Page } from '@playwright/test';
import { reportField } from './locators';
import { saveNights } from './raid-files';
import { RETAIL_2022 } from './reports';
import {
  deleteButton,
  holdDevice,
  RETAIL_TITLE,
  savedRaid,
  savedRaids,
  savedRows,
  undoButton,
  untilRaids,
} from './saved';
import { askToDeleteAll, closeSettings, openReport, openSettings } from './steps';
import { expect, test } from './test';

async function saveOneRaid(page: Page): Promise<void> {
  await openReport(page, RETAIL_2022);
  await untilRaids(page, 1);
  await page.goto('./');
  await expect(savedRows(page)).toHaveCount(1);
}

/** Clicks twice where a button was, even if it moves: two clicks, or a double click. */
async function clickTwiceAt(page: Page, button: Locator, clickCount: 1 | 2): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not in view');
  const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.click(x, y);
  await expect(button).toHaveCount(0);
  await page.mouse.down({ clickCount });
  await page.mouse.up({ clickCount });
}

test('a double click never deletes more than one raid', async ({ page }, testInfo) => {
  const titles = Array.from({ length: 11 }, (_, index) => `Night ${index + 1}`);
  await saveNights(page, testInfo, { titles });
  const dialog = await openSettings(page, 'Storage');

  await test.step('in Settings a double click deletes only one raid', async () => {
    const suggested = dialog.getByRole('button', { name: /^Delete Night/ });
    await suggested.first().click();
    await expect(dialog).toContainText('10 raids');
    await suggested.first().dblclick();
    await expect(dialog).toContainText('9 raids');
  });

  await test.step('Undo is still offered after the settings close', async () => {
    await closeSettings(page);
    await expect(savedRows(page)).toHaveCount(9);
    await undoButton(page).click();
    await expect(savedRows(page)).toHaveCount(10);
    await undoButton(page).click();
    await expect(savedRows(page)).toHaveCount(11);
  });

  await test.step('a double click on the first question does not answer the second', async () => {
    await openSettings(page, 'Storage');
    await dialog.getByRole('button', { name: 'Delete all raids' }).dblclick();
    await dialog.getByRole('button', { name: 'Yes, continue' }).dblclick();
    await expect(dialog.getByRole('button', { name: 'Delete 11 raids now' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Delete 11 raids now' }).dblclick();
    await expect(dialog).toContainText('No raid is left');
  });

  await test.step('Undo brings back all raids', async () => {
    await undoButton(page).click();
    await expect(dialog).not.toContainText('No raid is left');
    await expect(dialog).toContainText('11 raids');
    await page.keyboard.press('Escape');
    await expect(savedRows(page)).toHaveCount(11);
  });

  const others = titles.filter((title) => title !== 'Night 2');
  await deleteButton(page, 'Night 2').dblclick();
  await expect(savedRows(page)).toHaveCount(10);

  for (const target of ['Night 1', 'Night 4', 'Night 11']) {
    await test.step(`a double click on Delete of ${target} deletes only that raid`, async () => {
      // The first click has taken effect when the second comes.
      await clickTwiceAt(page, deleteButton(page, target), 2);
      await expect(savedRows(page)).toHaveCount(9);
      // Undo runs after a second deletion, whose effect would show here.
      await undoButton(page).click();
      await expect(deleteButton(page, target)).toBeVisible();
      await page.reload();
      await expect(savedRows(page)).toHaveText(
        others.map((title) => new RegExp(`${title}(?!\\d)`)),
      );
    });
  }

  await test.step('Undo restores all deletions of the visit, latest first', async () => {
    for (const title of others.slice(5)) {
      await deleteButton(page, title).click();
      await expect(deleteButton(page, title)).toHaveCount(0);
      await expect(savedRaids(page).getByText(`Deleted: ${title}`)).toBeVisible();
    }
    await expect(savedRows(page)).toHaveCount(5);
    for (const left of [6, 7, 8, 9, 10]) {
      await undoButton(page).click();
      await expect(savedRows(page)).toHaveCount(left);
    }
    await expect(undoButton(page)).toHaveCount(0);
    await page.reload();
    await expect(savedRows(page)).toHaveText(others.map((title) => new RegExp(`${title}(?!\\d)`)));
  });

  await test.step('two clicks at one place delete one raid even if rows move', async () => {
    for (const title of ['Night 11', 'Night 1', 'Night 4']) {
      await clickTwiceAt(page, deleteButton(page, title), 1);
    }
    await expect(savedRows(page)).toHaveCount(7);
    await page.reload();
    await expect(savedRows(page)).toHaveCount(7);
  });

  await test.step('a dismissed deletion cannot be undone', async () => {
    await deleteButton(page, 'Night 3').click();
    await undoButton(page).press('Enter');
    await expect(savedRaid(page, 'Night 3')).toBeFocused();
    await deleteButton(page, 'Night 3').click();
    await page.getByRole('button', { name: 'Close this notice' }).press('Enter');
    await expect(undoButton(page)).toHaveCount(0);
    await expect(savedRaids(page)).not.toContainText('Night 3');
    await expect(savedRows(page)).toHaveCount(6);
    await expect(savedRaids(page).locator('[role=status]:focus')).toHaveCount(1);
  });
});

test('a slow deletion does not disturb the user', async ({ page }) => {
  await saveOneRaid(page);
  await test.step('a slow deletion leaves the focus in the report field', async () => {
    const releaseDeletion = await holdDevice(page);
    await deleteButton(page, RETAIL_TITLE).click();
    await reportField(page).pressSequentially('one ');
    await releaseDeletion();
    await expect(undoButton(page)).toBeVisible();
    await page.keyboard.type('two ');
  });

  await test.step('a slow Undo leaves the focus in the report field', async () => {
    const releaseUndo = await holdDevice(page);
    await undoButton(page).click();
    await reportField(page).focus();
    await releaseUndo();
    await expect(savedRaid(page, RETAIL_TITLE)).toBeVisible();
    await page.keyboard.type('three');
    await expect(reportField(page)).toHaveValue('one two three');
  });

  await test.step('deleting all raids can be neither cancelled nor repeated', async () => {
    const dialog = await askToDeleteAll(page);
    const release = await holdDevice(page);
    await dialog.getByRole('button', { name: 'Delete 1 raid now' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Delete all raids' })).toBeDisabled();
    await release();
    await expect(dialog).toContainText('No raid is left on this device.');
  });
});
