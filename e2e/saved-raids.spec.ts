import { DAY } from '../src/domain/time';
import { bossRows, reportField } from './locators';
import { FIGHTS, SUMMARY } from './log-site';
import { saveNights } from './raid-files';
import { MISTS_NIGHT, mistsNight, RAID } from './reports';
import {
  deleteButton,
  goHome,
  openThreeRaids,
  RAID_TITLE,
  RETAIL_TITLE,
  savedRaid,
  savedRaids,
  savedRows,
  undoButton,
  untilRaids,
  untilSaved,
  untilStarted,
} from './saved';
import { seasonTable } from './season';
import { chooseBoss, fetchReport, openReport } from './steps';
import { expect, expectConsole, test } from './test';
import { translate } from './translated';

test('home lists the opened raids with their saved kills', async ({ page, logSite }) => {
  const example = page.getByRole('img', { name: /^Example, from the sample raid: Magmaw/ });

  await test.step('an empty list explains itself by an example', async () => {
    await page.goto('./');
    await expect(savedRaids(page)).toContainText('What you open is saved here');
    await expect(example).toBeVisible();
  });

  await test.step('opened raids replace the example, newest first', async () => {
    await openThreeRaids(page);
    await expect(example).toHaveCount(0);
    await expect(savedRows(page)).toContainText([RAID_TITLE, RETAIL_TITLE, 'Castle Nathria']);
    const raid = savedRaid(page, RAID_TITLE);
    const openedAndSize = /opened \w+ \d+, \d{4} · \d+(\.\d+)? [kM]B/;
    for (const words of ['Kettlebrew', '2024', 'Throne of the Four Winds', openedAndSize])
      await expect(raid).toContainText(words);
    await untilSaved(page, RAID_TITLE, 1);
  });

  await test.step('a saved raid opens without a request to the log site', async () => {
    await page.goto('./');
    const requests = logSite.requests.length;
    await savedRaid(page, RAID_TITLE).click();
    await expect(bossRows(page)).toHaveCount(12);
    expect(logSite.requests).toHaveLength(requests);
  });

  await test.step('the raid’s card shows the result of the kill opened last', async () => {
    for (const boss of ['Magmaw', 'Maloriak', 'Magmaw']) await chooseBoss(page, boss);
    await untilSaved(page, RAID_TITLE, 3);
    await page.goto('./');
    await expect(savedRaid(page, RAID_TITLE)).toContainText(/12\s+of 25 passed\/25\s*Magmaw/);
    await expect(example).toHaveCount(0);
  });

  await test.step('a pinned raid is still marked after a reload', async () => {
    const pin = page.getByRole('button', { name: `Pin ${RAID_TITLE}`, exact: true });
    await pin.click();
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    await pin.click();
    await expect(pin).toHaveAttribute('aria-pressed', 'false');
  });
});

test('a late example causes no layout shift', async ({ page, appServer }) => {
  await page.clock.install();
  const release = appServer.server.hold(/js\/ExampleVerdict-/);
  await page.goto('./');
  await untilStarted(page);
  await page.clock.fastForward(3000);
  const none = page.getByText('What you open is saved here');
  await expect(none).toBeVisible();
  const before = await none.boundingBox();
  const came = page.waitForResponse(/js\/ExampleVerdict-/);
  release();
  await (await came).finished();
  await page.clock.fastForward(1000);
  expect(await none.boundingBox()).toEqual(before);
});

test('many saved raids are grouped by month', async ({ page }, testInfo) => {
  const titles = Array.from({ length: 21 }, (_, nth) =>
    nth === 3 ? 'Alts on Sunday' : `Night ${nth + 1}`,
  );
  await saveNights(page, testInfo, { titles, daysApart: 7 });

  await test.step('twenty raids are listed at first', async () => {
    await expect(savedRows(page)).toHaveCount(20);
    await expect(savedRaids(page).getByRole('heading', { level: 3 })).toContainText([
      'August 2024',
      'July 2024',
      'June 2024',
    ]);
  });

  await test.step('a click lists the other raids and focuses their first row', async () => {
    await page.getByRole('button', { name: 'Show all 21' }).click();
    await expect(savedRows(page)).toHaveCount(21);
    await expect(savedRaid(page, 'Night 21')).toBeFocused();
  });

  await test.step('words of the title and logger filter the saved raids', async () => {
    await page.getByLabel('Find a saved raid').fill('sunday salt');
    await expect(savedRows(page)).toHaveCount(1);
    await expect(savedRows(page)).toContainText(['Alts on Sunday']);
  });

  await test.step('the filter field is shown until it is cleared', async () => {
    await deleteButton(page, 'Alts on Sunday').click();
    await page.getByRole('button', { name: 'Close this notice' }).click();
    await page.getByLabel('Find a saved raid').fill('');
    await expect(savedRows(page)).toHaveCount(20);
  });
});

test('a link pasted anywhere on the home page opens', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('Control+V');
  };
  await page.goto('./');
  await untilStarted(page);
  await test.step('the focused report field keeps other pasted text', async () => {
    await expect(reportField(page)).toBeFocused();
    await paste('see you on thursday');
    await expect(reportField(page)).toHaveValue('see you on thursday');
    await reportField(page).fill('');
  });
  const link = `https://classic.warcraftlogs.com/reports/${RAID}#fight=12`;
  await test.step('a link pasted into a field that was clicked stays there', async () => {
    await page.mouse.click(640, 740);
    await reportField(page).click();
    await paste(link);
    await expect(reportField(page)).toHaveValue(link);
    await expect(bossRows(page)).toHaveCount(0);
    await reportField(page).fill('');
  });
  await test.step('a pasted link opens after a click beside a field', async () => {
    await page.mouse.click(640, 740);
    await paste(link);
    await expect(bossRows(page)).toHaveCount(12);
  });
  await test.step('a pasted link opens before the user has clicked', async () => {
    await page.goto('./');
    await expect(reportField(page)).toBeFocused();
    await paste(link);
    await expect(bossRows(page)).toHaveCount(12);
  });
  await test.step('a pasted link replaces the code of a refused address', async () => {
    await page.goto('./?report=no-report');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(reportField(page)).toBeFocused();
    await paste(link);
    await expect(reportField(page)).toHaveValue(link);
  });
  await test.step('a pasted link opens after another report was refused', async () => {
    expectConsole('status of 400', 'Error fetching fights:');
    await page.goto('./');
    await untilStarted(page);
    await fetchReport(page, 'UnknownReport123');
    await expect(page.getByRole('alert')).toContainText('does not exist');
    await paste(link);
    await expect(bossRows(page)).toHaveCount(12);
  });
});

test('a raid’s card shows the saved kills on a translated page', async ({ page, app, logSite }) => {
  const release = logSite.hold(SUMMARY);
  await openReport(page, RAID);
  const plain = savedRaid(await app.open(), RAID_TITLE);
  await expect(plain).toContainText('No kill opened yet');
  const card = savedRaid(await app.open(), RAID_TITLE);
  await expect(card).toContainText('0 of 12 kills saved');
  await translate(card);
  await chooseBoss(page, 'Magmaw');
  release();
  await expect(card).toContainText('1 of 12 kills saved');
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText(/12\s+of 25 passed/);
  await expect(card).not.toContainText('No kill opened yet');
  await expect(plain).toContainText(/12\s+of 25 passed/);
});

test('a deleted raid leaves every tab’s list until Undo', async ({ page, app }) => {
  await openThreeRaids(page);
  const other = await app.open();
  await expect(savedRows(other)).toHaveCount(3);
  await deleteButton(page, RETAIL_TITLE).click();
  await expect(undoButton(page)).toBeFocused();
  await expect(savedRows(other)).toHaveCount(2);
  await undoButton(page).click();
  await expect(savedRows(other)).toHaveCount(3);
  app.logSite.hold(FIGHTS);
  await savedRaid(page, RETAIL_TITLE).click();
  await expect(bossRows(page)).toHaveCount(5);
});

/** The beginning of the newest night. */
const EMBER_WATCH = Date.UTC(2024, 8, 11, 18, 30);

test('home shows the group that Season opens', async ({ page, logSite }, testInfo) => {
  await saveNights(page, testInfo, { titles: ['One', 'Two'] });
  await test.step('an imported raid that was never opened shows its last saved kill', () =>
    expect(savedRaid(page, 'One')).toContainText('3 of 10 passed/10Magmaw'));
  const guests = mistsNight();
  guests.fights.start = EMBER_WATCH + DAY;
  logSite.reports.set(MISTS_NIGHT, guests);
  await fetchReport(page, MISTS_NIGHT);
  await untilRaids(page, 3);
  await goHome(page);
  await page.getByRole('link', { name: /^Season · 2 evenings · 3 of 10 passed on/ }).click();
  await expect(
    seasonTable(page).getByRole('link', { name: 'Mirthless', exact: true }),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Tonight · .* · 10 of 10$/ })).toBeVisible();
});
