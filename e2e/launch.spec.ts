import { bossRows, players } from './locators';
import { RAID, RETAIL_2022 } from './reports';
import { openSavedRaid, RETAIL_TITLE, untilSaved } from './saved';
import { openReport, openSampleRaid } from './steps';
import { expect, test } from './test';

test('the app opens a link that is shared to it', async ({ page, logSite }) => {
  await test.step('a link to a report is fetched', async () => {
    const text = `Our night https://classic.warcraftlogs.com/reports/${RAID}#fight=12 enjoy`;
    await page.goto(`./?${new URLSearchParams({ title: 'Ready', text, url: '' })}`);
    await expect(bossRows(page)).toHaveCount(12);
    await expect(players(page)).toContainText('Magmaw');
    await expect(page).toHaveURL(/\?report=TierElevenNight1&fight=12$/);
    expect(logSite.requests[0]?.pathname).toBe(`/v1/report/fights/${RAID}`);
  });

  await test.step('Back leaves the raid and clears the shared text', async () => {
    await page.goBack();
    await expect(bossRows(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/text=/);
  });

  await test.step('a notice says that a shared text has no report', async () => {
    await page.goto('./?text=hello&url=https%3A%2F%2Fwww.wowhead.com');
    await expect(page.getByRole('alert')).toContainText(
      'no Warcraft Logs report in what was shared',
    );
  });
});

test('the app’s shortcut opens the raid that was opened last', async ({ page, app }) => {
  await test.step('a notice says that the shortcut found no saved raid', async () => {
    await page.goto('./?open=latest');
    await expect(page.getByRole('alert')).toContainText('No raid is saved on this device yet');
    await openSampleRaid(page);
    await expect(page.getByRole('alert')).toBeHidden();
  });

  await test.step('a notice says that the shortcut cannot read the saved raids', async () => {
    const other = await app.open();
    await other.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await other.goto(`${app.appServer.address}?open=latest`);
    await expect(other.getByText('so the last one cannot be opened')).toBeVisible();
    await expect(other.getByText('No raid is saved on this device yet')).toBeHidden();
    await other.close();
  });

  await test.step('the shortcut opens the raid without the log site', async () => {
    for (const [code, kills] of [
      [RETAIL_2022, 5],
      [RAID, 12],
    ] as const) {
      await openReport(page, code);
      await expect(bossRows(page)).toHaveCount(kills);
    }
    await openSavedRaid(page, RETAIL_TITLE);
    await expect(bossRows(page)).toHaveCount(5);
    await untilSaved(page, RETAIL_TITLE, 1);
    await app.logSite.api.stop();
    const launched = await app.open('?open=latest');
    await expect(bossRows(launched)).toHaveCount(5);
    await expect(launched).toHaveURL(new RegExp(`\\?report=${RETAIL_2022}$`));
  });
});
