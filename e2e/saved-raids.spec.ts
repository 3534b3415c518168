import type { Page } from '@playwright/test';
import { bossRows, players } from './locators';
import { SUMMARY } from './log-site';
import { RAID, RETAIL_2020_GERMAN, RETAIL_2022 } from './reports';
import {
  deleteButton,
  isWhole,
  RAID_TITLE,
  RETAIL_TITLE,
  saveButton,
  savedRaid,
  savedRaids,
  savedRows,
  stopButton,
  undoButton,
  untilSaved,
  untilServed,
} from './saved';
import {
  chooseBoss,
  comeBack,
  fetchReport,
  goOffline,
  openReport,
  openSampleRaid,
  openSettings,
} from './steps';
import { expect, test } from './test';

async function openThree(page: Page): Promise<void> {
  await openReport(page, RAID);
  for (const code of [RETAIL_2022, RETAIL_2020_GERMAN]) {
    await expect(bossRows(page).first()).toBeVisible();
    await fetchReport(page, code);
  }
  await expect(savedRows(page)).toHaveCount(3);
}

test('a device without raids says how one comes there', async ({ page }) => {
  await page.goto('./');
  await expect(savedRaids(page)).toContainText('No raid is saved yet');
});

test('raids opened once are listed, the newest first, with what is saved of them', async ({
  page,
}) => {
  await openThree(page);
  await expect(savedRows(page)).toContainText([RAID_TITLE, RETAIL_TITLE, 'Castle Nathria']);
  await expect(savedRaid(page, RAID_TITLE)).toContainText('by Kettlebrew');
  await expect(savedRaid(page, RAID_TITLE)).toContainText('2024');
  await expect(savedRaid(page, RAID_TITLE)).toContainText('Throne of the Four Winds');
  await expect(savedRaid(page, RAID_TITLE)).toContainText('0 of 12 kills saved');
});

test('an example stands there until the first raid is saved', async ({ page }) => {
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

test('a card says how the kill stood that was looked at last', async ({ page }) => {
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

test('a saved raid opens without asking the log site', async ({ page, logSite }) => {
  await openThree(page);
  await page.goto('./');
  const asked = logSite.asked.length;
  await savedRaid(page, RAID_TITLE).click();
  await expect(bossRows(page)).toHaveCount(12);
  expect(logSite.asked.length).toBe(asked);
});

test('a deleted raid comes back by Undo, with its kills, and the focus goes along', async ({
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

test('a raid deleted in one tab leaves the list of the other', async ({ page, app }) => {
  await openThree(page);
  const other = await app.open();
  await expect(savedRows(other)).toHaveCount(3);
  await deleteButton(page, RETAIL_TITLE).click();
  await expect(savedRows(other)).toHaveCount(2);
  await undoButton(page).click();
  await expect(savedRows(other)).toHaveCount(3);
});

test('a raid that the person pins is marked, after a reload too', async ({ page }) => {
  await openThree(page);
  const pin = page.getByRole('button', { name: `Pin ${RAID_TITLE}`, exact: true });
  const unpin = page.getByRole('button', { name: `Unpin ${RAID_TITLE}`, exact: true });
  await pin.click();
  await expect(unpin).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(unpin).toHaveAttribute('aria-pressed', 'true');
  await unpin.click();
  await expect(pin).toHaveAttribute('aria-pressed', 'false');
});

test('many raids are found by typing', async ({ page, logSite }) => {
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
});

test('all raids are deleted after being asked twice, and not before', async ({ page }) => {
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

test.describe('saving a whole raid', () => {
  test('saves every kill with its icons', async ({ page, app }) => {
    await openReport(page, RAID);
    await untilServed(page);
    await saveButton(page).click();
    await expect(isWhole(page)).toBeVisible({ timeout: 20_000 });
    await expect(saveButton(page)).toBeHidden();
    await untilSaved(page, RAID_TITLE, 12);
    const summaries = app.logSite.asked.filter(({ pathname }) => SUMMARY.test(pathname));
    expect(summaries).toHaveLength(12);

    await goOffline(app);
    const cold = await app.open(`?report=${RAID}&fight=last&player=Grimtusk`);
    const icons = cold.getByRole('list', { name: 'Gear' }).locator('img');
    await expect(icons.first()).toBeVisible();
    for (const icon of await icons.all()) {
      await icon.scrollIntoViewIfNeeded();
      await expect
        .poll(() => icon.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test('stops when asked, and is taken up after a reload where it was left', async ({
    page,
    logSite,
  }) => {
    await openReport(page, RAID);
    await expect(saveButton(page)).toBeVisible();
    const release = logSite.hold(SUMMARY);
    await saveButton(page).click();
    await expect(page.getByRole('progressbar', { name: 'Saving for offline' })).toBeVisible();
    await expect(page.getByText('Saving kills: 0 of 12')).toBeVisible();
    await stopButton(page).click();
    release();
    await expect(page.getByText('Stopped. 2 of 12 kills are saved.')).toBeVisible();
    const asked = logSite.asked.length;

    await page.reload();
    await expect(saveButton(page)).toHaveText('Save this raid for offline: the other 10 kills');
    await saveButton(page).click();
    await expect(isWhole(page)).toBeVisible({ timeout: 20_000 });
    expect(logSite.asked.length).toBe(asked + 10);
  });

  test('waits as long as the log site asks it to', async ({ page, logSite, expectConsole }) => {
    expectConsole('status of 429', 'Error fetching player data:');
    // Across origins a page reads this header only where the site exposes it; else it waits 30 s.
    const headers = { 'retry-after': '2', 'access-control-expose-headers': 'retry-after' };
    logSite.fault(SUMMARY, { status: 429, headers, body: '{}' }, 2);
    await openReport(page, RAID);
    await saveButton(page).click();
    await expect(page.getByText('asks for a pause')).toBeVisible();
    await expect(isWhole(page)).toBeVisible({ timeout: 20_000 });
  });

  test('says what could not be had, and offers it again', async ({
    page,
    logSite,
    expectConsole,
  }) => {
    expectConsole('status of 400', 'Error fetching player data:');
    logSite.fault(SUMMARY, { status: 400, body: '{"status":400,"error":"no"}' }, 1);
    await openReport(page, RAID);
    await saveButton(page).click();
    await expect(page.getByText('Not saved: Halfus Wyrmbreaker.')).toBeVisible({ timeout: 20_000 });

    await expect(saveButton(page)).toHaveText('Save this raid for offline: the other kill');
    await saveButton(page).click();
    await expect(isWhole(page)).toBeVisible({ timeout: 20_000 });
  });
});

test.describe('launched from the phone', () => {
  test('a shared link opens in the app and is fetched', async ({ page, logSite }) => {
    const text = `Our night https://classic.warcraftlogs.com/reports/${RAID}#fight=12 enjoy`;
    await page.goto(`./?${new URLSearchParams({ title: 'Ready', text, url: '' })}`);
    await expect(bossRows(page)).toHaveCount(12);
    await expect(players(page)).toContainText('Magmaw');
    await expect(page).toHaveURL(/\?report=TierElevenNight1&fight=12$/);
    expect(logSite.asked[0]?.pathname).toBe(`/v1/report/fights/${RAID}`);

    await page.goBack();
    await expect(bossRows(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/text=/);
  });

  test('something shared without a report says so', async ({ page }) => {
    await page.goto('./?text=hello&url=https%3A%2F%2Fwww.wowhead.com');
    await expect(page.getByRole('alert')).toContainText(
      'no Warcraft Logs report in what was shared',
    );
  });

  test('the shortcut opens the raid looked at last, offline too', async ({ page, app }) => {
    await openThree(page);
    await untilServed(page);
    await savedRaid(page, RETAIL_TITLE).click();
    await expect(bossRows(page)).toHaveCount(5);
    await goOffline(app);
    const launched = await app.open('?open=latest');
    await expect(bossRows(launched)).toHaveCount(5);
    await expect(launched).toHaveURL(new RegExp(`\\?report=${RETAIL_2022}$`));
    await comeBack(app);
  });

  test('the shortcut on a device without raids says so', async ({ page }) => {
    await page.goto('./?open=latest');
    await expect(page.getByRole('alert')).toContainText('No raid is saved on this device yet');
    await openSampleRaid(page);
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('the shortcut to the last raid says when the device cannot be read', async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await page.goto('./?open=latest');
    await expect(page.getByText('so the last one cannot be opened')).toBeVisible();
    await expect(page.getByText('No raid is saved on this device yet')).toBeHidden();
  });
});
