import type { Page } from '@playwright/test';
import { EARLIER, earlierRaid } from './earlier-raid';
import {
  DEEPER,
  deeperNight,
  MISTS_NIGHT,
  mistsNight,
  RAID,
  type ServedReport,
  tierElevenRaid,
} from './reports';
import { untilSaved, untilServed } from './saved';
import { search } from './searching';
import { goOfflineKnowingly } from './steps';
import { expect, test } from './test';
import { changePlayers, enchanted, lowered } from './worked-out-night';
import { workedOutSince } from './worked-out-since';

const view = (page: Page) => page.getByRole('region', { name: 'Since last raid' });

const itemsOf = (page: Page, region: string) =>
  view(page).getByRole('region', { name: region, exact: true }).getByRole('listitem');

/** `Name slots` of a region. */
async function readRegion(page: Page, name: string): Promise<string[]> {
  const texts = await itemsOf(page, name).allInnerTexts();
  const facts = /( for \d+ raids)?,?( item level [+−][\d.]+)?$/;
  return texts.map((text) => text.replace(/\s+/g, ' ').trim().replace(facts, '')).sort();
}

test.beforeEach(({ logSite }) => {
  logSite.reports.set(EARLIER, earlierRaid());
});

const PRESENT: { name: string; code: string; report: () => ServedReport; kills: number }[] = [
  { name: 'tier11-25', code: RAID, report: tierElevenRaid, kills: 12 },
  { name: 'deeper-25', code: DEEPER, report: deeperNight, kills: 4 },
];

for (const { name: fixture, code, report, kills } of PRESENT) {
  test(`the compared sections of ${fixture} match the two reports’ own files`, async ({
    page,
    logSite,
  }) => {
    logSite.reports.set(code, report());
    await page.goto(`./?report=${code}&view=since&against=${EARLIER}`);
    await expect(view(page).getByText(`All ${kills} kills are here.`).first()).toBeVisible();
    await expect(view(page).getByText('All 12 kills are here.').last()).toBeVisible();
    await expect(view(page).getByText(/^Fetching kills/)).toHaveCount(0);

    for (const [name, lines] of Object.entries(workedOutSince(report(), earlierRaid()))) {
      expect(await readRegion(page, name), name).toEqual(lines);
      await expect(view(page).getByRole('term').filter({ hasText: name })).toBeVisible();
    }
  });
}

test('the worked-out comparison has the two players of the fixtures whose gear was mended', () => {
  expect(workedOutSince(tierElevenRaid(), earlierRaid()).Mended).toEqual([
    'Elsifer Cloak',
    'Veyra Legs',
  ]);
});

test('open faults show for how many raids, and players their change of item level', async ({
  page,
  logSite,
}) => {
  const weekBefore = earlierRaid();
  changePlayers(weekBefore, (player) => (player.name === 'Rookmar' ? lowered(player, 3) : player));
  logSite.reports.set(EARLIER, weekBefore);
  const twoWeeksBefore = earlierRaid();
  const { start } = twoWeeksBefore.fights;
  Object.assign(twoWeeksBefore.fights, { start: Number(start) - 7 * 24 * 3_600_000 });
  // Veyra's cloak was fine then; Tavarin was absent.
  changePlayers(twoWeeksBefore, (player) => {
    if (player.name === 'Tavarin') return undefined;
    return player.name === 'Veyra' ? enchanted(player) : player;
  });
  logSite.reports.set('TwoWeeksBeforeIt', twoWeeksBefore);
  await page.goto(`./?report=TwoWeeksBeforeIt&view=night`);
  await page.getByText('All 12 kills are here.').waitFor();

  await page.goto(`./?report=${RAID}&view=since&against=${EARLIER}`);
  await expect(view(page).getByText('All 12 kills are here.')).toHaveCount(2);
  const open = (name: string) => itemsOf(page, 'Still open').filter({ hasText: name });
  await expect(open('Fenwick')).toContainText('low: Head, Legs');
  await expect(open('Fenwick')).toContainText('for 3 raids');
  await expect(open('Veyra')).toContainText('for 2 raids');
  await expect(open('Tavarin')).toContainText('for 2 raids');
  await expect(itemsOf(page, 'Item level')).toHaveText([/^Rookmar.*\+3$/]);
  await expect(view(page).getByRole('definition').last()).toHaveText(/^\d+ → 12\s*\d/);
});

test('a raid is compared with the saved raid before it', async ({ page }) => {
  await page.goto(`./?report=${EARLIER}&fight=30`);
  await untilSaved(page, 'The week before', 1);
  await page.goto(`./?report=${RAID}&view=since`);
  await expect(view(page).getByRole('combobox')).toHaveValue(EARLIER);
  await expect(view(page).getByRole('combobox')).toContainText('(23 players in both)');
  await expect(view(page).getByText('All 12 kills are here.')).toHaveCount(2);
  expect(await readRegion(page, 'New here')).toEqual(
    workedOutSince(tierElevenRaid(), earlierRaid())['New here'],
  );
});

test('of several earlier raids the one with most common players is compared, and another can be chosen', async ({
  page,
  logSite,
}) => {
  const others = earlierRaid();
  const { start } = others.fights;
  Object.assign(others.fights, { title: 'With others', start: Number(start) + 3_600_000 });
  const few = ['Veyra', 'Fenwick', 'Rookmar'];
  changePlayers(others, (player) =>
    few.includes(player.name) ? player : { ...player, name: `Other${player.name}` },
  );
  logSite.reports.set('WithOtherPlayers', others);
  for (const [code, title] of [
    [EARLIER, 'The week before'],
    ['WithOtherPlayers', 'With others'],
  ] as const) {
    await page.goto(`./?report=${code}&fight=30`);
    await untilSaved(page, title, 1);
  }

  await page.goto(`./?report=${RAID}&view=since`);
  const choice = view(page).getByRole('combobox');
  await expect(choice).toHaveValue(EARLIER);
  await expect(choice.getByRole('option')).toHaveText([
    /^The week before, .+ \(23 players in both\)$/,
    /^With others, .+ \(3 players in both\)$/,
  ]);
  await choice.selectOption('WithOtherPlayers');
  await expect(page).toHaveURL(/against=WithOtherPlayers/);
  await page.goBack();
  await expect(choice).toHaveValue(EARLIER);

  // Each arrow key chooses; only the last one counts.
  await choice.focus();
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
  await expect(page).toHaveURL(/against=WithOtherPlayers/);
  await page.goBack();
  await expect(page).toHaveURL(/view=since$/);
  await page.goForward();
  await expect(view(page).getByText('All 12 kills are here.')).toHaveCount(2);
  expect(await readRegion(page, 'Mended')).toEqual(['Veyra Legs']);
});

test('the same night logged by a second player is no earlier raid', async ({ page, logSite }) => {
  const second = tierElevenRaid();
  const { start } = second.fights;
  Object.assign(second.fights, { title: 'Tonight, second logger', start: Number(start) - 120_000 });
  logSite.reports.set('TheSecondLogger1', second);
  for (const [code, title] of [
    [EARLIER, 'The week before'],
    ['TheSecondLogger1', 'Tonight, second logger'],
  ] as const) {
    await page.goto(`./?report=${code}&fight=30`);
    await untilSaved(page, title, 1);
  }

  await page.goto(`./?report=${RAID}&view=since`);
  const choice = view(page).getByRole('combobox');
  await expect(choice).toHaveValue(EARLIER);
  await expect(choice.getByRole('option')).toHaveText([/^The week before, /]);
  await expect(view(page).getByText('All 12 kills are here.')).toHaveCount(2);
  const fenwick = itemsOf(page, 'Still open').filter({ hasText: 'Fenwick' });
  await expect(fenwick).toContainText('for 2 raids');
});

test('without an earlier raid the page says how to get one', async ({ page }) => {
  await page.goto(`./?report=${RAID}&view=since`);
  await expect(view(page)).toContainText('No earlier raid is saved on this device.');
});

test('an anonymous report is not compared, and the page says so', async ({ page }) => {
  await page.goto(`./?report=${RAID}&view=since&against=a:${EARLIER}`);
  await expect(view(page)).toContainText('An anonymous report does not say who its players are');
});

test('two raids without common players are not compared, and the page says so', async ({
  page,
  logSite,
}) => {
  const others = earlierRaid();
  changePlayers(others, (player) => ({ ...player, name: `Other${player.name}` }));
  logSite.reports.set(EARLIER, others);
  await page.goto(`./?report=${RAID}&view=since&against=${EARLIER}`);
  await expect(view(page)).toContainText('The two raids have no player in common.');
  await expect(view(page).getByRole('definition')).toHaveText(['0', '0', '0', '25', '24']);
  await expect(view(page)).not.toContainText('→');
});

test('two players of the same name are two, shown with their servers', async ({
  page,
  logSite,
}) => {
  const others = earlierRaid();
  changePlayers(others, (player) =>
    player.name === 'Nyxara' ? { ...player, server: 'Faerlina' } : player,
  );
  logSite.reports.set(EARLIER, others);
  await page.goto(`./?report=${RAID}&view=since&against=${EARLIER}`);
  await expect(view(page).getByText('All 12 kills are here.')).toHaveCount(2);
  expect(await readRegion(page, 'New here')).toContain('Nyxara-Benediction Legs, Mainhand');
  expect(await readRegion(page, 'Not here')).toContain('Nyxara-Faerlina passed');
});

test('another report to compare with is fetched by its link', async ({ page }) => {
  await page.goto(`./?report=${RAID}&view=since`);
  await view(page).getByLabel('Another report').fill('no report');
  await view(page).getByRole('button', { name: 'Compare' }).click();
  await expect(view(page).getByRole('alert')).toHaveText('Report code must be 16 characters long.');

  const link = `https://classic.warcraftlogs.com/reports/${EARLIER}#fight=30`;
  await view(page).getByLabel('Another report').fill(link);
  await view(page).getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(new RegExp(`view=since&against=${EARLIER}`));
  await expect(view(page).getByText('All 12 kills are here.')).toHaveCount(2);
  expect(await readRegion(page, 'Mended')).toEqual(['Elsifer Cloak', 'Veyra Legs']);
});

test('the open report’s own link is refused', async ({ page }) => {
  await page.goto(`./?report=${RAID}&view=since&against=${EARLIER}`);
  await view(page).getByLabel('Another report').fill(RAID);
  await view(page).getByRole('button', { name: 'Compare' }).click();
  await expect(view(page).getByRole('alert')).toContainText('This is the open report itself');
  await expect(page).toHaveURL(new RegExp(`against=${EARLIER}$`));
});

test('a raid found by a guild search is compared with the open one', async ({ page, logSite }) => {
  const { start } = tierElevenRaid().fights;
  logSite.guilds.set("lion's share/firemaw/eu", [
    { id: RAID, title: 'Thursday', start, zone: 1023 },
    { id: EARLIER, title: 'The week before', start: Number(start) - 1, zone: 1023 },
  ]);
  await page.goto(`./?report=${RAID}`);
  await search(page, { name: "Lion's Share" });

  await page
    .getByRole('link', { name: 'Compare the open raid with The week before', exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(`report=${RAID}&view=since&against=${EARLIER}`));
  await expect(view(page).getByText('All 12 kills are here.')).toHaveCount(2);
  expect(await readRegion(page, 'Mended')).toEqual(['Elsifer Cloak', 'Veyra Legs']);
});

test('offline, two saved raids are compared, and one not saved says that it will be fetched once online', async ({
  page,
  context,
  app,
  expectConsole,
}) => {
  expectConsole('Error fetching fights:', 'ERR_CONNECTION_REFUSED');
  await page.goto(`./?report=${RAID}&view=since&against=${EARLIER}`);
  await expect(view(page).getByText('All 12 kills are here.')).toHaveCount(2);
  await untilServed(page);
  await goOfflineKnowingly(context, app);
  await page.reload();
  await expect(view(page).getByText('All 12 kills are here.')).toHaveCount(2);
  expect(await readRegion(page, 'Mended')).toEqual(['Elsifer Cloak', 'Veyra Legs']);

  await page.goto(`./?report=${RAID}&view=since&against=NeverSavedReport`);
  await expect(view(page).getByRole('alert')).toContainText(/offline/i);
});

test('raids of two eras are not compared, and the page says so', async ({ page, logSite }) => {
  logSite.reports.set(MISTS_NIGHT, mistsNight());
  await page.goto(`./?report=${MISTS_NIGHT}&view=since&against=${EARLIER}`);
  await expect(view(page)).toContainText('from different eras');
  await expect(view(page).getByRole('region', { name: 'Mended' })).toHaveCount(0);
});

test('new players are not listed while a kill of the earlier raid is missing', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('No players found');
  const report = earlierRaid();
  report.summaries.delete(16);
  logSite.reports.set(EARLIER, report);
  await page.goto(`./?report=${RAID}&view=since&against=${EARLIER}`);
  const newHere = view(page).getByRole('region', { name: 'New here' });
  await expect(newHere).toContainText('Not known until every kill is here.');
  await expect(view(page).getByRole('region', { name: 'Not here' })).not.toContainText('Not known');
});

test('a report with kills of two eras is not compared, and the page says so', async ({
  page,
  logSite,
}) => {
  const { fights, ...report } = earlierRaid();
  const { gameVersion: _, zone: __, ...unsaid } = fights;
  const [first] = (unsaid.fights ?? []).filter(({ boss }) => boss);
  Object.assign(first ?? {}, { boss: 51577, zoneID: 1098, zoneName: 'Throne of Thunder' });
  logSite.reports.set(EARLIER, { ...report, fights: unsaid });
  await page.goto(`./?report=${RAID}&view=since&against=${EARLIER}`);
  await expect(view(page)).toContainText('from an era without rules here');
});
