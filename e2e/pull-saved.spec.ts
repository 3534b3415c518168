import type { Page } from '@playwright/test';
import {
  ageKill,
  MAGMAWS_PULL,
  openPull,
  pullButton,
  pullPanel,
  savedPulls,
  untilPull,
} from './at-the-pull';
import { column } from './locators';
import { RAID } from './reports';
import { chooseBoss, sayOnline } from './steps';
import { expect, test } from './test';

const MAGMAW = 12;
const MAGMAWS_ADDRESS = `?report=${RAID}&fight=${MAGMAW}`;

/** Opens Magmaw, saved as by an older version. */
async function openOlderKill(page: Page): Promise<void> {
  await openPull(page, RAID, MAGMAW);
  await expect(pullPanel(page)).toContainText(MAGMAWS_PULL);
  await expect.poll(() => savedPulls(page)).toBe(1);
  await page.goto('./new-page');
  await ageKill(page, RAID, MAGMAW);
}

test('the missing pull of a saved kill can be fetched', async ({ page, context, app, logSite }) => {
  await openOlderKill(page);

  await test.step('a click fetches the pull online', async () => {
    const before = logSite.requests.length;
    await openPull(page, RAID, MAGMAW);
    await expect(column(page, 'PASSED').getByRole('button')).toHaveCount(12);
    await expect(pullPanel(page)).toContainText('Not on this device');
    await expect(pullPanel(page)).toContainText('This kill was saved without it.');
    expect(logSite.requests).toHaveLength(before);

    await pullPanel(page).getByRole('button', { name: 'Fetch it' }).click();
    await expect(pullPanel(page)).toContainText(MAGMAWS_PULL);
    await expect(pullButton(page)).toBeFocused();
    // The raiders' numbers come with the report.
    const calls = logSite.requests.slice(before).map(({ pathname }) => pathname.split('/')[3]);
    expect(calls).toEqual(['events', 'fights']);
    await expect.poll(() => savedPulls(page)).toBe(1);
    const later = await app.open(MAGMAWS_ADDRESS);
    await expect(pullPanel(later)).toContainText(MAGMAWS_PULL);
    expect(logSite.requests).toHaveLength(before + 2);
    await later.close();
  });

  await test.step('a pull requested offline is fetched once online', async () => {
    await page.goto('./new-page');
    await ageKill(page, RAID, MAGMAW);
    await page.goto(`./?report=${RAID}`);
    // A response on its way would show that the page is online.
    await untilPull(page);
    await sayOnline(context, false);
    await chooseBoss(page, 'Magmaw');
    await pullButton(page).click();
    await expect(column(page, 'PASSED').getByRole('button')).toHaveCount(12);
    await expect(pullPanel(page)).toContainText('Not on this device');
    await expect(pullPanel(page).getByRole('status')).toContainText(
      'It is fetched once there is a connection.',
    );
    // The browser may be wrong about the connection.
    await expect(pullPanel(page).getByRole('button', { name: 'Fetch it' })).toBeEnabled();
    await sayOnline(context, true);
    await expect(pullPanel(page)).toContainText(MAGMAWS_PULL);
  });
});
