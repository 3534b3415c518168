import type { Page } from '@playwright/test';
import { readSavedKeys } from './device';
import { bossRow, bossRows, details, reportField } from './locators';
import { RAID, tierElevenRaid } from './reports';
import { untilServed } from './saved';
import { goOffline } from './steps';
import { expect, test } from './test';

const OLDER = 'OlderNightReport';
const OLDEST = 'OldestNightRepor';
const GUILD = "/v1/reports/guild/Lion's%20Share";
const DAY = 24 * 60 * 60 * 1000;
const THURSDAY = Date.UTC(2024, 7, 1, 19);

const REPORTS = [
  { id: RAID, title: 'Thursday', owner: 'Logger', start: THURSDAY, end: THURSDAY, zone: 1023 },
  { id: OLDER, title: 'Wednesday', start: THURSDAY - DAY, zone: 1040 },
  { id: OLDEST, title: 'Monday', start: THURSDAY - 3 * DAY, zone: 1027 },
];

const KILLS = [
  { encounterName: 'Maloriak', spec: 'Arms', percentile: 12.5, fightID: 16, difficulty: 3 },
  { encounterName: 'Magmaw', spec: 'Arms', percentile: 87, fightID: 12, difficulty: 4 },
].map((kill, at) => ({
  ...kill,
  reportID: RAID,
  startTime: THURSDAY + at,
  characterName: 'Brannock',
}));

interface Wanted {
  mode?: 'Character' | 'Guild';
  region?: 'US' | 'EU';
  realm?: string;
  name: string;
}

const field = (page: Page, mode: 'Character' | 'Guild') => page.getByPlaceholder(`${mode} Name`);
const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
const rows = (page: Page, list: string) =>
  page.getByRole('list', { name: list, exact: true }).getByRole('button');

async function search(page: Page, wanted: Wanted): Promise<void> {
  const { mode = 'Guild', region = 'EU', realm = 'Firemaw', name } = wanted;
  await page.getByRole('radio', { name: mode }).check();
  await page.getByRole('radio', { name: region }).check();
  await page.getByLabel('Realm').selectOption(realm);
  await field(page, mode).fill(name);
  await searchButton(page).click();
}

test.beforeEach(({ logSite }) => {
  logSite.guilds.set("lion's share/firemaw/eu", REPORTS);
  logSite.characters.set('brannock/firemaw/eu', KILLS);
  logSite.reports.set(OLDER, tierElevenRaid());
});

test.describe('a guild', () => {
  for (const order of ['newest first', 'oldest first']) {
    test(`opens its newest report, listed ${order}`, async ({ page, logSite }) => {
      const reports = order === 'newest first' ? REPORTS : REPORTS.toReversed();
      logSite.guilds.set("lion's share/firemaw/eu", reports);
      await page.goto('./');
      await search(page, { name: " Lion's Share " });

      await expect(reportField(page)).toHaveValue(RAID);
      await expect(bossRows(page)).toHaveCount(12);
      await expect(rows(page, 'Newest report')).toHaveText([/^Thursday/]);
      await expect(rows(page, 'Other recent reports')).toHaveText([/^Wednesday/, /^Monday/]);
      expect(logSite.asked.map(({ pathname }) => pathname)).toEqual([
        `${GUILD}/firemaw/EU`,
        `/v1/report/fights/${RAID}`,
      ]);
    });
  }

  test('is asked for by its region and by its realm’s slug', async ({ page, logSite }) => {
    logSite.guilds.set('адепты & co/old-blanchy/us', REPORTS);
    await page.goto('./');
    await search(page, { region: 'US', realm: 'Old Blanchy', name: 'Адепты & Co' });

    await expect(bossRows(page)).toHaveCount(12);
    expect(decodeURIComponent(logSite.asked[0]?.pathname ?? '')).toBe(
      '/v1/reports/guild/Адепты & Co/old-blanchy/US',
    );
    expect(logSite.asked[0]?.pathname).toContain('%20%26%20Co/old-blanchy/US');
  });

  test('has its other reports one click away, distinguished by zone, marked when saved', async ({
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
    await expect(rows(page, 'Other recent reports').first()).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('that is unknown says what to check', async ({ page, expectConsole }) => {
    expectConsole('status of 400', 'Error fetching data');
    await page.goto('./');
    await search(page, { name: 'Nobody' });

    await expect(page.getByRole('alert')).toContainText('Check the realm, region and spelling');
    await expect(page).toHaveURL(({ search }) => search === '');
  });

  test('without reports says so', async ({ page, logSite, expectConsole }) => {
    expectConsole('No reports found for the guild');
    logSite.guilds.set('newcomers/firemaw/eu', []);
    await page.goto('./');
    await search(page, { name: 'Newcomers' });

    await expect(page.getByRole('alert')).toContainText('no public reports');
  });

  test('whose newest report has no code says so and offers the rest', async ({
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
    expect(logSite.asked).toHaveLength(1);
  });

  test('found late does not replace a report opened meanwhile', async ({ page, logSite }) => {
    const release = logSite.hold(/reports\/guild/);
    await page.goto('./');
    await search(page, { name: "Lion's Share" });
    await reportField(page).fill(OLDER);
    await reportField(page).press('Enter');
    await expect(bossRows(page)).toHaveCount(12);

    release();

    await expect(rows(page, 'Newest report')).toHaveCount(1);
    await expect(reportField(page)).toHaveValue(OLDER);
  });
});

test.describe('a character', () => {
  test('has its kills newest first, logged, each once', async ({ page, logSite }) => {
    const logged = page.waitForEvent('console', (line) => line.type() === 'log');
    await page.goto('./');
    await search(page, { mode: 'Character', name: 'Brannock' });

    await expect(rows(page, 'Kills')).toHaveText([
      /^Magmaw.*Heroic.*Arms.*percentile 87$/,
      /^Maloriak.*Normal.*Arms.*percentile 12.5$/,
    ]);
    expect(await (await logged).args()[0]?.jsonValue()).toHaveLength(2);
    expect(logSite.asked.map(({ pathname }) => pathname)).toEqual(
      Array(6).fill('/v1/parses/character/Brannock/firemaw/EU'),
    );
  });

  test('leads into the fight of a kill, chosen', async ({ page }) => {
    await page.goto('./');
    await search(page, { mode: 'Character', name: 'Brannock' });
    await rows(page, 'Kills').first().click();

    await expect(bossRow(page, 'Magmaw')).toHaveAttribute('aria-current', 'true');
    await expect(details(page)).toContainText('Low Item Level: Shoulders, Bracers');
  });

  test('that hides its kills is said to', async ({ page, logSite }) => {
    logSite.characters.set('hidden/whitemane/us', { hidden: true });
    await page.goto('./');
    await search(page, { mode: 'Character', region: 'US', realm: 'Whitemane', name: 'Hidden' });

    await expect(page.getByText('Hidden hides their kills')).toBeVisible();
  });

  test('without a kill is said to have none', async ({ page, logSite }) => {
    logSite.characters.set('zoë/firemaw/eu', []);
    await page.goto('./');
    await search(page, { mode: 'Character', name: 'Zoë' });

    await expect(page.getByText('no Cataclysm or Mists kill of Zoë')).toBeVisible();
  });

  test('has its kills of other tiers when one cannot be had', async ({
    page,
    logSite,
    expectConsole,
  }) => {
    expectConsole('status of 403', 'Error fetching data');
    logSite.fault(/zone=1027/, { status: 403, body: '{}' });
    await page.goto('./');
    await search(page, { mode: 'Character', name: 'Brannock' });

    await expect(rows(page, 'Kills')).toHaveCount(2);
    await expect(page.getByText('could not be had: Firelands')).toBeVisible();
  });
});

test('a search that cannot succeed is not sent, and says what is missing', async ({
  page,
  logSite,
}) => {
  await page.goto('./');
  await searchButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(/^Choose a realm/);
  await expect(page.getByLabel('Realm')).toBeFocused();

  await page.getByLabel('Realm').selectOption('Pagle');
  await expect(page.getByRole('alert')).toBeHidden();
  for (const [name, fault] of [
    ['   ', 'Type a name'],
    ['x'.repeat(200), 'longer than any name'],
    ['..', 'no name of the game'],
  ] as const) {
    await field(page, 'Character').fill(name);
    await field(page, 'Character').press('Enter');
    await expect(page.getByRole('alert')).toContainText(fault);
    await expect(field(page, 'Character')).toBeFocused();
  }
  expect(logSite.asked).toEqual([]);
});

test('a region has its own realms, and takes none of the other', async ({ page }) => {
  await page.goto('./');
  const realms = page.getByLabel('Realm').getByRole('option');
  const ofMists = page.locator('optgroup[label="Mists of Pandaria"] option');
  await expect(page.getByRole('radio', { name: 'Character' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'US' })).toBeChecked();
  await expect(realms).toHaveCount(24 + 5);
  await expect(realms.first()).toHaveText('Select Realm');
  await expect(ofMists).toHaveText(['Galakras', 'Immerseus', 'Lei Shen', 'Nazgrim', 'Ra-den']);
  await expect(realms.nth(24)).toHaveText('Galakras');
  await page.getByLabel('Realm').selectOption('Pagle');

  await page.getByRole('radio', { name: 'EU' }).check();

  await expect(realms).toHaveCount(26 + 5);
  await expect(ofMists.first()).toHaveText('Garalon');
  await expect(page.getByLabel('Realm')).toHaveValue('');
});

test('mode, region and realm are there again, and the guild is suggested first', async ({
  page,
  logSite,
}) => {
  logSite.guilds.set('parse party/firemaw/eu', REPORTS);
  await page.goto('./');
  await search(page, { name: 'Parse Party' });
  await expect(bossRows(page)).toHaveCount(12);

  await page.goto('./');

  await expect(page.getByRole('radio', { name: 'Guild' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'EU' })).toBeChecked();
  await expect(page.getByLabel('Realm')).toHaveValue('firemaw');
  await field(page, 'Guild').fill('PARSE');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveText([
    'Parse Party',
    'Parse Attack',
    'Grey Parse Gang',
  ]);
  await field(page, 'Guild').fill('  ');
  await expect(page.getByRole('listbox')).toBeHidden();
});

test('everything is done by keys alone', async ({ page, logSite }) => {
  logSite.guilds.set('south park elementary/firemaw/eu', REPORTS);
  await page.goto('./');
  await page.getByRole('radio', { name: 'Character' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Firem');
  await page.keyboard.press('Tab');

  const combobox = page.getByRole('combobox', { name: 'Guild Name' });
  await expect(combobox).toBeFocused();
  await page.keyboard.type('par');
  const options = page.getByRole('listbox', { name: 'Guilds' }).getByRole('option');
  await expect(options).toHaveText(['Parse Attack', 'South Park Elementary', 'Grey Parse Gang']);
  await expect(combobox).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(combobox).toHaveValue('par');

  await page.keyboard.press('ArrowUp');
  await expect(options.nth(2)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  const chosen = options.nth(1);
  await expect(chosen).toHaveAttribute('aria-selected', 'true');
  await expect(combobox).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(combobox).toHaveValue('South Park Elementary');
  expect(logSite.asked).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(bossRows(page)).toHaveCount(12);
});

test.describe('offline', () => {
  test('a guild searched before shows its list with its age', async ({
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
    // The newest is saved too, so it opens as ever.
    await expect(bossRows(page)).toHaveCount(12);
  });

  test('one never searched says why it cannot be shown', async ({
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
});
