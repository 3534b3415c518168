import { raidWithTwoMagmaws } from './changed-players';
import { KILLS } from './expected-raid';
import { bossKills, bossRow, bossRows } from './locators';
import { RAID } from './reports';
import { chooseBoss, fetchReport, openReport } from './steps';
import { nightTable } from './tables';
import { expect, test } from './test';

const WITH_TWO_MAGMAWS = 'WithTwoMagmaws00';

test('the boss list distinguishes all kills', async ({ page, logSite, appServer }) => {
  logSite.reports.set(WITH_TWO_MAGMAWS, raidWithTwoMagmaws());
  await openReport(page, RAID);
  await expect(bossRows(page)).toHaveCount(KILLS.length);

  await test.step('rows name the boss, zone and difficulty', () =>
    expect(bossRows(page)).toContainText(
      KILLS.map(
        ({ boss, zone, isHeroic }) => `${boss} (${zone} ${isHeroic ? 'Heroic' : 'Normal'})`,
      ),
    ));

  await test.step('rows show the length of the fight', () =>
    expect(bossRows(page)).toContainText(KILLS.map(({ length }) => length)));

  await test.step('only heroic rows have the skull', async () => {
    const skull = page.getByRole('img', { name: 'Heroic' });
    await expect(bossRows(page).filter({ has: skull })).toContainText(
      KILLS.filter(({ isHeroic }) => isHeroic).map(({ boss }) => boss),
    );
    await expect(bossKills(page).getByText('☠')).toHaveCount(2);
  });

  await test.step('one request for a sheet fetches the pictures of all rows', async () => {
    await expect(page.locator('#bosses-tier-11-ogre path')).toBeAttached();
    const pictures = await bossRows(page)
      .locator('use')
      .evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? ''));
    expect(pictures).toHaveLength(12);
    for (const picture of pictures) await expect(page.locator(picture)).toBeAttached();
    const requests = appServer.requests.filter(({ pathname }) =>
      pathname.includes('bosses-tier-11'),
    );
    expect(requests).toHaveLength(1);
  });

  // src/domain/eras/raid-of-fight.test.ts tests the colour of each zone.
  await test.step('rows are coloured by zone', async () => {
    const grounds = await Promise.all(
      ['Magmaw', 'Halfus Wyrmbreaker', "Al'Akir"].map((boss) =>
        bossRow(page, boss).evaluate((row) => getComputedStyle(row).backgroundColor),
      ),
    );
    expect(new Set(grounds).size).toBe(3);
  });

  await test.step('only one row is marked as chosen', async () => {
    const chosen = bossKills(page).locator('[aria-current="true"]');
    await expect(chosen).toContainText(["Al'Akir"]);
    await chooseBoss(page, 'Magmaw');
    await expect(chosen).toContainText(['Magmaw']);
    await chooseBoss(page, 'Maloriak');
    await expect(chosen).toContainText(['Maloriak']);
  });

  await test.step('the rows of a boss killed twice are numbered', async () => {
    await fetchReport(page, WITH_TWO_MAGMAWS);
    await expect(bossRows(page).filter({ hasText: 'Magmaw' })).toContainText([
      'Kill 1 of 2',
      'Kill 2 of 2',
    ]);
    await expect(bossRow(page, 'Atramedes')).not.toContainText('Kill');
  });

  await test.step('the night’s columns of a boss killed twice are numbered', async () => {
    await page.getByRole('link', { name: 'Whole night' }).click();
    const magmaw = nightTable(page).getByRole('columnheader', { name: /^Magmaw/ });
    await expect(magmaw).toHaveCount(2);
    await expect(magmaw.first()).toHaveAccessibleName(/Kill 1 of 2/);
    await magmaw
      .last()
      .getByRole('link', { name: /Kill 2 of 2/ })
      .click();
    await expect(page).toHaveURL(/fight=19$/);
  });
});
