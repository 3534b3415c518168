import {
  bossRow,
  bossRows,
  buffsBlock,
  buffsButton,
  players,
  readBuffs,
  tooltip,
} from './locators';
import { MISTS_NIGHT, mistsNight, type ServedReport } from './reports';
import { fetchReport } from './steps';
import { expect, expectConsole, test } from './test';

/**
 * The ten raiders of Jin'rokh the Breaker against lists of Mists' buffs, worked out apart from the
 * app. A raider counts once if the class matches and the spec is any or theirs.
 */
const BUFFS = [
  'Stats: 3', // the bear, the windwalker, the cat
  'Stamina: 2', // priest, warlock
  'Attack Power: 2', // two death knights
  'Attack Speed: 3', // Enhancement, rogue, Frost
  'Spell Power: 3', // two shamans, warlock
  'Spell Haste: 0',
  'Critical Strike: 3', // the bear, the windwalker, the cat
  'Mastery: 2', // two shamans
];
const DEBUFFS = [
  'Weakened Armor: 3', // two druids, rogue
  'Physical Vulnerability: 1', // Frost
  'Magic Vulnerability: 2', // warlock, rogue
  'Weakened Blows: 6', // Blood, two druids, two shamans, warlock
  'Mortal Wounds: 2', // the windwalker, rogue
  'Slow Casting: 4', // two death knights, warlock, rogue
];
const EXTRAS = [
  'Bloodlust: 2',
  'Combat resurrection: 5',
  'Mana: 4',
  'Raid damage cooldowns: 2',
  'Raid defensive cooldowns: 8',
  'Movement: 2',
  'Single-target externals: 2',
];

/** One boss known by its encounter, and one by its map only. */
function reportInGerman(): ServedReport {
  const kill = (id: number, boss: number, more: Record<string, unknown>) => ({
    id,
    boss,
    kill: true,
    difficulty: 3,
    start_time: id * 1000,
    end_time: id * 1000 + 500,
    ...more,
  });
  return {
    fights: {
      lang: 'de',
      gameVersion: 5,
      fights: [
        kill(1, 1024, { name: 'Magmaul', zoneName: 'Pechschwingenabstieg' }),
        kill(2, 9999, { name: "Al'Akir", zoneName: 'Thron der Vier Winde', zoneID: 754 }),
      ],
    },
    summaries: new Map(),
  };
}

test('the panel of a raid of Mists has Mists’ buffs', async ({ page, logSite }) => {
  // Of the report in German, which opens on its last kill.
  expectConsole('No players found');
  await page.goto(`./?report=${MISTS_NIGHT}&fight=2`);

  await test.step('boss rows are coloured by the raid’s zone', async () => {
    await expect(bossRows(page)).toHaveCount(3);
    for (const row of await bossRows(page).all()) {
      await expect(row).toHaveClass(/list-group-item-primary/);
    }
  });

  await test.step('it has Mists’ buffs and debuffs, with cooldowns apart', async () => {
    await buffsButton(page).click();
    await expect(buffsBlock(page, 'Debuffs')).toBeVisible();
    expect(await readBuffs(page, 'Buffs')).toEqual(BUFFS);
    expect(await readBuffs(page, 'Debuffs')).toEqual(DEBUFFS);
    expect(await readBuffs(page, 'Cooldowns and more')).toEqual(EXTRAS);
  });

  await test.step('only the buff that nobody brings is missing, with who could bring it', async () => {
    await expect(players(page).getByRole('button', { name: /✕ missing/ })).toHaveText(
      /Spell Haste/,
    );
    await expect(buffsBlock(page, 'What to bring')).toContainText(
      'Spell Haste: Shadow Priest, Elemental Shaman or Balance Druid',
    );
  });

  await test.step('it marks only buffs that somebody had at the pull', async () => {
    await expect(players(page).getByText(/^At the pull somebody had /)).toHaveText(
      'At the pull somebody had Stats, Stamina, Critical Strike, Attack Power, Spell Power, Attack Speed and Mastery.',
    );
  });

  await test.step('a tooltip says what a buff does and which monk brings it', async () => {
    await buffsBlock(page, 'Buffs')
      .getByRole('button', { name: /^Stats/ })
      .hover();
    await expect(tooltip(page)).toContainText('+5% strength, agility, intellect');
    await expect(tooltip(page)).toContainText('Legacy of the Emperor, Monk: Koriander');
  });

  await test.step('it marks nothing if the log lists no such buff at the pull', async () => {
    const code = 'MistsWithoutBuff';
    logSite.reports.set(code, { ...mistsNight(), events: [] });
    await page.goto(`./?report=${code}&fight=2`);
    await buffsButton(page).click();
    await expect(buffsBlock(page, 'Debuffs')).toBeVisible();
    await expect(players(page).getByText('Flask not in this log')).toBeVisible();
    await expect(players(page).getByText(/^At the pull somebody had /)).toHaveCount(0);
  });

  await test.step('boss rows of a report in another language have the same colours', async () => {
    const code = 'DonnerUndMagmaul';
    logSite.reports.set(code, reportInGerman());
    await fetchReport(page, code);
    await expect(bossRow(page, 'Magmaul')).toHaveClass(/list-group-item-danger/);
    await expect(bossRow(page, "Al'Akir")).toHaveClass(/list-group-item-warning/);
  });
});
