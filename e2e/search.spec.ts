import type { Page } from '@playwright/test';
import { readSavedKeys } from './device';
import { bossRow, bossRows, details, reportField } from './locators';
import { RAID, tierElevenRaid } from './reports';
import { untilServed } from './saved';
import { DAY, KILLS, OLDER, REPORTS, search, THURSDAY } from './searching';
import { chooseBoss, goOffline, openReport } from './steps';
import { type App, expect, test } from './test';

const GUILD = "/v1/reports/guild/Lion's%20Share";

const rows = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('button');

test.beforeEach(({ logSite }) => {
  logSite.guilds.set("lion's share/firemaw/eu", REPORTS);
  logSite.characters.set('brannock/firemaw/eu', KILLS);
  logSite.reports.set(OLDER, tierElevenRaid());
});

const LATE: { what: string; hold: (app: App) => () => void }[] = [
  { what: 'that is found', hold: ({ logSite }) => logSite.hold(/reports\/guild/) },
  {
    what: 'whose list is rendered',
    hold: ({ appServer }) => appServer.server.hold(/js\/SearchResult-/),
  },
];

for (const order of ['newest first', 'oldest first']) {
  test(`a guild search opens the newest report, listed ${order}`, async ({ page, logSite }) => {
    const reports = order === 'newest first' ? REPORTS : REPORTS.toReversed();
    logSite.guilds.set("lion's share/firemaw/eu", reports);
    await page.goto('./');
    await search(page, { name: " Lion's Share " });

    await expect(reportField(page)).toHaveValue(RAID);
    await expect(bossRows(page)).toHaveCount(12);
    await expect(rows(page, 'Newest report')).toHaveText([/^Thursday/]);
    await expect(rows(page, 'Other recent reports')).toHaveText([/^Wednesday/, /^Monday/]);
    expect(logSite.requests.map(({ pathname }) => pathname)).toEqual([
      `${GUILD}/firemaw/EU`,
      `/v1/report/fights/${RAID}`,
    ]);
  });
}

test('a guild is requested by its region and its realm’s slug', async ({ page, logSite }) => {
  logSite.guilds.set('адепты & co/old-blanchy/us', REPORTS);
  await page.goto('./');
  await search(page, { region: 'US', realm: 'Old Blanchy', name: 'Адепты & Co' });

  await expect(bossRows(page)).toHaveCount(12);
  expect(decodeURIComponent(logSite.requests[0]?.pathname ?? '')).toBe(
    '/v1/reports/guild/Адепты & Co/old-blanchy/US',
  );
  expect(logSite.requests[0]?.pathname).toContain('%20%26%20Co/old-blanchy/US');
});

test('a guild search lists the other reports, with zones, and marks saved ones', async ({
  page,
}) => {
  await page.goto('./');
  await search(page, { name: "Lion's Share" });
  const [wednesday, monday] = [/^Wednesday.*Mists of Pandaria.*HoF/, /^Monday.*Firelands/];
  await expect(rows(page, 'Newest report')).toHaveText([/^Thursday.*On this device.*BWD/]);
  await expect(rows(page, 'Other recent reports')).toHaveText([wednesday, monday]);

  await rows(page, 'Other recent reports').first().click();

  await expect(reportField(page)).toHaveValue(OLDER);
  await expect(bossRows(page)).toHaveCount(12);
  await expect(rows(page, 'Other recent reports').first()).toContainText('On this device');
  await expect(rows(page, 'Other recent reports').first()).toHaveAttribute('aria-current', 'true');
});

test('a search for an unknown guild shows what to check', async ({ page, expectConsole }) => {
  expectConsole('status of 400', 'Error fetching data');
  await page.goto('./');
  await search(page, { name: 'Nobody' });

  await expect(page.getByRole('alert')).toContainText('Check the realm, region and spelling');
  await expect(page).toHaveURL(({ search }) => search === '');
});

test('a search for a guild without reports says so', async ({ page, logSite, expectConsole }) => {
  expectConsole('No reports found for the guild');
  logSite.guilds.set('newcomers/firemaw/eu', []);
  await page.goto('./');
  await search(page, { name: 'Newcomers' });

  await expect(page.getByRole('alert')).toContainText('no public reports');
});

test('a search for a guild whose newest report has no code says so and lists the others', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('Invalid report data');
  const lost = { title: 'Friday', start: THURSDAY + DAY };
  logSite.guilds.set("lion's share/firemaw/eu", [...REPORTS, lost, { ...lost, id: 'short' }]);
  await page.goto('./');
  await search(page, { name: "Lion's Share" });

  await expect(page.getByRole('alert')).toContainText('Pick another one');
  await expect(rows(page, 'Other recent reports')).toHaveText([
    /^Thursday/,
    /^Wednesday/,
    /^Monday/,
  ]);
  expect(logSite.requests).toHaveLength(1);
});

for (const { what, hold } of LATE) {
  test(`a guild ${what} late does not replace a report opened meanwhile`, async ({ page, app }) => {
    const release = hold(app);
    await page.goto('./');
    await search(page, { name: "Lion's Share" });
    await reportField(page).fill(OLDER);
    await reportField(page).press('Enter');
    await expect(bossRows(page)).toHaveCount(12);

    release();

    await expect(rows(page, 'Newest report')).toHaveCount(1);
    await expect(reportField(page)).toHaveValue(OLDER);
  });
}

test('a guild found late does not replace what was typed meanwhile', async ({ page, logSite }) => {
  const release = logSite.hold(/reports\/guild/);
  await page.goto('./');
  await search(page, { name: "Lion's Share" });
  await reportField(page).pressSequentially('https://classic.warcraftlogs.com/rep');

  release();

  await expect(rows(page, 'Newest report')).toHaveCount(1);
  await expect(reportField(page)).toHaveValue('https://classic.warcraftlogs.com/rep');
});

test('a guild found late does not replace a fight chosen meanwhile', async ({ page, logSite }) => {
  const release = logSite.hold(/reports\/guild/);
  await openReport(page, OLDER);
  await search(page, { name: "Lion's Share" });
  await chooseBoss(page, 'Magmaw');

  release();

  await expect(rows(page, 'Newest report')).toHaveCount(1);
  await expect(reportField(page)).toHaveValue(OLDER);
  await expect(bossRow(page, 'Magmaw')).toHaveAttribute('aria-current', 'true');
});

test('a character search lists each logged kill once, newest first', async ({ page, logSite }) => {
  const logged = page.waitForEvent('console', (line) => line.type() === 'log');
  await page.goto('./');
  await search(page, { mode: 'Character', name: 'Brannock' });

  await expect(rows(page, 'Kills')).toHaveText([
    /^Magmaw.*Heroic.*Arms.*percentile 87$/,
    /^Maloriak.*Normal.*Arms.*percentile 12.5$/,
  ]);
  expect(await (await logged).args()[0]?.jsonValue()).toHaveLength(2);
  expect(logSite.requests.map(({ pathname }) => pathname)).toEqual(
    Array(7).fill('/v1/parses/character/Brannock/firemaw/EU'),
  );
});

test('a character’s kill opens its report with the fight chosen', async ({ page }) => {
  await page.goto('./');
  await search(page, { mode: 'Character', name: 'Brannock' });
  await rows(page, 'Kills').first().click();

  await expect(bossRow(page, 'Magmaw')).toHaveAttribute('aria-current', 'true');
  await expect(details(page)).toContainText('Low Item Level: Shoulders, Bracers');
});

test('a search for a character that hides its kills says so', async ({ page, logSite }) => {
  logSite.characters.set('hidden/whitemane/us', { hidden: true });
  await page.goto('./');
  await search(page, { mode: 'Character', region: 'US', realm: 'Whitemane', name: 'Hidden' });

  await expect(page.getByText('Hidden hides their kills')).toBeVisible();
});

test('a search for a character without kills says so', async ({ page, logSite }) => {
  logSite.characters.set('zoë/firemaw/eu', []);
  await page.goto('./');
  await search(page, { mode: 'Character', name: 'Zoë' });

  await expect(page.getByText('no Cataclysm or Mists of Pandaria kill of Zoë')).toBeVisible();
});

test('a character’s kills of other tiers are listed if one tier cannot be fetched', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 403', 'Error fetching data');
  logSite.fault(/zone=1027/, { status: 403, body: '{}' });
  await page.goto('./');
  await search(page, { mode: 'Character', name: 'Brannock' });

  await expect(rows(page, 'Kills')).toHaveCount(2);
  await expect(page.getByText('could not be fetched: Firelands')).toBeVisible();
});

test('offline, a guild searched before shows its list with its age', async ({
  page,
  app,
  expectConsole,
}) => {
  expectConsole('net::ERR_', 'Error fetching data', 'Error fetching fights:');
  await page.goto('./');
  await search(page, { name: "Lion's Share" });
  await expect(bossRows(page)).toHaveCount(12);
  await expect.poll(() => readSavedKeys(page)).toEqual(expect.arrayContaining(['lists']));
  await untilServed(page);
  await goOffline(app);
  await page.goto('./');
  await search(page, { name: "lion's share" });

  await expect(rows(page, 'Other recent reports')).toHaveText([/^Wednesday/, /^Monday/]);
  await expect(page.getByRole('alert').first()).toContainText(/Shown as saved on this device/);
  // The newest is saved too, so it opens as usual.
  await expect(bossRows(page)).toHaveCount(12);
});

test('offline, a guild never searched says why it cannot be shown', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole('net::ERR_', 'Error fetching data');
  await page.goto('./');
  await untilServed(page);
  await context.setOffline(true);
  await search(page, { name: 'Progress' });

  await expect(page.getByRole('alert')).toContainText('This device is offline');
});
