import { bossRows } from './locators';
import { SUMMARY } from './log-site';
import { RAID } from './reports';
import {
  deleteButton,
  openThree,
  RAID_TITLE,
  RETAIL_TITLE,
  savedRaid,
  savedRaids,
  savedRows,
  undoButton,
  untilSaved,
  untilServed,
  untilStarted,
} from './saved';
import { chooseBoss, fetchReport, goOffline, openReport, openSettings } from './steps';
import { expect, test } from './test';

test('without saved raids the list says how to get one', async ({ page }) => {
  await page.goto('./');
  await expect(savedRaids(page)).toContainText('No raid is saved yet');
});

test('opened raids are listed, newest first, with what is saved of them', async ({ page }) => {
  await openThree(page);
  await expect(savedRows(page)).toContainText([RAID_TITLE, RETAIL_TITLE, 'Castle Nathria']);
  await expect(savedRaid(page, RAID_TITLE)).toContainText('by Kettlebrew');
  await expect(savedRaid(page, RAID_TITLE)).toContainText('2024');
  await expect(savedRaid(page, RAID_TITLE)).toContainText('Throne of the Four Winds');
  await expect(savedRaid(page, RAID_TITLE)).toContainText('0 of 12 kills saved');
});

test('an example is shown until the first raid is saved', async ({ page }) => {
  const example = page.getByRole('img', { name: /^Example, from the sample raid: Magmaw/ });
  await page.goto('./');
  await expect(example).toBeVisible();
  await openReport(page, RAID);
  await expect(savedRows(page)).toHaveCount(1);
  await expect(example).toHaveCount(0);
  await page.goto('./');
  await expect(savedRaid(page, RAID_TITLE)).toBeVisible();
  await expect(example).toHaveCount(0);
});

test('an example that loads late moves nothing', async ({ page, appServer }) => {
  await page.clock.install();
  const release = appServer.server.hold(/js\/ExampleVerdict-/);
  await page.goto('./');
  await untilStarted(page);
  await page.clock.fastForward(3000);
  const none = page.getByText('No raid is saved yet.');
  await expect(none).toBeVisible();
  const before = await none.boundingBox();
  const came = page.waitForResponse(/js\/ExampleVerdict-/);
  release();
  await (await came).finished();
  await page.clock.fastForward(1000);
  expect(await none.boundingBox()).toEqual(before);
});

test('a card shows the result of the kill opened last', async ({ page }) => {
  await openThree(page);
  await savedRaid(page, RAID_TITLE).click();
  for (const boss of ['Magmaw', 'Maloriak', 'Magmaw']) await chooseBoss(page, boss);
  await untilSaved(page, RAID_TITLE, 2);
  await page.goto('./');
  await expect(savedRaid(page, RAID_TITLE)).toContainText(
    /12\s+passed,\s+13\s+with faults,\s*Magmaw/,
  );
  await expect(savedRaid(page, RETAIL_TITLE)).toContainText('No kill opened yet');
});

test('a saved raid opens without a request to the log site', async ({ page, logSite }) => {
  await openThree(page);
  await page.goto('./');
  const requests = logSite.requests.length;
  await savedRaid(page, RAID_TITLE).click();
  await expect(bossRows(page)).toHaveCount(12);
  expect(logSite.requests.length).toBe(requests);
});

test('a kill whose response was late shows on its raid’s card', async ({ page, logSite }) => {
  await openReport(page, RAID);
  const release = logSite.hold(SUMMARY);
  await chooseBoss(page, 'Magmaw');
  await savedRaid(page, RAID_TITLE).scrollIntoViewIfNeeded();
  await expect(savedRaid(page, RAID_TITLE)).toContainText('No kill opened yet');
  release();
  await expect(savedRaid(page, RAID_TITLE)).toContainText(/12\s+passed/);
});

test('Undo restores a deleted raid with its kills and moves the focus to it', async ({
  page,
  app,
}) => {
  await openThree(page);
  await savedRaid(page, RAID_TITLE).click();
  await chooseBoss(page, 'Magmaw');
  await untilSaved(page, RAID_TITLE, 1);
  await page.goto('./');

  await deleteButton(page, RAID_TITLE).click();
  await expect(savedRows(page)).toHaveCount(2);
  const undo = undoButton(page);
  await expect(undo).toBeFocused();
  await page.reload();
  await expect(savedRows(page)).toHaveCount(2);

  await deleteButton(page, RETAIL_TITLE).click();
  await expect(savedRows(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(savedRows(page)).toHaveCount(2);
  await expect(savedRaid(page, RETAIL_TITLE)).toBeFocused();
  await untilServed(page);
  await goOffline(app);
  await savedRaid(page, RETAIL_TITLE).click();
  await expect(bossRows(page)).toHaveCount(5);
});

test('a raid deleted in one tab disappears from another’s list', async ({ page, app }) => {
  await openThree(page);
  const other = await app.open();
  await expect(savedRows(other)).toHaveCount(3);
  await deleteButton(page, RETAIL_TITLE).click();
  await expect(savedRows(other)).toHaveCount(2);
  await undoButton(page).click();
  await expect(savedRows(other)).toHaveCount(3);
});

test('a pinned raid is marked, after a reload too', async ({ page }) => {
  await openThree(page);
  const pin = page.getByRole('button', { name: `Pin ${RAID_TITLE}`, exact: true });
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await pin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
});

test('many raids can be filtered by text, and the field stays until it is cleared', async ({
  page,
  logSite,
}) => {
  const raid = logSite.reports.get(RAID);
  if (!raid) throw new Error('no raid');
  for (const nth of [1, 2, 3, 4, 5, 6]) {
    const title = nth === 4 ? 'Alts on Sunday' : `Night ${nth}`;
    logSite.reports.set(`Night0000000000${nth}`, { ...raid, fights: { ...raid.fights, title } });
  }
  await page.goto('./');
  for (const nth of [1, 2, 3, 4, 5, 6]) {
    await fetchReport(page, `Night0000000000${nth}`);
    await expect(savedRows(page)).toHaveCount(nth);
  }
  await page.getByLabel('Find a saved raid').fill('sunday kettle');
  await expect(savedRows(page)).toHaveCount(1);
  await expect(savedRows(page)).toContainText(['Alts on Sunday']);

  await deleteButton(page, 'Alts on Sunday').click();
  await page.getByRole('button', { name: 'Close this notice' }).click();
  await page.getByLabel('Find a saved raid').fill('');
  await expect(savedRows(page)).toHaveCount(5);
});

test('all raids are deleted only after two confirmations', async ({ page }) => {
  await openThree(page);
  const dialog = await openSettings(page);
  await expect(dialog).toContainText('3 raids');
  await dialog.getByRole('button', { name: 'Delete all raids' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Delete all raids' }).click();
  await dialog.getByRole('button', { name: 'Yes, go on' }).click();
  await expect(savedRows(page)).toHaveCount(3);
  await dialog.getByRole('button', { name: 'Delete 3 raids now' }).click();

  await expect(dialog).toContainText('No raid is left');
  await page.keyboard.press('Escape');
  await expect(savedRaids(page)).toContainText('No raid is saved yet');
});
