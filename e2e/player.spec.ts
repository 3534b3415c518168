import type { Locator, Page } from '@playwright/test';
import { checkbox, comingList, openTonight, rowOf } from './coming';
import { column, details } from './locators';
import { overwriteRecord } from './saved';
import { openSeason, playerLink, seasonTable } from './season';
import { saveSeason } from './season-saved';
import { shareDialog } from './sharing';
import { choosePlayer, readClipboard } from './steps';
import { readRows } from './tables';
import { expect, test } from './test';

const NEWEST_CODE = 'SeasonTwentyFv07';
const evenings = (page: Page): Locator => page.getByRole('table', { name: 'Evenings' });
const facts = (page: Page): Locator => page.getByRole('list', { name: 'At a glance' });
const openNowRegion = (page: Page): Locator => page.getByRole('region', { name: 'Open now' });
const nameOf = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const thisIsMeButton = (page: Page): Locator => page.getByRole('button', { name: 'This is me' });

test('a player’s page lists every evening', async ({ page, logSite }) => {
  await saveSeason(page);
  await openSeason(page);

  await test.step('a name in Season opens the player’s page', async () => {
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    await page.evaluate(() => scrollTo(0, 120));
    await expect.poll(scrolled).toBeGreaterThan(100);
    await playerLink(page, 'Glimmerveil').click();
    await expect(page).toHaveURL(/\/player\?player=Glimmerveil&server=Everlook&guid=\d+$/);
    await expect(page).toHaveTitle('Glimmerveil · Ready Check');
    await expect(nameOf(page)).toBeFocused();
    await page.getByRole('button', { name: 'Season' }).click();
    await expect(playerLink(page, 'Glimmerveil')).toBeFocused();
    await expect.poll(scrolled).toBeGreaterThan(100);
    await page.goForward();
  });

  await test.step('the page shows the player’s facts and open faults', async () => {
    await expect(facts(page).getByRole('listitem')).toHaveText([
      'Shadow Priest',
      '6 of 6 evenings',
      'Item level 370.7 (+4.1)',
      'first seen Sep 4, 2024',
    ]);
    await expect(openNowRegion(page)).toContainText('as of Sep 22, 2024, Baleroc');
    await expect(openNowRegion(page)).toContainText('Missing Enchant: Bracers');
    await openNowRegion(page).getByRole('button', { name: 'Copy whisper' }).click();
    expect(await readClipboard(page)).toMatch(/^\/w Glimmerveil\S* Missing Enchant: Bracers/);
    await openNowRegion(page).getByRole('button', { name: 'To buy' }).click();
    const toBuy = page.getByRole('dialog', { name: 'To buy' });
    await expect(toBuy.getByRole('checkbox', { name: /Glimmerveil/ }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(toBuy).toHaveCount(0);
  });

  await test.step('each evening shows gear, level, consumables and changes', async () => {
    const rows = [...(await readRows(evenings(page)))];
    expect(rows.map(([date, cells]) => [date, ...cells].join(' | '))).toEqual([
      'Sep 22, 2024 | Firelands, "the good one"; =1+1 | Bracers | 370.7 | flask 2 of 3, food 3 of 3 | Legs enchanted, Bracers 372 → 378',
      'Sep 18, 2024 | Firelands, Wednesday | Legs | 370.4 | flask 2 of 2, food 0 of 1 | Neck 372 → 378, Chest 372 → 378, Ring 2 372 → 378',
      'Sep 15, 2024 | Into the Firelands | Legs | 369.3 | flask 2 of 2, food 1 of 2 | Trinket 1 359 → 372, Ranged 359 → 378',
      'Sep 11, 2024 | Wednesday, second log | no gear | no gear | not in this log | ',
      'Sep 8, 2024 | Bastion and an odd job | Legs | 367.4 | not in this log | Gloves 372 → 378, Cloak 372 → 379',
      'Sep 4, 2024 | Blackwing Descent, first night | Legs | 366.6 | not in this log | ',
    ]);
    await expect(
      page.getByRole('figure', { name: 'Item level over time' }).getByRole('img'),
    ).toHaveAccessibleName(/^Sep 4, 2024: item level 366.6, 1 open fault; .* 370.7, 1 open fault$/);
  });

  await test.step('an evening links to its whole night', async () => {
    const evening = evenings(page).getByRole('link', { name: 'Sep 15, 2024' });
    await evening.press('Enter');
    await expect(page).toHaveURL(/report=\w+&view=night$/);
    await page.goBack();
    await expect(evening).toBeFocused();
  });

  await test.step('a name in Tonight opens the player’s page without ticking the row', async () => {
    await openTonight(page);
    await page.getByRole('textbox', { name: 'Find a player' }).fill('glimmer');
    const row = rowOf(comingList(page), 'Glimmerveil');
    await row.locator('label').click({ position: { x: 50, y: 22 } });
    const outside = page.getByRole('list', { name: 'Not coming' });
    await expect(checkbox(outside, 'Glimmerveil')).not.toBeChecked();
    const link = outside.getByRole('link', { name: 'Glimmerveil' });
    await link.click();
    await expect(nameOf(page)).toHaveText('Glimmerveil');
    await page.getByRole('button', { name: 'Tonight' }).click();
    await expect(link).toBeFocused();
    await expect(checkbox(outside, 'Glimmerveil')).not.toBeChecked();
  });

  expect(logSite.requests).toEqual([]);

  await test.step('a player’s details link to the player’s page', async () => {
    await page.goto(`./?report=${NEWEST_CODE}`);
    await choosePlayer(page, 'Glimmerveil');
    const link = details(page).getByRole('link', { name: 'All evenings' });
    await link.click();
    await expect(nameOf(page)).toHaveText('Glimmerveil');
    await page.goBack();
    await expect(link).toBeFocused();
  });

  await test.step('a printed page has no buttons', async () => {
    await page.goForward();
    await page.emulateMedia({ media: 'print' });
    await expect(evenings(page)).toBeVisible();
    await expect(thisIsMeButton(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Copy whisper' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('a page that no link opened leads to the season of its group', async () => {
    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await expect(facts(page)).toBeVisible();
    await page.getByRole('button', { name: 'Season' }).click();
    await expect(page).toHaveURL(`/season?group=${NEWEST_CODE}`);
  });

  for (const search of ['', '?player=__proto__', '?player=%20&guid=x'])
    await test.step(`the address “${search}” shows that no raid has the player`, async () => {
      await page.goto(`./player${search}`);
      await expect(page.getByText('No raid on this device has this player.')).toBeVisible();
    });
});

test('a player can be marked as the user', async ({ page }) => {
  await saveSeason(page);
  const you = page.getByRole('region', { name: 'You', exact: true });

  await test.step('the user’s main and alt share one line on home', async () => {
    await openSeason(page);
    await playerLink(page, 'Mossfuse').click();
    await page.getByRole('combobox', { name: 'Alt of' }).selectOption('Quickfuse');
    await expect(facts(page).getByRole('link', { name: 'Alt of Quickfuse' })).toBeVisible();
    await thisIsMeButton(page).click();
    await expect(thisIsMeButton(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(nameOf(page)).toHaveText('Mossfuse you');
    await page.getByRole('button', { name: 'To buy' }).click();
    await expect(
      page.getByRole('checkbox', { name: 'bought: Mossfuse you' }).first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await facts(page).getByRole('link', { name: 'Alt of Quickfuse' }).click();
    await expect(nameOf(page)).toHaveText('Quickfuse');
    await expect(evenings(page).getByText('on Mossfuse').first()).toBeVisible();
    await thisIsMeButton(page).click();
    await page.goto('./');
    await expect(you.getByRole('link')).toHaveText([
      /^Quickfuse: passed on Sep 22, 2024 · \d of 6 evenings$/,
    ]);
    const [above, below] = await Promise.all(
      [you, page.getByRole('region', { name: 'Saved raids' })].map((one) => one.boundingBox()),
    );
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    await you.getByRole('link').click();
    await expect(nameOf(page)).toHaveText('Quickfuse you');
    await page.goBack();
    await expect(you.getByRole('link')).toBeFocused();
  });

  await test.step('“you” follows the name in tiles and rows', async () => {
    await openTonight(page);
    await expect(checkbox(comingList(page), 'Quickfuse you')).toBeVisible();
    await page.goto(`./?report=${NEWEST_CODE}`);
    const tile = column(page, 'PASSED').getByRole('button', { name: /^Quickfuse, you, / });
    await expect(tile).toHaveText(/^Quickfuse you/);
    await openSeason(page);
    await expect(seasonTable(page).getByRole('rowheader', { name: 'Quickfuse you' })).toBeVisible();
  });

  await test.step('a message about the season does not contain “you”', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const messages = shareDialog(page).getByRole('region', { name: /^Message/ });
    await expect(messages.first()).toContainText('Quickfuse: 6 of 6');
    await expect(messages.getByText('you')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('a sixth player cannot be marked as the user', async () => {
    await openSeason(page);
    await playerLink(page, 'Candlewick').click();
    const gone = ['Ashvane', 'Bexley', 'Corvane', 'Delmar', 'Everly'];
    const notes = gone.map((name) => ({ at: 1, player: { name }, isMe: true }));
    await overwriteRecord(page, 'me', { shape: 1, notes });
    await page.reload();
    await expect(thisIsMeButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(thisIsMeButton(page)).toHaveAccessibleDescription('Five players are you already.');
  });

  await test.step('a player without saved raids can be unmarked as the user', async () => {
    await page.getByRole('link', { name: 'Corvane' }).click();
    await expect(page.getByText('No raid on this device has this player.')).toBeVisible();
    await thisIsMeButton(page).click();
    await expect(thisIsMeButton(page)).toHaveAttribute('aria-pressed', 'false');
    await page.goBack();
    await expect(thisIsMeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  });
});
