import type { Page } from '@playwright/test';
import { DAY } from '../src/domain/time';
import { bossRow, bossRows, details, reportField } from './locators';
import { BURNING_CRUSADE_NIGHT, RAID, tierElevenRaid } from './reports';
import { KILLS, OLDER_CODE, REPORTS, search, THURSDAY } from './searching';
import { chooseBoss } from './steps';
import { expect, expectConsole, test } from './test';
import { readSavedKeys } from './traces';

const GUILD = "/v1/reports/guild/Lion's%20Share";

const rows = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('button');
const notice = (page: Page) => page.getByRole('alert');

test.beforeEach(({ logSite }) => {
  logSite.guilds.set("lion's share/firemaw/eu", REPORTS);
  logSite.reports.set(OLDER_CODE, tierElevenRaid());
});

test('a guild search opens the guild’s newest report', async ({
  page,
  context,
  logSite,
  guard,
}) => {
  expectConsole('net::ERR_', 'Error fetching data', 'Error fetching fights:');
  const paths = () => logSite.requests.map(({ pathname }) => pathname);
  await page.goto('./');

  await test.step('the newest report opens before the other reports', async () => {
    const before = logSite.requests.length;
    await search(page, { name: " Lion's Share " });
    await expect(reportField(page)).toHaveValue(RAID);
    await expect(bossRows(page)).toHaveCount(12);
    // The order in which the log site lists them is in src/data/log-site/guild-queries.test.ts.
    const others = [/^Wednesday.*Mists of Pandaria.*HoF/, /^Monday.*Firelands/];
    await expect(rows(page, 'Newest report')).toHaveText([/^Thursday.*BWD.*On this device/]);
    await expect(rows(page, 'Other recent reports')).toHaveText(others);
    const first = paths().slice(before, before + 2);
    expect(first).toEqual([`${GUILD}/firemaw/EU`, `/v1/report/fights/${RAID}`]);
  });
  await test.step('another report is marked as saved once it opens', async () => {
    const other = rows(page, 'Other recent reports').first();
    await other.click();
    await expect(reportField(page)).toHaveValue(OLDER_CODE);
    await expect(bossRows(page)).toHaveCount(12);
    await expect(other).toContainText('On this device');
    await expect(other).toHaveAttribute('aria-current', 'true');
  });
  await expect.poll(() => readSavedKeys(page)).toEqual(expect.arrayContaining(['lists']));
  await logSite.stop();
  await test.step('without the log site an earlier search shows its list and its age', async () => {
    await page.goto('./');
    await search(page, { name: "lion's share" });
    await expect(rows(page, 'Other recent reports')).toHaveText([/^Wednesday/, /^Monday/]);
    await expect(notice(page).first()).toContainText(/Shown as saved on this device/);
    // The newest report is saved too, so it opens as usual.
    await expect(bossRows(page)).toHaveCount(12);
  });
  await test.step('offline a notice says why a new guild cannot be searched', async () => {
    // The last part of the open raid may still be loading.
    guard.allow(/Loading chunk MarksIntroduction failed/);
    await context.setOffline(true);
    await search(page, { name: 'Progress' });
    const reports = page.getByRole('region', { name: 'Reports of Progress' });
    await expect(reports.getByRole('alert')).toContainText('This device is offline');
  });
});

test('a late search result does not replace the user’s later input', async ({
  page,
  logSite,
  appServer,
}) => {
  /** Searches for a guild whose response or list comes when the returned function is called. */
  const searchFor = async (guild: string, hold: () => () => void) => {
    logSite.guilds.set(`${guild.toLowerCase()}/firemaw/eu`, REPORTS);
    const release = hold();
    await search(page, { name: guild });
    return async () => {
      await expect(rows(page, 'Newest report')).toHaveCount(0);
      release();
      await expect(rows(page, 'Newest report')).toHaveCount(1);
    };
  };
  const holdResponse = () => logSite.hold(/reports\/guild/);
  await page.goto('./');

  await test.step('a late search result does not replace an opened report', async () => {
    const come = await searchFor('First', () => appServer.server.hold(/js\/SearchResult-/));
    await reportField(page).fill(OLDER_CODE);
    await reportField(page).press('Enter');
    await expect(bossRows(page)).toHaveCount(12);
    await come();
    await expect(reportField(page)).toHaveValue(OLDER_CODE);
  });
  await test.step('a late search result does not replace a chosen fight', async () => {
    const come = await searchFor('Second', holdResponse);
    await chooseBoss(page, 'Magmaw');
    await come();
    await expect(reportField(page)).toHaveValue(OLDER_CODE);
    await expect(bossRow(page, 'Magmaw')).toHaveAttribute('aria-current', 'true');
  });
  await test.step('a late search result does not replace typed text', async () => {
    const come = await searchFor('Fourth', holdResponse);
    await reportField(page).clear();
    await reportField(page).pressSequentially('https://classic.warcraftlogs.com/rep');
    await come();
    await expect(reportField(page)).toHaveValue('https://classic.warcraftlogs.com/rep');
  });
});

test('a notice says why a search finds no report', async ({ page, logSite }) => {
  expectConsole('status of 400', 'Error fetching data', 'Invalid report data');
  logSite.characters.set('hidden/whitemane/us', { hidden: true });
  logSite.characters.set('brannock/firemaw/eu', KILLS);
  await page.goto('./');

  await test.step('a notice says what to check if a guild is unknown', async () => {
    await search(page, { name: 'Nobody' });
    await expect(notice(page)).toContainText('Check the realm, region and spelling');
    await expect(page).toHaveURL(({ search }) => search === '');
  });
  await test.step('a notice offers other reports if the newest report has no code', async () => {
    const lost = { title: 'Friday', start: THURSDAY + DAY };
    logSite.guilds.set('lost/firemaw/eu', [...REPORTS, lost, { ...lost, id: 'short' }]);
    const before = logSite.requests.length;
    await search(page, { name: 'Lost' });
    await expect(notice(page)).toContainText('Pick another one');
    const others = [/^Thursday/, /^Wednesday/, /^Monday/];
    await expect(rows(page, 'Other recent reports')).toHaveText(others);
    expect(logSite.requests.slice(before)).toHaveLength(1);
  });
  // src/domain/log-site/report-to-open.test.ts tests which report opens.
  await test.step('a search that finds only reports of Wrath opens none', async () => {
    logSite.guilds.set('northrend/firemaw/eu', [
      { id: OLDER_CODE, title: 'Trial of the Crusader', start: THURSDAY, zone: 1018 },
      { id: RAID, title: 'Yogg-Saron', start: THURSDAY - DAY, zone: 1017 },
    ]);
    const before = logSite.requests.length;
    await search(page, { name: 'Northrend' });
    await expect(page.getByText('None of these was opened')).toContainText(
      'Wrath of the Lich King',
    );
    await expect(rows(page, 'Other recent reports')).toHaveText([/Ulduar/]);
    expect(logSite.requests.slice(before)).toHaveLength(1);
  });
  await test.step('the previous report opens if the newest report is of Wrath', async () => {
    const wrathReport = { id: OLDER_CODE, title: 'Friday', start: THURSDAY + DAY, zone: 1017 };
    logSite.guilds.set('frost/firemaw/eu', [wrathReport, ...REPORTS.slice(0, 1)]);
    await search(page, { name: 'Frost' });
    await expect(reportField(page)).toHaveValue(RAID);
    await expect(page.getByText('is of Wrath of the Lich King')).toContainText('Opened instead');
    await rows(page, 'Newest report').click();
    await expect(reportField(page)).toHaveValue(OLDER_CODE);
  });
  await test.step('a notice says that a character hides its kills', async () => {
    await search(page, { mode: 'Character', region: 'US', realm: 'Whitemane', name: 'Hidden' });
    await expect(page.getByText('Hidden hides their kills')).toBeVisible();
  });
  await test.step('a character’s kills are listed newest first without duplicates', async () => {
    const logged = page.waitForEvent('console', (line) => line.type() === 'log');
    await search(page, { mode: 'Character', name: 'Brannock' });
    await expect(rows(page, 'Kills').last()).toBeInViewport();
    await expect(page.getByText('could not be fetched')).toHaveCount(0);
    await expect(rows(page, 'Kills')).toHaveText([
      /^Magmaw.*Heroic.*Arms.*percentile 87$/,
      /^Maloriak.*Normal.*Arms.*percentile 12.5$/,
    ]);
    expect(await (await logged).args()[0]?.jsonValue()).toHaveLength(2);
    const paths = logSite.requests.map(({ pathname }) => pathname);
    expect(paths.filter((path) => path.includes('Brannock'))).toEqual(
      Array(7).fill('/v1/parses/character/Brannock/firemaw/EU'),
    );
  });
  await test.step('a kill opens its report with the fight chosen', async () => {
    await rows(page, 'Kills').first().click();
    await expect(bossRow(page, 'Magmaw')).toHaveAttribute('aria-current', 'true');
    await expect(details(page)).toContainText('Low Item Level: Shoulders, Bracers');
  });
});

test('a search on an Anniversary realm requests only the fresh host', async ({ page, logSite }) => {
  const newest = { id: BURNING_CRUSADE_NIGHT, title: 'Black Temple', start: THURSDAY, zone: 1060 };
  const vanillaReport = { id: 'VanillaNight0001', title: 'Last winter', start: 1, zone: 1034 };
  logSite.fresh.guilds.set('wipe club/spineshatter/eu', [newest, vanillaReport]);
  const [kill] = KILLS;
  logSite.fresh.characters.set('thornmaw/spineshatter/eu', [
    { ...kill, encounterName: 'Mother Shahraz', fightID: 5, reportID: BURNING_CRUSADE_NIGHT },
  ]);
  logSite.fresh.characters.set('zoë/dreamscythe/us', []);
  const opened = bossRow(page, 'Mother Shahraz');
  await page.goto('./');

  await test.step('a character without kills gets a notice that names Burning Crusade', async () => {
    const wanted = { mode: 'Character', region: 'US', realm: 'Dreamscythe', name: 'Zoë' } as const;
    await search(page, wanted);
    await expect(page.getByText('no Burning Crusade kill of Zoë')).toBeVisible();
  });
  await test.step('a character’s kill without a difficulty opens', async () => {
    await search(page, { mode: 'Character', realm: 'Spineshatter', name: 'Thornmaw' });
    await expect(rows(page, 'Kills')).toHaveText([/^Mother Shahraz/]);
    await expect(rows(page, 'Kills')).not.toContainText('Normal');
    await rows(page, 'Kills').click();
    await expect(opened).toHaveAttribute('aria-current', 'true');
  });
  await test.step('a guild’s newest report opens', async () => {
    await page.getByRole('link', { name: 'Ready Check' }).click();
    await search(page, { realm: 'Spineshatter', name: 'Wipe Club' });
    await expect(page.getByRole('list', { name: 'Newest report' })).toContainText('BT / Hyjal');
    await expect(opened).toBeVisible();
  });
  expect(logSite.requests).toEqual([]);
});
