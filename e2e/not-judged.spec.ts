import { changePlayers } from './changed-players';
import { bossKills, bossRow, bossRows, column, details, gear, players } from './locators';
import { MISTS_NIGHT, mistsNight, RAID, tierElevenRaid } from './reports';
import { chooseBoss, openReport } from './steps';
import { nightTable } from './tables';
import { expect, test } from './test';

// In every era: src/domain/audit/audit.test.ts.
test('a raider of whom fourteen slots are empty is not judged', async ({ page, logSite }) => {
  const name = 'Elsifer';
  const report = tierElevenRaid();
  changePlayers(report, (player) => {
    const gear = player.combatantInfo?.gear?.filter(({ slot }) => [2, 4, 6].includes(slot)) ?? [];
    return player.name === name
      ? { ...player, combatantInfo: { ...player.combatantInfo, gear } }
      : player;
  });
  logSite.reports.set(RAID, report);
  await openReport(page, `${RAID}#fight=12`);
  await column(page, 'NO GEAR RECORDED').getByRole('button', { name }).click();
  for (const title of ['PASSED', 'MISSING ENCHANTS', 'LOW ITEM LEVEL'] as const)
    await expect(column(page, title).getByRole('button', { name })).toHaveCount(0);
  await expect(details(page)).toContainText(
    '14 of 17 slots are empty: disconnected, or the log was cut. Another boss of the raid may have the gear.',
  );
  await expect(gear(page).getByRole('link')).toHaveCount(3);
});

// Which fights these are: src/domain/eras/raid-fights.test.ts.
test('fights that are no raid of the game count for nothing else', async ({ page, logSite }) => {
  const report = mistsNight();
  const kills = (report.fights.fights ?? []).filter(({ kill }) => kill);
  const name = 'Gu Cloudstrike';
  const change = { boss: 51_999, name, zoneID: 959, zoneName: 'Shado-Pan', size: 5 };
  Object.assign(kills.at(-1) ?? {}, change);
  logSite.reports.set(MISTS_NIGHT, report);
  await openReport(page, MISTS_NIGHT);
  const others = bossKills(page).getByRole('list', { name: 'Other fights' });
  await expect(others.getByRole('listitem')).toHaveText([new RegExp(name)]);
  await expect(bossRows(page)).toHaveCount(3);
  await expect(bossKills(page).getByRole('heading').first()).toHaveText(/Boss kills\s*2/);

  await chooseBoss(page, name);
  await expect(
    page.getByText(
      'This fight is no raid of Mists of Pandaria. It counts for nothing beyond itself: not for the whole night, since last raid, attendance or season.',
    ),
  ).toBeVisible();
  await expect(column(page, 'NOT JUDGED')).toHaveCount(1);
  await expect(players(page).getByRole('button', { name: 'Buffs/Debuffs' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Whole night', exact: true }).click();
  await expect(nightTable(page).getByRole('row', { name: /of 2$/ }).first()).toBeVisible();
  await expect(nightTable(page)).not.toContainText(name);
});

test('a report without raid bosses says that none was killed', async ({ page, logSite }) => {
  const report = mistsNight();
  for (const fight of report.fights.fights ?? []) fight.size = 5;
  logSite.reports.set(MISTS_NIGHT, report);
  await openReport(page, MISTS_NIGHT);
  await expect(bossKills(page)).toContainText('No raid boss was killed in this report.');
  await expect(bossRow(page, 'Horridon')).toBeVisible();
});
