import type { Locator } from '@playwright/test';
import { expectHalfFree } from './layout';
import { chooseFile, importRaids, settings, writeNights, writeRaids } from './raid-files';
import { overwriteRecord } from './saved';
import {
  EXPECTED_GROUP,
  GROUP,
  GROUPS,
  groupSelect,
  OPTIONS,
  openSeason,
  playerLink,
  rowOf,
  seasonTable,
  shownNames,
} from './season';
import { saveSeason } from './season-saved';
import { readRows, readTexts } from './tables';
import { expect, test } from './test';
import { overflowingElements } from './too-wide';

test('each group’s season matches another program’s result', async ({ page, logSite }) => {
  await page.goto('./');
  await importRaids(page);

  await test.step('the home page’s link to Season shows the newest group’s result', async () => {
    const { evenings = [], foot = [] } = GROUPS[0] ?? {};
    const date = evenings[0]?.date.replace(/, \d+$/, '');
    await page
      .getByRole('link', {
        name: `Season · 1 evening · ${foot[0]?.passed} passed on ${date}`,
        exact: true,
      })
      .press('Enter');
    await expect(seasonTable(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Season', level: 1 })).toBeFocused();
    await page.goBack();
    const tonight = page.getByRole('link', { name: /^Tonight · Tanks \d+ · .* of 10$/ });
    await page.setViewportSize({ width: 320, height: 640 });
    const linesOfFacts = await tonight.evaluate((link) =>
      [...link.querySelectorAll('span:not(:has(*))')].map((fact) => {
        const text = document.createRange();
        text.selectNodeContents(fact);
        return text.getClientRects().length;
      }),
    );
    expect(Math.max(...linesOfFacts)).toBe(1);
    await page.setViewportSize({ width: 1280, height: 720 });
    await tonight.press('Enter');
    await expect(page.getByRole('list', { name: 'Coming', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tonight', level: 1 })).toBeFocused();
    await page.goBack();
  });

  await page.getByRole('link', { name: 'Season', exact: true }).click();
  await expect(page).toHaveURL(/\/season$/);
  await expect(page).toHaveTitle('Season · Ready Check');

  await test.step('a select lists the groups, of which the newest is shown', async () => {
    await expect(groupSelect(page).getByRole('option')).toHaveText(OPTIONS);
    expect(await shownNames(page)).toEqual(GROUPS[0]?.plain.rows.map(({ shown }) => shown));
    await expect(page.getByText('1 raid is listed without players')).toBeVisible();
  });

  await test.step('a chosen group is part of the address', async () => {
    await groupSelect(page).selectOption(OPTIONS[1]);
    await expect(page).toHaveURL(new RegExp(`season\\?group=${GROUP}$`));
    await page.goBack();
    expect(await shownNames(page)).toEqual(GROUPS[0]?.plain.rows.map(({ shown }) => shown));
    await page.goForward();
    await expect(page.getByText(/7 raids on this device/)).toBeVisible();
  });

  for (const [view, label] of [
    ['gear', 'Gear'],
    ['pull', 'At the pull'],
    ['level', 'Item level'],
  ] as const)
    await test.step(`every row matches another program’s result: ${label}`, async () => {
      await page.getByRole('radio', { name: label, exact: true }).check();
      await expect
        .poll(async () => [...(await readRows(seasonTable(page)))])
        .toEqual(EXPECTED_GROUP.plain.rows.map((row) => rowOf(row, view)));
    });

  await test.step('a column head links to the evening’s whole night', async () => {
    const links = seasonTable(page).getByRole('columnheader').getByRole('link');
    expect(await readTexts(links)).toEqual(EXPECTED_GROUP.evenings.map(({ date }) => date));
    for (const [index, { codes }] of EXPECTED_GROUP.evenings.entries())
      await expect(links.nth(index)).toHaveAttribute(
        'href',
        new RegExp(`report=${codes[0]}&view=night$`),
      );
    for (const [name, part] of [
      ['Passed', 'passed'],
      ['Median item level', 'median'],
      ['Flask and food', 'pull'],
    ] as const) {
      const cells = seasonTable(page).getByRole('row', { name }).getByRole('cell');
      expect(await readTexts(cells)).toEqual(['', ...EXPECTED_GROUP.foot.map((sum) => sum[part])]);
    }
  });

  await test.step('the figure’s name has every evening’s date, median and passed count', async () => {
    const figure = page.getByRole('figure', { name: 'Readiness over the season' });
    const [{ passed, median } = { passed: '', median: '' }] = EXPECTED_GROUP.foot;
    await expect(figure.getByRole('img')).toHaveAccessibleName(
      new RegExp(
        `; ${EXPECTED_GROUP.evenings[0]?.date}: ${passed} passed, median item level ${median}$`,
      ),
    );
  });

  await test.step('column heads sort in both directions', async () => {
    await page.getByRole('radio', { name: 'Gear', exact: true }).check();
    const head = (name: string) => seasonTable(page).getByRole('columnheader', { name });
    const level = head('Item level');
    for (const order of ['descending', 'ascending']) {
      await level.getByRole('button').click();
      await expect(level).toHaveAttribute('aria-sort', order);
    }
    await head('Player').getByRole('button').click();
    await expect.poll(async () => (await shownNames(page))[0]).toBe('Arcanelle');
  });

  await test.step('a tablet has all tools on one line', async () => {
    const size = page.viewportSize() ?? { width: 1280, height: 720 };
    await page.setViewportSize({ width: 768, height: 1024 });
    const topOf = async (name: string) =>
      (await page.getByText(name, { exact: true }).boundingBox())?.y ?? 0;
    const distance = async () =>
      Math.abs((await topOf('Only with faults')) - (await topOf('Share')));
    await expect.poll(distance).toBeLessThan(10);
    await page.setViewportSize(size);
  });

  await test.step('a player’s link describes class and spec in words', () =>
    expect(playerLink(page, 'Dame Ottilie')).toHaveAccessibleDescription('Fury Warrior'));

  await test.step('filters by role and fault are still set after a reload', async () => {
    await page.getByRole('radio', { name: 'Healers' }).check();
    const healers = EXPECTED_GROUP.plain.rows.filter(({ role }) => role === 'healers');
    await expect.poll(async () => (await shownNames(page)).length).toBe(healers.length);
    await page.getByRole('radio', { name: 'All roles' }).check();
    await page.getByRole('checkbox', { name: 'Only with faults' }).check();
    const faulty = EXPECTED_GROUP.plain.rows.filter(({ faultsValue = 0 }) => faultsValue > 0);
    await page.reload();
    await expect.poll(async () => (await shownNames(page)).length).toBe(faulty.length);
  });

  await test.step('Find a player narrows the rows by name, role and open slot', async () => {
    await page.getByRole('checkbox', { name: 'Only with faults' }).uncheck();
    const find = page.getByRole('textbox', { name: 'Find a player' });
    await expect(find).toBeVisible();
    await page.keyboard.press('/');
    await expect(find).toBeFocused();
    await find.fill('brun');
    await expect.poll(() => shownNames(page)).toEqual(['Brünhald']);
    await find.fill('trinket');
    await expect.poll(() => shownNames(page)).toEqual(['Hexamund']);
    await expect(page.getByText(/^\d+ % attendance/)).toHaveText('100 % attendance');
    await page.keyboard.press('Escape');
    await expect
      .poll(async () => (await shownNames(page)).length)
      .toBe(EXPECTED_GROUP.plain.rows.length);
  });

  expect(logSite.requests).toEqual([]);
});

test('on a phone the season can be used by touch and keyboard', async ({ page }) => {
  await saveSeason(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openSeason(page);
  const plain = EXPECTED_GROUP.plain.rows.map((row) => rowOf(row, 'gear'));
  expect([...(await readRows(seasonTable(page)))]).toEqual(plain);

  await test.step('nothing is wider than the phone', async () => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflowingElements(page)).toEqual([]);
    }
    await expect(seasonTable(page).getByRole('row')).toHaveCount(plain.length + 4);
  });

  await test.step('a player with one line of faults is at most 85 px high', async () => {
    const { height } = (await seasonTable(page).getByRole('row').nth(1).boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(85);
  });

  await test.step('the totals are below their evenings', async () => {
    const left = (cells: Locator) =>
      cells.evaluateAll((all) => all.map((cell) => Math.round(cell.getBoundingClientRect().left)));
    const table = seasonTable(page);
    const evenings = table.getByRole('columnheader').filter({ has: page.getByRole('link') });
    const sums = table.getByRole('row', { name: /^Passed/ }).getByRole('cell');
    expect(await left(sums)).toEqual(await left(evenings));
  });

  await test.step('filters and order are behind a button', async () => {
    await expect(page.getByRole('radio', { name: 'Tanks' })).toBeHidden();
    const filter = page.getByRole('button', { name: 'Filter' });
    const place = await filter.boundingBox();
    await filter.click();
    expect(await filter.boundingBox(), 'under the same thumb').toEqual(place);
    await page.getByRole('radio', { name: 'Tanks' }).check();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Player');
    await expect.poll(() => shownNames(page)).toEqual(['Bonegrin', 'Harrowgate', 'Ysmerel']);
    await page.getByRole('radio', { name: 'At the pull' }).check();
    await expect(page).toHaveURL(/show=pull/);
  });

  await test.step('a focused column head moves no card and covers no date', async () => {
    const table = seasonTable(page);
    const card = table.getByRole('rowheader').first();
    const before = await card.boundingBox();
    const head = table.getByRole('button', { name: 'Player', exact: true });
    await head.focus();
    expect(await card.boundingBox()).toEqual(before);
    const { y = 0, height = 0 } = (await head.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(24);
    const date = table.locator('thead a > [aria-hidden="true"]').first();
    expect((await date.boundingBox())?.y).toBeGreaterThanOrEqual(y + height);
  });

  await test.step('an absence can be excused by keyboard', async () => {
    const absent = page.getByRole('button', { name: /^absent, Bonegrin, Sep 22/ });
    await absent.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /^excused, Bonegrin, Sep 22/ })).toBeFocused();
  });

  await test.step('sticky parts leave at least half of the table visible', () =>
    expectHalfFree(page));
});

test('the season explains missing and unreadable raids', async ({ page }, testInfo) => {
  await test.step('the page explains how to get a season without saved raids', async () => {
    await page.goto('./season');
    await expect(page.getByText(/^No season yet\. Open two raids of the same group/)).toBeVisible();
    await page.getByRole('link', { name: 'Open a raid' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('a season of one evening has a table and no figure', async () => {
    await importRaids(page, writeRaids(testInfo, GROUP));
    await openSeason(page);
    await expect(page.getByText('1 evening, Sep 22')).toBeVisible();
    await expect(page.getByRole('figure')).toHaveCount(0);
    await expect(groupSelect(page)).toHaveCount(0);
  });

  await test.step('a kill that cannot be read is named', async () => {
    for (const key of [`kept-["raiders","${GROUP}",5]`, `digest-["${GROUP}"]`])
      await overwriteRecord(page, key, 'damaged');
    await overwriteRecord(page, 'roster-notes', { shape: 9, notes: 'of a newer version' });
    await openSeason(page);
    await expect(
      page.getByText(/cannot be read on this device, so it does not count/),
    ).toBeVisible();
  });

  await test.step('players cannot be noted if a newer version wrote the notes', async () => {
    await expect(
      page.getByText(/a newer version of Ready Check may have written them/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^absent/ })).toHaveCount(0);
    await playerLink(page, 'Harrowgate').click();
    await expect(page.getByRole('checkbox', { name: 'Left the group' })).toBeDisabled();
  });
});

test('a season of three hundred saved raids is read to its end', async ({ page }, testInfo) => {
  const titles = Array.from({ length: 300 }, (_, nth) => `Week ${nth}`);
  await page.goto('./');
  await chooseFile(page, writeNights(testInfo, { titles, daysApart: 7 }));
  await page.getByRole('button', { name: 'Import now' }).click();
  const atLeisure = { timeout: 60_000 };
  await expect(settings(page).getByText('300 raids imported')).toBeVisible(atLeisure);
  await overwriteRecord(page, 'kept-["raiders","ManyNights001150",2]', 'damaged');

  await page.goto('./season');
  await expect(page.getByText('299 raids on this device')).toBeVisible(atLeisure);
  await expect(page.getByText(/cannot be read on this device/)).toBeVisible();
  expect((await readRows(seasonTable(page))).get('Mirthless')).toHaveLength(3 + 299);

  await test.step('a player’s page lists all evenings of the season', async () => {
    await playerLink(page, 'Mirthless').click();
    await expect(page.getByText('299 of 299 evenings')).toBeVisible();
    const evenings = page.getByRole('table', { name: 'Evenings' }).getByRole('row');
    await expect(evenings).toHaveCount(1 + 299);
  });
});
