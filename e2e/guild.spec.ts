import {
  guildButton,
  keepButton,
  keepGuild,
  knowGuild,
  NEWEST_CODE,
  newestNight,
  SEASON_WITH_LIST,
  yourGuild,
} from './guild';
import { E2E_KEY } from './log-site';
import { search } from './searching';
import { GROUP, openSeason, rowOf, seasonTable } from './season';
import { saveSeason } from './season-saved';
import { E2E_CLIENT, V2 } from './sign-in/sign-in-site';
import { beSignedIn } from './sign-in/steps';
import { exportRaids, openSettings, sayOnline } from './steps';
import { readRows } from './tables';
import { expect, expectConsole, test } from './test';

test.use({ apiKey: '', clientId: E2E_CLIENT });

test.beforeEach(({ logSite }) => {
  logSite.reports.set(NEWEST_CODE, newestNight());
});

test('home shows the newest log of a kept guild', async ({ page, context, logSite }) => {
  expectConsole('net::ERR_CONNECTION_REFUSED');
  knowGuild(logSite);
  await saveSeason(page);
  await beSignedIn(page, logSite);
  await keepGuild(page);
  await page.goto('./');
  const notices = yourGuild(page).getByRole('alert');

  await test.step('home shows the newest evening’s result at the last look', async () => {
    await expect(yourGuild(page)).toContainText(
      'Sunday, Sep 22 · Firelands · 11 of 21 passed over all kills',
    );
    await expect(yourGuild(page).getByRole('status')).toHaveText(
      /^looked \w+ \d+, \d+:\d\d [AP]M$/,
    );
    await expect(yourGuild(page).getByRole('heading', { name: 'Copper Kettle' })).toBeVisible();
  });
  await test.step('the result changes its language as soon as another is chosen', async () => {
    const dialog = await openSettings(page, 'Look and language');
    await dialog.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Deine Gilde', exact: true })).toContainText(
      'Firelands · 11 von 21 bestanden',
    );
    await page.getByRole('link', { name: 'Optionen', exact: true }).click();
    await page.getByRole('link', { name: 'Aussehen und Sprache' }).click();
    await page.getByRole('combobox', { name: 'Sprache' }).selectOption('en');
    await page.keyboard.press('Escape');
  });
  await test.step('the list of all logs marks the logs on this device', async () => {
    const logs = guildButton(page, 'All logs');
    await expect(logs).toHaveAttribute('aria-expanded', 'false');
    await logs.press('Enter');
    await expect(logs).toHaveAttribute('aria-expanded', 'true');
    await expect(yourGuild(page).getByRole('list', { name: 'All logs' })).toContainText(
      'On this device',
    );
    await logs.press('Enter');
  });
  await test.step('a look fetches three pages of attendance', async () => {
    const before = logSite.signIn.queries.length;
    await guildButton(page, 'Look again').click();
    await expect.poll(() => logSite.signIn.queries.length - before).toBe(3);
  });
  await test.step('the guild’s newest log opens', async () => {
    await guildButton(page, 'Open').click();
    await expect(page).toHaveURL(new RegExp(`report=${NEWEST_CODE}`));
    await page.goBack();
  });

  const readsAsExpected = async (...views: ('gear' | 'pull' | 'level')[]) => {
    const heads = seasonTable(page).getByRole('columnheader');
    for (const [index, { kind, date }] of SEASON_WITH_LIST.columns.entries())
      await expect(heads.nth(4 + index)).toHaveAccessibleName(
        kind === 'listed' ? `${date} from the guild’s list` : new RegExp(`^${date}`),
      );
    for (const view of views) {
      await openSeason(page, `season?group=${GROUP}&left=shown&show=${view}`);
      await expect(heads).toHaveCount(4 + SEASON_WITH_LIST.columns.length);
      expect([...(await readRows(seasonTable(page)))]).toEqual(
        expect.arrayContaining(SEASON_WITH_LIST.rows.map((row) => rowOf(row, view))),
      );
    }
  };
  await test.step('Season shows listed evenings among opened evenings', async () => {
    await openSeason(page);
    await readsAsExpected('gear', 'pull', 'level');
    await expect(page.getByText('9 evenings: 6 opened, 3 from the guild’s list of')).toBeVisible();
    await expect(page.getByText('2 names of the guild’s list are in no saved raid')).toBeVisible();
    await expect(
      seasonTable(page)
        .getByRole('row', { name: /^Passed/ })
        .getByRole('cell'),
    ).toHaveText(['', ...SEASON_WITH_LIST.foot.map(({ passed }) => passed)]);
    await expect(
      seasonTable(page).getByRole('link', { name: 'Sep 6, 2024 from the guild’s list' }),
    ).toHaveAttribute('href', /\?report=DevFridaySecond0$/);
  });
  await test.step('an absence at a listed evening can be excused', async () => {
    const excuse = seasonTable(page).getByRole('button', {
      name: 'absent, Niniane, Sep 19: mark as excused',
    });
    await excuse.click();
    await expect(seasonTable(page).getByRole('row', { name: /^Niniane/ })).toContainText('8 of 8');
    await seasonTable(page)
      .getByRole('button', { name: 'excused, Niniane, Sep 19: mark as absent' })
      .click();
    await expect(seasonTable(page).getByRole('row', { name: /^Niniane/ })).toContainText('8 of 9');
  });

  await test.step('without the log site, Season and home show the last look', async () => {
    await logSite.stop();
    await openSeason(page);
    await readsAsExpected('gear');
    await page.goto('./');
    await expect(yourGuild(page)).toContainText('11 of 21 passed');
  });
  await test.step('Undo brings a removed guild back', async () => {
    await guildButton(page, 'Remove').click();
    await expect(yourGuild(page)).toHaveCount(0);
    await expect(page.getByText('Removed from home: Copper Kettle')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(yourGuild(page)).toBeVisible();
  });
  await test.step('offline, notices say what needs a connection', async () => {
    await sayOnline(context, false);
    await guildButton(page, 'All logs').click();
    const logs = yourGuild(page).getByRole('list', { name: 'All logs' }).getByRole('button');
    await logs.filter({ hasNotText: 'On this device' }).first().click();
    await expect(notices.filter({ hasText: 'opening it needs a connection' })).toBeVisible();
    await guildButton(page, 'Look again').click();
    await expect(notices.filter({ hasText: 'This device is offline.' })).toBeVisible();
  });
  await test.step('once online the notices disappear and a failed look is repeated', async () => {
    await logSite.start();
    const before = logSite.signIn.queries.length;
    await sayOnline(context, true);
    await expect(notices).toHaveCount(0);
    expect(logSite.signIn.queries.length).toBeGreaterThan(before);
  });
});

test('home looks for new logs once an hour', async ({ page, logSite }) => {
  expectConsole('status of 403');
  knowGuild(logSite);
  await saveSeason(page);
  await beSignedIn(page, logSite);
  await keepGuild(page);
  const { queries } = logSite.signIn;
  const attendance = () => queries.filter((query) => query.includes('attendance')).length;

  await test.step('home does not look again within an hour', async () => {
    const before = queries.length;
    await page.goto('./');
    await expect(yourGuild(page)).toContainText('passed');
    await expect(page.getByRole('form').or(page.getByLabel('Realm'))).toBeVisible();
    expect(queries.length).toBe(before);
  });
  await test.step('home shows a new log after an hour', async () => {
    await page.clock.install({ time: Date.now() + 2 * 3_600_000 });
    knowGuild(logSite, 2);
    await page.goto('./');
    await expect(yourGuild(page)).toContainText('not opened yet');
    await expect.poll(attendance).toBe(2);
  });
  await test.step('if both hosts refuse, a click shows the error beside the last result', async () => {
    for (const site of [logSite, logSite.signIn]) site.fault(V2, { status: 403, body: '' });
    await guildButton(page, 'Look again').click();
    await expect(yourGuild(page).getByRole('alert')).toContainText('403');
    await expect(yourGuild(page)).toContainText('not opened yet');
  });
  await test.step('without key or sign-in, home asks for a sign-in only after a click', async () => {
    await page.evaluate(() => localStorage.removeItem('ready-check-settings'));
    await page.clock.fastForward(2 * 3_600_000);
    await page.goto('./');
    await expect(yourGuild(page)).toContainText('not opened yet');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await guildButton(page, 'Look again').click();
    await expect(yourGuild(page).getByRole('alert')).toContainText('Sign in');
  });
});

test('at most three guilds are kept', async ({ page, logSite }, testInfo) => {
  await beSignedIn(page, logSite);
  const REPORT = { id: NEWEST_CODE, title: 'Night', start: 1000, zone: 1027 };
  const searchFor = async (name: string) => {
    logSite.guilds.set(`${name.toLowerCase()}/everlook/eu`, [REPORT]);
    await search(page, { realm: 'Everlook', name });
    await expect(page.getByRole('region', { name: `Reports of ${name}` })).toContainText('Night');
  };
  for (const name of ['One', 'Two', 'Three']) {
    await searchFor(name);
    await keepButton(page).click();
  }
  await page.goto('./');
  await expect(page.getByRole('region', { name: 'Your guilds' }).getByRole('heading')).toHaveText([
    'Your guilds',
    'One',
    'Two',
    'Three',
  ]);
  await searchFor('Four');
  await expect(keepButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(keepButton(page)).toHaveAccessibleDescription(/Three guilds are on home/);
  await test.step('clicking a kept guild’s button again removes the guild', async () => {
    await searchFor('Two');
    await keepButton(page).click();
    await expect(keepButton(page)).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(keepButton(page)).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('guilds can be exported without a saved raid', async () => {
    await exportRaids(page, testInfo);
  });
});

test.describe('with only a key', () => {
  test.use({ apiKey: E2E_KEY });

  test('a look at the log site needs no sign-in', async ({ page, logSite }) => {
    knowGuild(logSite);
    await saveSeason(page);
    await page.goto('./');
    await keepGuild(page);
    await page.goto('./');
    await guildButton(page, 'Look again').click();
    await expect(yourGuild(page)).toContainText('11 of 21 passed');
    expect(logSite.signIn.queries).toEqual([]);
    await test.step('Season explains what a sign-in adds', async () => {
      await openSeason(page);
      const hint = page.getByText('Sign in to count evenings that nobody opened.');
      await expect(hint.locator('..').getByRole('link')).toHaveAttribute('href', /settings/);
    });
  });
});
