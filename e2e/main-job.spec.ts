import type { Page } from '@playwright/test';
import { untilPull } from './at-the-pull';
import { bossRow, bossRows, column, details } from './locators';
import { RAID } from './reports';
import { chooseBoss, choosePlayer, openReport } from './steps';
import { expect, test } from './test';
import { readSavedKeys } from './traces';

async function expectTheChoices(page: Page): Promise<void> {
  await expect(bossRow(page, 'Magmaw')).toHaveAttribute('aria-current', 'true');
  await expect(column(page, 'PASSED')).toContainText('Grimtusk');
  await expect(details(page)).toContainText('Low Item Level: Shoulders, Bracers');
}

test('the address of a report opens the same view again', async ({ page, app, logSite }) => {
  const inAddress = (wanted: Record<string, string>) => (url: URL) =>
    JSON.stringify(Object.fromEntries(url.searchParams)) === JSON.stringify(wanted);

  await test.step('the address contains report, fight and player', async () => {
    await openReport(page, `https://classic.warcraftlogs.com/reports/${RAID}`);
    await expect(page).toHaveURL(inAddress({ report: RAID }));
    await untilPull(page);
    await chooseBoss(page, 'Magmaw');
    await expect(page).toHaveURL(inAddress({ report: RAID, fight: '12' }));
    await choosePlayer(page, 'Brannock');
    await expect(page).toHaveURL(inAddress({ report: RAID, fight: '12', player: 'Brannock' }));
    await expectTheChoices(page);
  });

  const keysOfRaid = async () =>
    (await readSavedKeys(page)).filter((key) => key.startsWith('kept') && key.includes(RAID));
  // Five records are saved: the report, and the players and the pull of each of two kills.
  await expect.poll(keysOfRaid).toHaveLength(5);

  await test.step('a reload shows the same view without requesting the log site', async () => {
    const requestsBefore = logSite.requests.length;
    await page.reload();
    await expect(bossRows(page)).toHaveCount(12);
    await expectTheChoices(page);
    expect(logSite.requests).toHaveLength(requestsBefore);
  });

  await test.step('the saved fight opens in a new tab while the log site is down', async () => {
    await logSite.api.stop();
    const tab = await app.open(`?report=${RAID}&fight=12`);
    await expect(column(tab, 'PASSED')).toContainText('Grimtusk');
    await logSite.api.start();
  });

  await test.step('the address opens the same view for another user', async () => {
    const other = await (await app.newProfile()).newPage();
    await other.goto(page.url());
    await expectTheChoices(other);
    await other.close();
  });

  await test.step('Back and Forward step through the choices', async () => {
    await chooseBoss(page, 'Halfus Wyrmbreaker');
    await chooseBoss(page, 'Magmaw');
    await choosePlayer(page, 'Brannock');
    await expect(details(page)).toContainText('Brannock');

    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Brannock' })).toBeHidden();
    await expect(bossRow(page, 'Magmaw')).toHaveAttribute('aria-current', 'true');

    await page.goBack();
    await expect(bossRow(page, 'Halfus Wyrmbreaker')).toHaveAttribute('aria-current', 'true');
    await expect(column(page, 'MISSING ENCHANTS')).toContainText('Grimtusk');

    await page.goForward();
    await page.goForward();
    await expectTheChoices(page);
  });
});
