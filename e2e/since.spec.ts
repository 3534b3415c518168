import type { Page } from '@playwright/test';
import { changePlayers, type LoggedPlayer } from './changed-players';
import { EARLIER_CODE, earlierRaid } from './earlier-raid';
import { cutAfter, raidUntil, THIRD_KILL } from './growing-raid';
import { MISTS_NIGHT, mistsNight, RAID, tierElevenRaid } from './reports';
import { goHome, untilSaved } from './saved';
import { search } from './searching';
import { fetchReport, sayOnline } from './steps';
import { expect, expectConsole, test } from './test';

const sinceRegion = (page: Page) => page.getByRole('region', { name: 'Since last raid' });

const itemsOf = (page: Page, region: string) =>
  sinceRegion(page).getByRole('region', { name: region, exact: true }).getByRole('listitem');

/** Reads a region as `Name slots`. */
async function readRegion(page: Page, name: string): Promise<string[]> {
  const texts = await itemsOf(page, name).allInnerTexts();
  const facts = /( \d+ raids| [+−][\d.]+)?( for \d+ raids)?,?( item level [+−][\d.]+)?$/;
  return texts.map((text) => text.replace(/\s+/g, ' ').trim().replace(facts, '')).sort();
}

/** Ends the raid at its third kill: one test alone needs all twelve. */
const tonightsRaid = () => raidUntil(THIRD_KILL);
const lastWeeksRaid = () => cutAfter(earlierRaid(), THIRD_KILL);

test.beforeEach(({ logSite }) => {
  logSite.reports.set(RAID, tonightsRaid());
  logSite.reports.set(EARLIER_CODE, lastWeeksRaid());
});

async function compare(page: Page, codeOrLink: string): Promise<void> {
  const choice = sinceRegion(page).getByRole('combobox');
  const isAsked = await sinceRegion(page).getByLabel('Another report').isVisible();
  if (!isAsked) await choice.selectOption('Another report …');
  await sinceRegion(page).getByLabel('Another report').fill(codeOrLink);
  await sinceRegion(page).getByRole('button', { name: 'Compare' }).click();
}

/** Renames a player without GUID. A player with a GUID stays the same under a new name. */
const renamePlayer = ({ guid: _, ...player }: LoggedPlayer): LoggedPlayer => ({
  ...player,
  name: `Other${player.name}`,
});

async function untilBothWhole(page: Page): Promise<void> {
  await untilListsAppear(page);
  await expect(sinceRegion(page).getByRole('progressbar')).toHaveCount(0);
  await expect(sinceRegion(page)).not.toContainText('Not known until every kill');
}

const untilListsAppear = (page: Page) =>
  sinceRegion(page).getByRole('region', { name: 'Fixed', exact: true }).waitFor();

test('the user can choose the report to compare the open raid with', async ({ page, logSite }) => {
  logSite.reports.set(RAID, tierElevenRaid());
  logSite.reports.set(EARLIER_CODE, earlierRaid());
  const { start } = tierElevenRaid().fights;
  logSite.guilds.set("lion's share/firemaw/eu", [
    { id: RAID, title: 'Thursday', start, zone: 1023 },
    { id: EARLIER_CODE, title: 'The week before', start: Number(start) - 1, zone: 1023 },
  ]);
  await page.goto(`./?report=${RAID}&view=since`);

  await test.step('the page says that no earlier raid is saved', () =>
    expect(sinceRegion(page)).toContainText('No earlier raid is saved on this device.'));

  await test.step('text that is not a report code is refused', async () => {
    await compare(page, 'no report');
    await expect(sinceRegion(page).getByRole('alert')).toHaveText(
      'Report code must be 16 characters long.',
    );
  });

  await test.step('a link to another report fetches that report', async () => {
    await compare(page, `https://classic.warcraftlogs.com/reports/${EARLIER_CODE}#fight=30`);
    await expect(page).toHaveURL(new RegExp(`view=since&against=${EARLIER_CODE}`));
    await untilBothWhole(page);
  });

  await test.step('the sections list the players with their faults', async () => {
    await expect(sinceRegion(page).getByText(/^Fetching kills/)).toHaveCount(0);
    expect(await readRegion(page, 'Fixed')).toEqual(['Elsifer Cloak', 'Veyra Legs']);
    expect(await readRegion(page, 'New faults')).toEqual(['Nyxara Legs, Mainhand']);
    expect(await readRegion(page, 'Not here')).toEqual(['Gone low: Boots, Ring 2']);
    await expect(sinceRegion(page).getByRole('heading', { level: 3 })).toHaveText([
      'Fixed 2',
      'New faults 1',
      'Still open 10',
      'New here 2',
      'Not here 1',
    ]);
  });

  await test.step('the open report’s own link is refused', async () => {
    await compare(page, RAID);
    await expect(sinceRegion(page).getByRole('alert')).toContainText(
      'That is the report you have open',
    );
    await expect(page).toHaveURL(new RegExp(`against=${EARLIER_CODE}$`));
  });

  await test.step('a raid found by a guild search can be compared', async () => {
    await goHome(page);
    await search(page, { name: "Lion's Share" });
    await page
      .getByRole('link', { name: 'Compare the open raid with The week before', exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`report=${RAID}&view=since&against=${EARLIER_CODE}`));
    await untilBothWhole(page);
    expect(await readRegion(page, 'Fixed')).toEqual(['Elsifer Cloak', 'Veyra Legs']);
  });
});

test('the page says why two raids cannot be compared', async ({ page, logSite }) => {
  await page.goto(`./?report=${RAID}&view=since&against=a:${EARLIER_CODE}`);

  await test.step('an anonymous report is not compared', () =>
    expect(sinceRegion(page)).toContainText(
      'An anonymous report does not say who its players are',
    ));

  await test.step('raids of two eras are not compared', async () => {
    logSite.reports.set(MISTS_NIGHT, mistsNight());
    await compare(page, MISTS_NIGHT);
    await expect(sinceRegion(page)).toContainText('from different eras');
    await expect(sinceRegion(page).getByRole('region', { name: 'Fixed' })).toHaveCount(0);
  });

  await test.step('two raids without common players are not compared', async () => {
    const others = lastWeeksRaid();
    changePlayers(others, renamePlayer);
    logSite.reports.set('WithoutOurPeople', others);
    await compare(page, 'WithoutOurPeople');
    await expect(sinceRegion(page)).toContainText('The two raids have no player in common.');
    await expect(sinceRegion(page).getByRole('heading', { level: 3 })).toHaveText([
      'Fixed 0',
      'New faults 0',
      'Still open 0',
      'New here 25',
      'Not here 24',
    ]);
    await expect(sinceRegion(page)).not.toContainText('→');
  });
});

test('a raid is compared with the last raid that had half of its players', async ({
  page,
  logSite,
}) => {
  const choice = sinceRegion(page).getByRole('combobox');
  await page.goto(`./?report=${EARLIER_CODE}&fight=8`);
  await untilSaved(page, 'The week before', 1);

  await test.step('a second log of the same night is not an earlier raid', async () => {
    const second = tonightsRaid();
    const { start } = second.fights;
    Object.assign(second.fights, {
      title: 'Tonight, second logger',
      start: Number(start) - 120_000,
    });
    logSite.reports.set('TheSecondLogger1', second);
    await fetchReport(page, 'https://classic.warcraftlogs.com/reports/TheSecondLogger1#fight=8');
    await untilSaved(page, 'Tonight, second logger', 1);

    await page.goto(`./?report=${RAID}&view=since`);
    await expect(choice).toHaveValue(EARLIER_CODE);
    await expect(choice.getByRole('option')).toHaveText([/The week before$/, 'Another report …']);
    await untilBothWhole(page);
    const fenwick = itemsOf(page, 'Still open').filter({ hasText: 'Fenwick' });
    await expect(fenwick).toContainText('for 2 raids');
  });

  await test.step('the user can choose another earlier raid', async () => {
    const others = lastWeeksRaid();
    const { start } = others.fights;
    Object.assign(others.fights, { title: 'With others', start: Number(start) + 3_600_000 });
    const few = ['Veyra', 'Fenwick', 'Rookmar'];
    changePlayers(others, (player) => (few.includes(player.name) ? player : renamePlayer(player)));
    logSite.reports.set('WithOtherPlayers', others);
    await fetchReport(page, 'https://classic.warcraftlogs.com/reports/WithOtherPlayers#fight=8');
    await untilSaved(page, 'With others', 1);

    await page.goto(`./?report=${RAID}&view=since`);
    await expect(choice).toHaveValue(EARLIER_CODE);
    await expect(choice.getByRole('option')).toHaveText([
      / · 23 of the same players · The week before$/,
      / · 3 of the same players · With others$/,
      'Another report …',
    ]);
    await choice.selectOption('WithOtherPlayers');
    await expect(page).toHaveURL(/against=WithOtherPlayers/);
    await page.goBack();
    await expect(choice).toHaveValue(EARLIER_CODE);
  });

  await test.step('after several arrow keys only the raid of the last key is compared', async () => {
    await choice.focus();
    for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
    await expect(page).toHaveURL(/against=WithOtherPlayers/);
    await page.goBack();
    await expect(page).toHaveURL(/view=since$/);
    await page.goForward();
    await untilBothWhole(page);
    expect(await readRegion(page, 'Fixed')).toEqual(['Veyra Legs']);
  });
});

test('offline two saved raids are compared', async ({ page, context, logSite }) => {
  expectConsole('Error fetching fights:', /ERR_CONNECTION_(REFUSED|RESET)/);
  await page.goto(`./?report=${RAID}&view=since&against=${EARLIER_CODE}`);
  await untilBothWhole(page);
  await logSite.api.stop();
  await sayOnline(context, false);
  await page.reload();
  await untilBothWhole(page);
  expect(await readRegion(page, 'Fixed')).toEqual(['Elsifer Cloak', 'Veyra Legs']);

  await test.step('a notice says that an unsaved raid needs a connection', async () => {
    await page.goto(`./?report=${RAID}&view=since&against=NeverSavedReport`);
    await expect(sinceRegion(page).getByRole('alert')).toContainText(/offline/i);
  });

  await test.step('a raid without an earlier raid links to a later raid', async () => {
    await page.goto(`./?report=${EARLIER_CODE}&view=since`);
    await page.getByRole('link', { name: /compared with this raid$/ }).click();
    await expect(page).toHaveURL(new RegExp(`report=${RAID}&view=since&against=${EARLIER_CODE}`));
    await untilBothWhole(page);
  });
});
