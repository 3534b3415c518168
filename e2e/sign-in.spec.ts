import type { Page } from '@playwright/test';
import { bossRows, fetchButton, reportField } from './locators';
import { RAID } from './reports';
import { ACCOUNT, E2E_CLIENT } from './sign-in/sign-in-site';
import { expect, test } from './test';

test.use({ apiKey: '', clientId: E2E_CLIENT });

const signInButton = (page: Page) =>
  page.getByRole('button', { name: 'Sign in with Warcraft Logs' });

test('from a link to verdicts with one press here and one at the log site', async ({
  page,
  expectConsole,
}) => {
  expectConsole('Error fetching fights:');
  await page.goto('./');
  await reportField(page).fill(`https://classic.warcraftlogs.com/reports/${RAID}`);
  await fetchButton(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'Sign in with Warcraft Logs to fetch reports',
  );
  await signInButton(page).click();
  await page.getByRole('link', { name: 'Authorize' }).click();
  await expect(page.getByText(`Signed in as ${ACCOUNT}.`)).toBeVisible();
  await expect(bossRows(page)).toHaveCount(12);
});
