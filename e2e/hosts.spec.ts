import type { Page } from '@playwright/test';
import { bossRow, bossRows } from './locators';
import type { LogSite } from './log-site';
import { BURNING_CRUSADE_NIGHT } from './reports';
import { search } from './searching';
import { expect, test } from './test';

const TITLE = 'Black Temple and a bit of Hyjal';

/** Returns each host's requests, without window and key. */
const requests = ({ requests: classic, freshApi }: LogSite) => ({
  classic: classic.map(({ pathname }) => pathname),
  fresh: freshApi.requests.map(({ pathname }) => pathname),
});

/** Returns a function that reads each host's requests from now on. */
function requestsSince(logSite: LogSite) {
  const before = requests(logSite);
  return () => {
    const { classic, fresh } = requests(logSite);
    return {
      classic: classic.slice(before.classic.length),
      fresh: fresh.slice(before.fresh.length),
    };
  };
}

const fightsOf = (code: string) => `/v1/report/fights/${code}`;
const summaryOf = (code: string) => `/v1/report/tables/summary/${code}`;
const eventsOf = (code: string) => `/v1/report/events/${code}`;
/**
 * Returns the requests for a kill's players and its pull, whose snapshots these logs do not have.
 */
const killOf = (code: string) => [summaryOf(code), eventsOf(code), eventsOf(code)];

const untilOpen = async (page: Page) => {
  await expect(bossRows(page)).toHaveCount(3);
  await expect(bossRow(page, 'Mother Shahraz')).toBeVisible();
};

const STARTED = Date.UTC(2026, 6, 20);

test('a search on an Anniversary realm requests the fresh host only', async ({ page, logSite }) => {
  logSite.fresh.guilds.set('wipe club/spineshatter/eu', [
    { id: BURNING_CRUSADE_NIGHT, title: TITLE, start: STARTED, zone: 1060 },
    { id: 'VanillaNight0001', title: 'Last winter', start: STARTED - 1, zone: 1034 },
  ]);
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
  logSite.fresh.characters.set('zoë/dreamscythe/us', []);
  await page.goto('./');

  await test.step('a character without kills gets a notice that names Burning Crusade', async () => {
    const wanted = { mode: 'Character', region: 'US', realm: 'Dreamscythe', name: 'Zoë' } as const;
    await search(page, wanted);
    await expect(page.getByText('no Burning Crusade kill of Zoë')).toBeVisible();
  });
  await test.step('a character’s kills open at the fresh host', async () => {
    await search(page, { mode: 'Character', realm: 'Spineshatter', name: 'Thornmaw' });
    const kills = page.getByRole('list', { name: 'Kills' }).getByRole('button');
    await expect(kills).toHaveText([/^Mother Shahraz/]);
    await expect(kills.first()).not.toContainText('Normal');
    await kills.first().click();
    await untilOpen(page);
    await expect(bossRow(page, 'Mother Shahraz')).toHaveAttribute('aria-current', 'true');
    const kill = killOf(BURNING_CRUSADE_NIGHT);
    await expect.poll(() => requests(logSite).fresh.slice(-kill.length)).toEqual(kill);
  });
  await test.step('a guild’s newest report opens at the fresh host', async () => {
    await page.getByRole('link', { name: 'Ready Check' }).click();
    const requested = requestsSince(logSite);
    await search(page, { realm: 'Spineshatter', name: 'Wipe Club' });
    await untilOpen(page);
    await expect(page.getByRole('list', { name: 'Newest report' })).toContainText('BT / Hyjal');
    const guild = '/v1/reports/guild/Wipe%20Club/spineshatter/EU';
    await expect.poll(requested).toEqual({
      classic: [],
      fresh: [guild, fightsOf(BURNING_CRUSADE_NIGHT), ...killOf(BURNING_CRUSADE_NIGHT)],
    });
  });
  expect(requests(logSite).classic).toEqual([]);
});
