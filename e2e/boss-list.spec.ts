import { KILLS } from './expected-raid';
import { bossKills, bossRow, bossRows } from './locators';
import { RAID, type ServedReport, tierElevenRaid } from './reports';
import { chooseBoss, fetchReport, openReport } from './steps';
import { expect, test } from './test';

const ODD_REPORT = 'OddDifficulties1';

test('the boss list shows each kill with all that tells it from the others', async ({
  page,
  logSite,
  appServer,
}) => {
  logSite.reports.set(ODD_REPORT, oddReport());
  await openReport(page, RAID);
  await expect(bossRows(page)).toHaveCount(KILLS.length);

  await test.step('each row names boss, zone and difficulty', () =>
    expect(bossRows(page)).toContainText(
      KILLS.map(
        ({ boss, zone, isHeroic }) => `${boss} (${zone} ${isHeroic ? 'Heroic' : 'Normal'})`,
      ),
    ));

  await test.step('each row shows how long the fight took', () =>
    expect(bossRows(page)).toContainText(KILLS.map(({ length }) => length)));

  await test.step('only heroic rows have the skull', async () => {
    const skull = page.getByRole('img', { name: 'Heroic' });
    await expect(bossRows(page).filter({ has: skull })).toContainText(
      KILLS.filter(({ isHeroic }) => isHeroic).map(({ boss }) => boss),
    );
    await expect(bossKills(page).getByText('☠')).toHaveCount(2);
  });

  await test.step('every row has its picture, from one request for the sheet', async () => {
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

  const groundOf = (boss: string) =>
    bossRow(page, boss).evaluate((row) => getComputedStyle(row).backgroundColor);
  const grounds: string[] = [];
  await test.step('rows are coloured by zone', async () => {
    await expect(bossRow(page, 'Magmaw')).toHaveClass(/list-group-item-danger/);
    await expect(bossRow(page, 'Halfus Wyrmbreaker')).toHaveClass(/list-group-item-primary/);
    await expect(bossRow(page, "Al'Akir")).toHaveClass(/list-group-item-warning/);
    for (const boss of ['Magmaw', 'Halfus Wyrmbreaker', "Al'Akir"]) {
      grounds.push(await groundOf(boss));
    }
  });

  await test.step('only one row is chosen at a time', async () => {
    const chosen = bossKills(page).locator('[aria-current="true"]');
    await expect(chosen).toContainText(["Al'Akir"]);
    await chooseBoss(page, 'Magmaw');
    await expect(chosen).toContainText(['Magmaw']);
    await chooseBoss(page, 'Maloriak');
    await expect(chosen).toContainText(['Maloriak']);
  });

  await fetchReport(page, ODD_REPORT);
  await test.step('a difficulty is the zone’s, or else the fight’s', async () => {
    await expect(bossRows(page)).toHaveCount(5);
    await expect(bossRows(page)).toContainText([
      'Shannox (Firelands Normal)',
      'Lord Rhyolith (Firelands Heroic)',
      'Alysrazor (Firelands Heroic)',
      'Baleroc (Firelands Difficulty: 5)',
      'Shannox (Firelands Normal)',
    ]);
  });

  await test.step('a row’s background differs by zone', async () => {
    await expect(bossRow(page, 'Shannox')).toHaveClass(/list-group-item-dark/);
    grounds.push(await groundOf('Shannox'));
    expect(new Set(grounds).size).toBe(4);
  });

  await test.step('the rows of a boss killed twice are numbered', async () => {
    await expect(bossRows(page).filter({ hasText: 'Shannox' })).toContainText([
      'Kill 1 of 2',
      'Kill 2 of 2',
    ]);
    await expect(bossRow(page, 'Baleroc')).not.toContainText('Kill');
  });
});

/** Firelands, with every form of difficulty seen in logs, and one boss killed twice. */
function oddReport(): ServedReport {
  const fight = (id: number, name: string, difficulties: Record<string, number>) => ({
    id,
    boss: 1200 + id,
    name,
    kill: true,
    zoneName: 'Firelands',
    start_time: id * 600_000,
    end_time: id * 600_000 + 240_000,
    ...difficulties,
  });
  const fights = [
    fight(1, 'Shannox', { difficulty: 3, zoneDifficulty: 3 }),
    fight(2, 'Lord Rhyolith', { difficulty: 4, zoneDifficulty: 0 }),
    fight(3, 'Alysrazor', { difficulty: 4 }),
    fight(4, 'Baleroc', { difficulty: 5, zoneDifficulty: 5 }),
    fight(5, 'Shannox', { difficulty: 3, zoneDifficulty: 3 }),
  ];
  return { fights: { fights }, summaries: new Map([[5, tierElevenRaid().summaries.get(12)]]) };
}
