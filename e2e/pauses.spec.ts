import type { Locator, Page } from '@playwright/test';
import { untilPull } from './at-the-pull';
import { bossRows, fetchButton, players } from './locators';
import { FIGHTS } from './log-site';
import { MISTS_NIGHT, RAID, RETAIL_2022, tierElevenRaid } from './reports';
import { untilStarted } from './saved';
import { searchButton } from './searching';
import { fetchReport, openReport, passTimeUntil } from './steps';
import { expect, expectConsole, test } from './test';

const notice = (page: Page): Locator => page.getByRole('alert');

const PAUSES = [
  {
    why: 'too many requests, with a Retry-After that the site lets browsers read',
    headers: { 'retry-after': '45', 'access-control-expose-headers': 'Retry-After' },
    seconds: 45,
  },
  {
    // Another origin cannot read the header: Fetch standard, "CORS-safelisted response header".
    why: 'too many requests, with a Retry-After that browsers cannot read',
    headers: { 'retry-after': '45' },
    seconds: 30,
  },
];

test('a request is repeated after a demanded pause', async ({ page, logSite }) => {
  expectConsole('Error fetching fights:', 'status of 429');
  await page.clock.install();
  await page.goto('./');
  await untilStarted(page);
  const report = tierElevenRaid();
  // A store at work while the clock moves has an alert of its own.
  const notice = page.getByRole('region', { name: 'Check a raid' }).getByRole('alert');
  const ofFights = () => logSite.requestsFor(FIGHTS);

  for (const [nth, { why, headers, seconds }] of PAUSES.entries()) {
    await test.step(`the request is repeated ${seconds} seconds after ${why}`, async () => {
      const code = `PausedReport${1000 + nth}`;
      logSite.reports.set(code, report);
      const before = ofFights().length;
      logSite.fault(FIGHTS, { status: 429, headers, body: 'Too many requests' }, 1);
      await fetchReport(page, code);
      await expect(notice).toContainText('Trying again in');
      // A missing response is reported after a minute.
      await expect(searchButton(page)).toBeVisible();
      const left = Number(/Trying again in (\d+) s/.exec(await notice.innerText())?.[1]);
      expect(left).toBeLessThanOrEqual(seconds);
      expect(left).toBeGreaterThan(seconds - 10);

      await page.clock.fastForward((left - 8) * 1000);
      await expect(notice).toContainText(/Trying again in \d s/);
      expect(ofFights()).toHaveLength(before + 1);

      await page.clock.fastForward(8_000);
      await expect(bossRows(page)).toHaveCount(12);
      await expect(notice).toBeHidden();
      expect(ofFights()).toHaveLength(before + 2);
    });
  }
});

test('a failed report opens once what it needs is back', async ({ page, context, logSite }) => {
  expectConsole('Error fetching fights:');
  expectConsole('net::ERR_INTERNET_DISCONNECTED', 'net::ERR_CONNECTION_REFUSED');
  await page.clock.install();
  await openReport(page, RETAIL_2022);
  await expect(bossRows(page)).toHaveCount(5);
  await expect(players(page)).toHaveAttribute('aria-busy', 'false');
  await test.step('a request that failed offline is repeated once online', async () => {
    const before = logSite.requests.length;
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Fetch again' }).click();
    await expect(notice(page)).toContainText('This device is offline.');
    await expect(notice(page)).toContainText('Shown as saved on this device');
    await expect(bossRows(page)).toHaveCount(5);

    await fetchReport(page, RAID);
    await expect(bossRows(page)).toHaveCount(0);
    await expect(notice(page)).toContainText('This device is offline.');
    await expect(fetchButton(page)).toBeEnabled();
    expect(logSite.requests).toHaveLength(before);

    await context.setOffline(false);
    await expect(bossRows(page)).toHaveCount(12);
    await expect(notice(page)).toBeHidden();
    await untilPull(page);
  });
  await test.step('a request that a dead log site refused is repeated when the user comes back to the page', async () => {
    await logSite.stop();
    await fetchReport(page, MISTS_NIGHT);
    await passTimeUntil(notice(page).filter({ hasText: 'Warcraft Logs cannot be reached.' }));
    await expect(fetchButton(page)).toBeEnabled();

    await logSite.start();
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await expect(bossRows(page)).toHaveCount(3);
  });
});
