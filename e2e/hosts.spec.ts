import type { Page } from '@playwright/test';
import { untilPull } from './at-the-pull';
import { bossKills, bossRow, bossRows, fetchButton, players } from './locators';
import { FIGHTS, type LogSite } from './log-site';
import { BURNING_CRUSADE_NIGHT, RAID } from './reports';
import { savedRaid, untilSaved, untilServed } from './saved';
import { search } from './searching';
import { chooseBoss, goOffline, openReport } from './steps';
import { expect, test } from './test';

const TITLE = 'Black Temple and a bit of Hyjal';
const LINK = `https://fresh.warcraftlogs.com/reports/${BURNING_CRUSADE_NIGHT}`;

/** Each host's requests, without window and key. */
const requests = ({ requests: classic, freshApi }: LogSite) => ({
  classic: classic.map(({ pathname }) => pathname),
  fresh: freshApi.requests.map(({ pathname }) => pathname),
});

const REPORT = `/v1/report/fights/${BURNING_CRUSADE_NIGHT}`;
const SUMMARY = `/v1/report/tables/summary/${BURNING_CRUSADE_NIGHT}`;

const untilOpen = async (page: Page) => {
  await expect(bossRows(page)).toHaveCount(3);
  await expect(bossRow(page, 'Mother Shahraz')).toBeVisible();
};

test('a link to the fresh host is requested there only', async ({ page, logSite }) => {
  await openReport(page, `${LINK}#fight=5`);
  await untilOpen(page);
  await expect(players(page)).toContainText('Mother Shahraz');
  await expect.poll(() => requests(logSite)).toEqual({ classic: [], fresh: [REPORT, SUMMARY] });
});

test('a code unknown to the classic host is found at the fresh one, which then serves its kills', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 400');
  await openReport(page, BURNING_CRUSADE_NIGHT);
  await untilOpen(page);
  await chooseBoss(page, 'Mother Shahraz');
  await expect
    .poll(() => requests(logSite))
    .toEqual({ classic: [REPORT], fresh: [REPORT, SUMMARY] });
});

test('a link to the fresh host opens a report of the classic one', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 400');
  await openReport(page, `https://fresh.warcraftlogs.com/reports/${RAID}`);
  await expect(bossRows(page)).toHaveCount(12);
  const path = `/v1/report/fights/${RAID}`;
  expect(requests(logSite)).toEqual({ classic: [path], fresh: [path] });
});

test('a report unknown to both hosts is reported so after one request to each', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 400', 'status of 404', 'Error fetching fights:');
  logSite.freshApi.fault(FIGHTS, { status: 404, body: '' });
  await openReport(page, 'NoSuchReport1234');
  await expect(page.getByText('does not exist or is private')).toBeVisible();
  const path = '/v1/report/fights/NoSuchReport1234';
  expect(requests(logSite)).toEqual({ classic: [path], fresh: [path] });
});

test('a dead fresh host leaves the open raid in view, and the next click tries again', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('ERR_EMPTY_RESPONSE', 'Error fetching fights:');
  await openReport(page, LINK);
  await untilOpen(page);
  const endFault = logSite.freshApi.fault(FIGHTS, { way: 'cut off' });
  await page.getByRole('button', { name: 'Fetch again' }).click();
  await expect(page.getByText('Warcraft Logs cannot be reached')).toBeVisible({ timeout: 20_000 });
  await expect(bossRows(page)).toHaveCount(3);
  endFault();
  await page.getByRole('button', { name: 'Fetch again' }).click();
  await expect(page.getByText('Warcraft Logs cannot be reached')).toBeHidden();
  await expect(fetchButton(page)).toBeEnabled();
  expect(requests(logSite).classic).toEqual([]);
});

test('after a pause that the fresh host demands only that host is requested again', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 429', 'Error fetching fights:');
  const headers = { 'retry-after': '1', 'access-control-expose-headers': 'Retry-After' };
  logSite.freshApi.fault(FIGHTS, { status: 429, headers }, 1);
  await openReport(page, LINK);
  await untilOpen(page);
  expect(requests(logSite)).toEqual({ classic: [], fresh: [REPORT, REPORT] });
});

test('a saved raid opens offline in a new session, and Fetch again uses its own host', async ({
  page,
  app,
  logSite,
}) => {
  await openReport(page, LINK);
  await untilServed(page);
  await chooseBoss(page, 'Mother Shahraz');
  await untilPull(page);
  await untilSaved(page, TITLE, 1);

  await goOffline(app);
  await page.goto('./');
  await savedRaid(page, TITLE).click();
  await untilOpen(page);
  await expect(bossKills(page)).toContainText('Archimonde');

  await logSite.start();
  const before = requests(logSite).fresh.length;
  await page.getByRole('button', { name: 'Fetch again' }).click();
  await expect.poll(() => requests(logSite).fresh.slice(before)).toEqual([REPORT]);
  await chooseBoss(page, 'Archimonde');
  await expect.poll(() => requests(logSite).fresh.slice(before)).toEqual([REPORT, SUMMARY]);
  expect(requests(logSite).classic).toEqual([]);
});

const STARTED = Date.UTC(2026, 6, 20);

test('a guild of an Anniversary realm is searched at the fresh host, and its newest report opens there', async ({
  page,
  logSite,
}) => {
  logSite.fresh.guilds.set('wipe club/spineshatter/eu', [
    { id: BURNING_CRUSADE_NIGHT, title: TITLE, start: STARTED, zone: 1060 },
    { id: 'VanillaNight0001', title: 'Last winter', start: STARTED - 1, zone: 1034 },
  ]);
  await page.goto('./');
  await search(page, { realm: 'Spineshatter', name: 'Wipe Club' });
  await untilOpen(page);
  await expect(page.getByRole('list', { name: 'Newest report' })).toContainText('BT / Hyjal');
  await expect
    .poll(() => requests(logSite))
    .toEqual({
      classic: [],
      fresh: ['/v1/reports/guild/Wipe%20Club/spineshatter/EU', REPORT],
    });
});

test('a character of an Anniversary realm is searched at the fresh host, and its kills open there', async ({
  page,
  logSite,
}) => {
  logSite.fresh.characters.set('thornmaw/spineshatter/eu', [
    {
      encounterName: 'Mother Shahraz',
      spec: 'Feral',
      percentile: 87,
      fightID: 5,
      difficulty: 3,
      reportID: BURNING_CRUSADE_NIGHT,
      startTime: STARTED,
      characterName: 'Thornmaw',
    },
  ]);
  await page.goto('./');
  await search(page, { mode: 'Character', realm: 'Spineshatter', name: 'Thornmaw' });
  const kills = page.getByRole('list', { name: 'Kills' }).getByRole('button');
  await expect(kills).toHaveText([/^Mother Shahraz/]);
  await expect(kills.first()).not.toContainText('Normal');
  await kills.first().click();
  await untilOpen(page);
  await expect(bossRow(page, 'Mother Shahraz')).toHaveAttribute('aria-current', 'true');
  expect(requests(logSite).classic).toEqual([]);
});

test('a character without kills on an Anniversary realm gets a notice that names Burning Crusade', async ({
  page,
  logSite,
}) => {
  logSite.fresh.characters.set('zoë/dreamscythe/us', []);
  await page.goto('./');
  const wanted = { mode: 'Character', region: 'US', realm: 'Dreamscythe', name: 'Zoë' } as const;
  await search(page, wanted);
  await expect(page.getByText('no Burning Crusade kill of Zoë')).toBeVisible();
});
