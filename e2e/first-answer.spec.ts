import { bossRows, reportField } from './locators';
import { RAID } from './reports';
import { untilStarted } from './saved';
import { fetchReport } from './steps';
import { expect, test } from './test';

/** The scripts that the page itself asks for: the app, and what fetches a report. */
const OF_THE_PAGE = 'index-|main-|rolldown-runtime-|fetch-raid-';
const BUT_THOSE_OF_THE_PAGE = new RegExp(`js/(?!${OF_THE_PAGE})`);
const BUT_THOSE_AND_OPEN_RAID = new RegExp(`js/(?!${OF_THE_PAGE}|OpenRaid-)`);

for (const appBase of ['/', '/raids/']) {
  test.describe(`served at ${appBase}`, () => {
    test.use({ appBase });

    test('the page asks for the app and for what fetches a report side by side', async ({
      page,
      appServer,
    }) => {
      const asks = (script: RegExp) =>
        appServer.asked.some(({ pathname }) => script.test(pathname));
      const release = appServer.server.hold(/js\//);
      await page.goto('./', { waitUntil: 'commit' });
      await expect.poll(() => asks(/js\/index-/)).toBe(true);
      await expect.poll(() => asks(/js\/main-/)).toBe(true);
      await expect.poll(() => asks(/js\/fetch-raid-/)).toBe(true);
      expect(
        appServer.asked.filter(({ pathname }) => BUT_THOSE_OF_THE_PAGE.test(pathname)),
      ).toEqual([]);
      await expect(reportField(page)).toBeVisible();
      release();
      await untilStarted(page);
    });

    test('an address that names a report has it asked for by those alone', async ({
      page,
      appServer,
      logSite,
    }) => {
      const release = appServer.server.hold(BUT_THOSE_OF_THE_PAGE);
      await page.goto(`./?report=${RAID}`, { waitUntil: 'commit' });
      await expect.poll(() => logSite.asked.length).toBeGreaterThan(0);
      release();
      await expect(bossRows(page)).toHaveCount(12);
    });
  });
}

test('the first Enter asks the log site and waits for no script before', async ({
  page,
  appServer,
  logSite,
}) => {
  const release = appServer.server.hold(BUT_THOSE_OF_THE_PAGE);
  await page.goto('./', { waitUntil: 'commit' });
  await untilStarted(page);
  await fetchReport(page, RAID);
  await expect.poll(() => logSite.asked.length).toBeGreaterThan(0);
  release();
  await expect(bossRows(page)).toHaveCount(12);
});

test('the list of fights is drawn by one script more', async ({ page, appServer }) => {
  const release = appServer.server.hold(BUT_THOSE_AND_OPEN_RAID);
  await page.goto(`./?report=${RAID}`, { waitUntil: 'commit' });
  await expect(bossRows(page)).toHaveCount(12);
  release();
});

test('what cannot be had ahead is fetched when it is needed', async ({
  page,
  appServer,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  appServer.server.fault(/js\/fetch-raid-/, { status: 503 }, 1);
  await page.goto('./');
  await untilStarted(page);
  await fetchReport(page, RAID);
  await expect(bossRows(page)).toHaveCount(12);
});
