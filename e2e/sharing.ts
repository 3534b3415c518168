import { expect, type Locator, type Page } from '@playwright/test';
import { players } from './locators';
import { RAID } from './reports';
import { chooseBoss, openReport } from './steps';

export const shareDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Share' });

/** Opens the dialog from Magmaw’s verdicts. */
export async function openShare(page: Page): Promise<void> {
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await players(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(shareDialog(page)).toBeVisible();
}

/** Opens the dialog, and returns the link to Magmaw’s verdicts. */
export async function shareAsLink(page: Page): Promise<string> {
  await openShare(page);
  await shareDialog(page).getByRole('radio', { name: 'Link' }).check();
  const link = shareDialog(page).getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/#share=1/);
  return link.inputValue();
}
