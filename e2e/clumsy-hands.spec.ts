import type { Page } from '@playwright/test';
import { NIGHT } from './reports';
import { openReport } from './steps';
import { expect, test } from './test';

const SUMMARIES = /tables\/summary/;
const saveButton = (page: Page) =>
  page.getByRole('button', { name: /^Save this raid for offline/ });
const stopButton = (page: Page) => page.getByRole('button', { name: 'Stop saving' });

test.describe('deleting and saving', () => {
  test('a double click on Save saves the raid and does not stop it', async ({ page, logSite }) => {
    const release = logSite.hold(SUMMARIES);
    await openReport(page, NIGHT);
    await saveButton(page).dblclick();
    await expect(page.getByText('Saving kills: 0 of 12')).toBeVisible();
    release();
    await expect(page.getByText('Saved for offline: 12 of 12 kills')).toBeVisible({
      timeout: 20_000,
    });
  });

  test('a double click on Stop stops it and does not begin again', async ({ page, logSite }) => {
    const release = logSite.hold(SUMMARIES);
    await openReport(page, NIGHT);
    await saveButton(page).click();
    await stopButton(page).dblclick();
    release();
    await expect(page.getByText('Stopped. 2 of 12 kills are saved.')).toBeVisible();
    await expect(saveButton(page)).toHaveText('Save this raid for offline: the other 10 kills');
  });

  test('the shortcut to the last raid says when the device cannot be read', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await page.goto('./?open=latest');
    await expect(page.getByText('so the last one cannot be opened')).toBeVisible();
    await expect(page.getByText('No raid is saved on this device yet')).toBeHidden();
  });
});
