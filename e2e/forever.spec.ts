import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bossKills, bossRow, bossRows, column, details, gear, players } from './locators';
import {
  BURNING_CRUSADE_NIGHT,
  burningCrusadeNight,
  FOREVER_NIGHT,
  foreverNight,
  MISTS_NIGHT,
  mistsNight,
  RAID,
  type ServedReport,
  tierElevenRaid,
} from './reports';
import { savedRaid, untilSaved, untilServed } from './saved';
import { shareDialog } from './sharing';
import { chooseBoss, fetchReport, goOffline, openReport } from './steps';
import { nightTable } from './tables';
import { expect, test } from './test';

const LINK = `https://forever.warcraftlogs.com/reports/${FOREVER_NIGHT}`;
const TITLE = 'Hyjal, first night';

interface ExpectedPlayer {
  name: string;
  deaths: string[];
  auras?: string[] | null;
}
const { kills: EXPECTED, night: NIGHT } = JSON.parse(
  readFileSync('e2e/fixtures/forever-20/expected.json', 'utf8'),
) as {
  kills: Record<string, { players: Record<string, ExpectedPlayer> }>;
  night: Record<string, { name: string; cells: string[]; attended: string }>;
};
const atBandalar = Object.values(EXPECTED[3]?.players ?? {});

const notJudged = (page: Page) => column(page, 'NOT JUDGED');
const atThePull = (page: Page) => details(page).getByRole('list', { name: 'At the pull' });

test('a report of Forever opens in every view, saved and offline, and judges nobody', async ({
  page,
  app,
  logSite,
  guard,
}) => {
  // Icons that were not in view before.
  guard.allow('ERR_CONNECTION_REFUSED');
  logSite.forever.reports.set(FOREVER_NIGHT, foreverNight());
  await page.goto('./');
  await untilServed(page);
  await fetchReport(page, LINK);

  await test.step('it is requested at its host, named, and says why nobody is judged', async () => {
    await expect(bossRows(page)).toHaveText([/^Bandalar \(Hyjal Summit\)/, /^Onyxia \(Onyxia/]);
    await expect(page.getByText('This is a Forever report.')).toHaveText(
      'This is a Forever report. Its rules come once the game’s own data are out; until then nobody is judged. You can still view the gear.',
    );
    await expect(page.getByText('Forever', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Data: Warcraft Logs' })).toHaveAttribute(
      'href',
      new RegExp(`^${logSite.foreverApi.origin}/reports/${FOREVER_NIGHT}$`),
    );
    expect([logSite.requests.length, logSite.freshApi.requests.length]).toEqual([0, 0]);
  });

  await test.step('everybody is in NOT JUDGED, without panels', async () => {
    await chooseBoss(page, 'Bandalar');
    await expect(notJudged(page).getByRole('button')).toHaveCount(20);
    for (const title of ['PASSED', 'MISSING ENCHANTS', 'LOW ITEM LEVEL'] as const)
      await expect(column(page, title)).toHaveCount(0);
    for (const name of ['Buffs/Debuffs', 'At the pull'])
      await expect(players(page).getByRole('button', { name })).toHaveCount(0);
  });

  await test.step('each player’s auras and deaths are those of the log', async () => {
    for (const { name, auras, deaths } of atBandalar) {
      // Which of the two is told by the GUID alone.
      if (name === 'Anna') continue;
      await notJudged(page)
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .click();
      await expect(details(page).getByRole('heading', { name })).toBeVisible();
      for (const aura of auras ?? ['No snapshot in this log'])
        await expect(atThePull(page).getByText(aura, { exact: true })).toHaveCount(1);
      await expect(atThePull(page).getByText(/^Died at/)).toHaveText(
        deaths.map((time) => new RegExp(`^Died at ${time}`)),
      );
    }
  });

  await test.step('gear has its enchant and a link to the game’s item pages', async () => {
    await notJudged(page)
      .getByRole('button', { name: /^Brunhild/ })
      .click();
    await expect(gear(page).getByRole('link').first()).toHaveAttribute(
      'href',
      'https://www.wowhead.com/forever/item=258781?ench=1891',
    );
    await expect(details(page)).not.toContainText(/socket|Missing|Nothing Worn|flask/i);
    await notJudged(page).getByRole('button', { name: /^Ruin/ }).click();
    await expect(details(page)).toContainText('15 of 17 slots are empty: disconnected');
  });

  await test.step('the night has a row for each player, absent where they were', async () => {
    await page.getByRole('link', { name: 'Whole night', exact: true }).click();
    const rows = nightTable(page).getByRole('row').filter({ hasText: 'not judged' });
    await expect(rows).toHaveCount(Object.keys(NIGHT).length);
    await expect(nightTable(page).getByText('absent', { exact: true })).toHaveCount(1);
    await expect(nightTable(page).getByRole('cell', { name: /1 of 2/ })).toHaveCount(1);
  });

  await test.step('since last raid cannot compare, and whispers have nothing to say', async () => {
    await page.getByRole('link', { name: 'Since last raid', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Since last raid' })).toBeVisible();
    await page.getByRole('link', { name: 'Whole night', exact: true }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await shareDialog(page).getByRole('radio', { name: 'Whispers' }).check();
    await expect(shareDialog(page)).not.toContainText('/w ');
    await page.keyboard.press('Escape');
  });

  await test.step('saved, it opens without a connection, auras and all', async () => {
    await untilSaved(page, TITLE, 2);
    await page.close();
    await goOffline(app);
    const cold = await app.open();
    await savedRaid(cold, TITLE).click();
    await chooseBoss(cold, 'Bandalar');
    await expect(notJudged(cold).getByRole('button')).toHaveCount(20);
    await notJudged(cold)
      .getByRole('button', { name: /^Quill/ })
      .click();
    await expect(atThePull(cold).getByText('Aura 1294001')).toBeVisible();
  });
});

test('a link to Forever’s host opens a report that the classic host has, and keeps its host', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 400');
  const report = tierElevenRaid();
  for (const fight of report.fights.fights ?? []) fight.zoneID = 7777;
  delete report.fights.gameVersion;
  logSite.reports.set(FOREVER_NIGHT, report);
  await openReport(page, LINK);
  await expect(bossRows(page)).toHaveCount(12);
  await expect(page.getByText('This is a Forever report.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Data: Warcraft Logs' })).toHaveAttribute(
    'href',
    new RegExp(`^${logSite.foreverApi.origin}/`),
  );
});

interface Logged {
  playerDetails: Record<string, { name: string; combatantInfo: { gear?: { slot: number }[] } }[]>;
}

/** Leaves a player as many pieces as leave fourteen slots empty. */
function disconnect(
  report: ServedReport,
  { kill, name, pieces }: { kill: number; name: string; pieces: number },
): void {
  const { playerDetails } = report.summaries.get(kill) as Logged;
  const player = Object.values(playerDetails)
    .flat()
    .find((one) => one.name === name);
  if (!player) throw new Error(`Nobody is called ${name}`);
  const gearOf = player.combatantInfo.gear ?? [];
  player.combatantInfo.gear = gearOf.filter(({ slot }) =>
    [2, 4, 6].slice(0, pieces).includes(slot),
  );
}

const nameOfFirst = (report: ServedReport, kill: number): string => {
  const { playerDetails } = report.summaries.get(kill) as Logged;
  return (
    Object.values(playerDetails)
      .flat()
      .find(({ combatantInfo }) => (combatantInfo.gear?.length ?? 0) > 10)?.name ?? ''
  );
};

test('a raider of whom fourteen slots are empty is not judged, in three games', async ({
  page,
  logSite,
  expectConsole,
}) => {
  // The classic host lacks the report of Burning Crusade.
  expectConsole('status of 400');
  await page.goto('./');
  for (const { code, report, kill, host, of } of [
    { code: RAID, report: tierElevenRaid(), kill: 12, host: logSite.reports, of: 17 },
    { code: MISTS_NIGHT, report: mistsNight(), kill: 2, host: logSite.reports, of: 16 },
    {
      code: BURNING_CRUSADE_NIGHT,
      report: burningCrusadeNight(),
      kill: 3,
      host: logSite.fresh.reports,
      of: 17,
    },
  ]) {
    const name = nameOfFirst(report, kill);
    disconnect(report, { kill, name, pieces: of - 14 });
    host.set(code, report);
    await fetchReport(page, `${code}#fight=${kill}`);
    await expect(column(page, 'NO GEAR RECORDED').getByRole('button', { name })).toBeVisible();
    for (const title of ['PASSED', 'MISSING ENCHANTS', 'LOW ITEM LEVEL'] as const)
      await expect(
        column(page, title).getByRole('button', { name: new RegExp(`^${name}\\b`) }),
      ).toHaveCount(0);
    await column(page, 'NO GEAR RECORDED').getByRole('button', { name }).click();
    await expect(details(page)).toContainText(
      `14 of ${of} slots are empty: disconnected, or the log was cut. Another boss of the raid may have the gear.`,
    );
    await expect(gear(page).getByRole('link')).toHaveCount(of - 14);
  }
});

test('fights that are no raid of the game stand apart and count for nothing else', async ({
  page,
  logSite,
  expectConsole,
}) => {
  // The classic host lacks the report of Burning Crusade.
  expectConsole('status of 400');
  await page.goto('./');
  for (const { code, report, change, game, host } of [
    {
      code: MISTS_NIGHT,
      report: mistsNight(),
      change: { boss: 51_999, name: 'Gu Cloudstrike', zoneID: 959, zoneName: 'Shado-Pan', size: 5 },
      game: 'Mists of Pandaria',
      host: logSite.reports,
    },
    {
      code: BURNING_CRUSADE_NIGHT,
      report: burningCrusadeNight(),
      change: {
        boss: 50_709,
        name: 'The Prophet Skeram',
        zoneID: 531,
        zoneName: "Temple of Ahn'Qiraj",
        size: 40,
      },
      game: 'Burning Crusade',
      host: logSite.fresh.reports,
    },
  ]) {
    const kills = (report.fights.fights ?? []).filter(({ kill }) => kill);
    Object.assign(kills.at(-1) ?? {}, change);
    host.set(code, report);
    await fetchReport(page, code);
    const others = bossKills(page).getByRole('list', { name: 'Other fights' });
    await expect(others.getByRole('listitem')).toHaveText([new RegExp(change.name)]);
    await expect(bossRows(page)).toHaveCount(3);
    await expect(bossKills(page).getByRole('heading').first()).toHaveText(/Boss kills\s*2/);

    await chooseBoss(page, change.name);
    await expect(
      page.getByText(
        `This fight is not part of a raid of ${game}. It does not count for the whole night, since last raid, attendance or season.`,
      ),
    ).toBeVisible();
    const isParty = change.size === 5;
    await expect(notJudged(page)).toHaveCount(isParty ? 1 : 0);
    await expect(players(page).getByRole('button', { name: 'Buffs/Debuffs' })).toHaveCount(
      isParty ? 0 : 1,
    );

    await page.getByRole('link', { name: 'Whole night', exact: true }).click();
    await expect(nightTable(page).getByRole('columnheader')).not.toContainText([change.name]);
    await expect(nightTable(page).getByText(/of 2$/).first()).toBeVisible();
    await expect(nightTable(page)).not.toContainText(change.name);
    await page.getByRole('link', { name: 'Verdicts', exact: true }).click();
  }
});

test('a report of other fights alone says that no raid boss was killed', async ({
  page,
  logSite,
}) => {
  const report = mistsNight();
  for (const fight of report.fights.fights ?? []) fight.size = 5;
  logSite.reports.set(MISTS_NIGHT, report);
  await openReport(page, MISTS_NIGHT);
  await expect(bossKills(page)).toContainText('No raid boss was killed in this report.');
  await expect(bossRow(page, 'Horridon')).toBeVisible();
});
