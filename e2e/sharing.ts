import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { players } from './locators';
import { RAID } from './reports';
import { chooseBoss, openReport } from './steps';

export const shareDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Share' });

export async function openShare(page: Page): Promise<void> {
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await players(page).getByRole('button', { name: 'Share', exact: true }).click();
  await expect(shareDialog(page)).toBeVisible();
}

/** Opens the dialog, and returns the link to Magmaw’s verdicts. */
export async function shareAsLink(page: Page): Promise<string> {
  await openShare(page);
  return readLink(page);
}

/** Chooses the link in the open dialog, and returns it. Its version tells its kind of content. */
export async function readLink(page: Page, version = 1): Promise<string> {
  await shareDialog(page).getByRole('radio', { name: 'Link' }).check();
  const link = shareDialog(page).getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(new RegExp(`#share=${version}`));
  return link.inputValue();
}

/** Downloads the table of the open dialog. Returns its name and rows, the head first. */
export async function downloadTable(page: Page): Promise<{ name: string; rows: string[] }> {
  await shareDialog(page).getByRole('radio', { name: 'CSV' }).check();
  const downloading = page.waitForEvent('download');
  await shareDialog(page).getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), rows: text.trimEnd().split('\r\n') };
}
