import type { Page } from '@playwright/test';
import { bossKills, bossRow, bossRows, column, details, gear, players } from './locators';
import type { LogSite } from './log-site';
import {
  BURNING_CRUSADE_NIGHT,
  burningCrusadeNight,
  MISTS_NIGHT,
  mistsNight,
  RAID,
  type ServedReport,
  tierElevenRaid,
} from './reports';
import { chooseBoss, fetchReport, openReport } from './steps';
import { nightTable } from './tables';
import { expect, expectConsole, test } from './test';
import { changePlayers, type LoggedPlayer, type LoggedPlayers } from './worked-out-night';

const notJudged = (page: Page) => column(page, 'NOT JUDGED');

/** Reports of the judged games, and the reports of each one's host. */
const judgedGames = ({ reports, fresh }: LogSite) => ({
  cataclysm: { code: RAID, report: tierElevenRaid(), host: reports },
  mists: { code: MISTS_NIGHT, report: mistsNight(), host: reports },
  burningCrusade: {
    code: BURNING_CRUSADE_NIGHT,
    report: burningCrusadeNight(),
    host: fresh.reports,
  },
});

interface Served {
  code: string;
  report: ServedReport;
  host: Map<string, ServedReport>;
}

/** Serves a report and fetches it by its code. */
async function serve(page: Page, { code, report, host }: Served, kill?: number): Promise<void> {
  host.set(code, report);
  await fetchReport(page, kill === undefined ? code : `${code}#fight=${kill}`);
}

/** Leaves somebody as many pieces as leave fourteen slots empty. Returns the name. */
function disconnect(report: ServedReport, { kill, pieces }: { kill: number; pieces: number }) {
  const isDressed = ({ combatantInfo }: LoggedPlayer) => (combatantInfo?.gear?.length ?? 0) > 10;
  const { playerDetails } = report.summaries.get(kill) as LoggedPlayers;
  const name = Object.values(playerDetails).flat().find(isDressed)?.name ?? '';
  const kept = [2, 4, 6].slice(0, pieces);
  changePlayers(report, (player) =>
    player.name === name
      ? {
          ...player,
          combatantInfo: {
            ...player.combatantInfo,
            gear: player.combatantInfo?.gear?.filter(({ slot }) => kept.includes(slot)) ?? [],
          },
        }
      : player,
  );
  return name;
}

test('a raider of whom fourteen slots are empty is not judged', async ({ page, logSite }) => {
  // The classic host lacks the report of Burning Crusade.
  expectConsole('status of 400');
  await page.goto('./');
  const { cataclysm, mists, burningCrusade } = judgedGames(logSite);
  for (const { game, kill, of } of [
    { game: cataclysm, kill: 12, of: 17 },
    { game: mists, kill: 2, of: 16 },
    { game: burningCrusade, kill: 3, of: 17 },
  ])
    await test.step(`in ${game.report.fights.title}`, async () => {
      const name = disconnect(game.report, { kill, pieces: of - 14 });
      await serve(page, game, kill);
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
    });
});

test('fights that are no raid of the game count for nothing else', async ({ page, logSite }) => {
  // The classic host lacks the report of Burning Crusade.
  expectConsole('status of 400');
  await page.goto('./');
  const { mists, burningCrusade } = judgedGames(logSite);
  for (const { game, named, change } of [
    {
      game: mists,
      named: 'Mists of Pandaria',
      change: { boss: 51_999, name: 'Gu Cloudstrike', zoneID: 959, zoneName: 'Shado-Pan', size: 5 },
    },
    {
      game: burningCrusade,
      named: 'Burning Crusade',
      change: {
        boss: 50_709,
        name: 'The Prophet Skeram',
        zoneID: 531,
        zoneName: "Temple of Ahn'Qiraj",
        size: 40,
      },
    },
  ])
    await test.step(`in a night of ${named}`, async () => {
      const kills = (game.report.fights.fights ?? []).filter(({ kill }) => kill);
      Object.assign(kills.at(-1) ?? {}, change);
      await serve(page, game);
      const others = bossKills(page).getByRole('list', { name: 'Other fights' });
      await expect(others.getByRole('listitem')).toHaveText([new RegExp(change.name)]);
      await expect(bossRows(page)).toHaveCount(3);
      await expect(bossKills(page).getByRole('heading').first()).toHaveText(/Boss kills\s*2/);

      await chooseBoss(page, change.name);
      await expect(
        page.getByText(
          `This fight is no raid of ${named}. It counts for nothing beyond itself: not for the whole night, since last raid, attendance or season.`,
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
    });
});

test('a report without raid bosses says that none was killed', async ({ page, logSite }) => {
  const report = mistsNight();
  for (const fight of report.fights.fights ?? []) fight.size = 5;
  logSite.reports.set(MISTS_NIGHT, report);
  await openReport(page, MISTS_NIGHT);
  await expect(bossKills(page)).toContainText('No raid boss was killed in this report.');
  await expect(bossRow(page, 'Horridon')).toBeVisible();
});
