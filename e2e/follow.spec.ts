import type { Page } from '@playwright/test';
import { bossRows, players } from './locators';
import { FIGHTS } from './log-site';
import { RAID, tierElevenRaid } from './reports';
import { expect, test } from './test';

const follow = (page: Page) => page.getByRole('switch', { name: 'Follow this raid' });

/** The raid as it stood after its first kills, still being logged. */
function raidSoFar(kills: number) {
  const report = tierElevenRaid();
  const fights = report.fights.fights ?? [];
  const last = fights.filter(({ kill }) => kill)[kills - 1]?.id ?? 0;
  Object.assign(report.fights, { fights: fights.filter(({ id }) => id <= last) });
  return report;
}

/** When the raid's first answer says that it ended. */
const END = Number(tierElevenRaid().fights.end);

test('a raid that goes on is asked for every minute, and a new kill is said once', async ({
  page,
  logSite,
}) => {
  await page.clock.install({ time: END + 60_000 });
  logSite.reports.set(RAID, raidSoFar(3));
  const asked = () => logSite.asked.filter(({ pathname }) => FIGHTS.test(pathname)).length;
  await page.goto(`./?report=${RAID}&fight=4`);
  await expect(bossRows(page)).toHaveCount(3);
  await follow(page).check();

  await page.clock.fastForward(61_000);
  await expect.poll(asked).toBe(2);
  await expect(page.getByText(/^Asked every minute, last at /)).toBeVisible();

  logSite.reports.set(RAID, raidSoFar(4));
  await page.clock.fastForward(61_000);
  await expect(bossRows(page)).toHaveCount(4);
  await expect(page.getByText("New: Cho'gall (The Bastion of Twilight Normal)")).toBeVisible();
  // What was looked at stays in view.
  await expect(page).toHaveURL(/fight=4$/);
  await expect(players(page)).toContainText('Theralion and Valiona');

  await follow(page).uncheck();
  const before = asked();
  await page.clock.fastForward(600_000);
  expect(asked()).toBe(before);
});

test('45 minutes of nothing new end it', async ({ page, logSite }) => {
  await page.clock.install({ time: END + 60_000 });
  const asked = () => logSite.asked.filter(({ pathname }) => FIGHTS.test(pathname)).length;
  await page.goto(`./?report=${RAID}`);
  await follow(page).check();
  await page.clock.fastForward(46 * 60_000);
  await expect(page.getByText(/^Nothing new for 45 minutes/)).toBeVisible();
  await expect(follow(page)).not.toBeChecked();
  const before = asked();
  await page.clock.fastForward(600_000);
  expect(asked()).toBe(before);
});

test('a raid that ended two hours ago is not followed', async ({ page }) => {
  await page.clock.install({ time: END + 121 * 60_000 });
  await page.goto(`./?report=${RAID}`);
  await expect(bossRows(page)).toHaveCount(12);
  await expect(follow(page)).toHaveCount(0);
});
