import { bossKills, bossRow, bossRows, column, players } from './locators';
import { MISTS_NIGHT, mistsNight } from './reports';
import { chooseBoss, fetchReport, openReport } from './steps';
import { nightTable } from './tables';
import { expect, test } from './test';

// src/domain/eras/raid-fights.test.ts tests which fights are outside.
test('fights outside the era’s raids are neither judged nor counted in the night', async ({
  page,
  logSite,
}) => {
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

  await test.step('a report without raid bosses shows that no boss was killed', async () => {
    for (const fight of report.fights.fights ?? []) fight.size = 5;
    logSite.reports.set('NoRaidBossKilled', report);
    await fetchReport(page, 'NoRaidBossKilled');
    await expect(bossKills(page)).toContainText('No raid boss was killed in this report.');
    await expect(bossRow(page, 'Horridon')).toBeVisible();
  });
});
