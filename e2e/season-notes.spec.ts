import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { chooseFile, settings } from './raid-files';
import { fillDisk } from './saved';
import { EXPECTED_GROUP, GROUP, openSeason, playerLink, rowOf, seasonTable } from './season';
import { saveSeason } from './season-saved';
import { exportRaids } from './steps';
import { readRows, readTexts } from './tables';
import { expect, test } from './test';

/** Returns what a checkbox shows once the click's own tasks are over. Runs in the page. */
async function clickAndRead(box: HTMLElement | SVGElement): Promise<boolean> {
  if (!(box instanceof HTMLInputElement)) throw new Error('No checkbox');
  box.click();
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  return box.checked;
}

test('a note about a player changes the season at once', async ({
  page,
  browser,
  guard,
  appServer,
}, testInfo) => {
  await saveSeason(page);
  await openSeason(page);
  const rows = EXPECTED_GROUP.noted?.rows ?? [];
  const excuse = async (name: string, date: string) => {
    await page.getByRole('button', { name: `absent, ${name}, ${date}: mark as excused` }).click();
    await expect(
      page.getByRole('button', { name: new RegExp(`^excused, ${name}, ${date}`) }),
    ).toBeVisible();
  };

  await test.step('an absence can be excused and unexcused', async () => {
    await excuse('Candlewick', 'Sep 15');
    await excuse('Orlaith', 'Sep 11');
    await excuse('Rusthook', 'Sep 22');
    await page.getByRole('button', { name: /^excused, Rusthook, Sep 22/ }).click();
    await expect(page.getByRole('button', { name: /^absent, Rusthook, Sep 22/ })).toBeVisible();
  });

  await test.step('an alt’s evenings count in the main’s row', async () => {
    await playerLink(page, 'Mossfuse').press('Enter');
    await page.getByRole('combobox', { name: 'Alt of' }).selectOption('Quickfuse');
    await page.goBack();
    await expect(playerLink(page, 'Quickfuse')).toBeVisible();
    await expect(playerLink(page, 'Mossfuse')).toHaveCount(0);
    await expect(seasonTable(page).locator('a:focus')).toHaveCount(1);
    await playerLink(page, 'Quickfuse').click();
    await expect(page.getByRole('link', { name: 'Mossfuse', exact: true })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Mossfuse' })).toHaveCount(0);
    await page.goBack();
    await expect(playerLink(page, 'Quickfuse')).toBeFocused();
  });

  await test.step('players who left have no row unless shown', async () => {
    await playerLink(page, 'Oldbarrow').click();
    const left = page.getByRole('checkbox', { name: 'Left the group' });
    expect(await left.evaluate(clickAndRead), 'checked before any timer').toBe(true);
    await page.goBack();
    await expect
      .poll(async () => [...(await readRows(seasonTable(page)))])
      .toEqual(rows.filter(({ left }) => !left).map((row) => rowOf(row, 'gear')));
    await page.getByRole('checkbox', { name: 'Show who left' }).check();
    await expect
      .poll(async () => [...(await readRows(seasonTable(page)))])
      .toEqual(rows.map((row) => rowOf(row, 'gear')));
  });

  await test.step('the CSV has a line per player and evening despite filters', async () => {
    await page.getByRole('radio', { name: 'Tanks' }).check();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('radio', { name: 'CSV' }).check();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const text = readFileSync(await (await downloading).path(), 'utf8');
    const [head, ...lines] = text.trimEnd().split('\r\n');
    expect(head).toBe(
      '\ufeffplayer,server,class,spec,role,evening,date,present,excused,kills,item level,missing enchants,low items,other faults,flask kills,food kills',
    );
    expect(lines).toHaveLength(rows.flatMap(({ csv = [] }) => csv).length);
    expect(lines).toContain(
      'Candlewick,Everlook,Paladin,Holy,Healers,Into the Firelands,2024-09-15,no,yes,0,,,,,,',
    );
  });

  await test.step('the post for Discord has attendance and open faults', async () => {
    await page.getByRole('radio', { name: 'Discord' }).check();
    const message = page.getByRole('region', { name: /^Message/ }).first();
    await expect(message).toContainText('Newleaf: 3 of 3 · Chest, Cloak');
    await page.keyboard.press('Escape');
  });

  await test.step('importing the raids on another device imports the notes', async () => {
    const path = await exportRaids(page, testInfo);
    expect(gunzipSync(readFileSync(path)).toString()).toContain('"kind":"excused"');
    const fresh = await browser.newContext();
    guard.watch(fresh);
    const other = await fresh.newPage();
    await other.goto(appServer.address);
    await chooseFile(other, path);
    await expect(settings(other)).toContainText('5 notes and ticks');
    await other.getByRole('button', { name: 'Import now' }).click();
    await expect(settings(other)).toContainText('5 notes and ticks imported.');
    await other.goto(`${appServer.address}season?group=${GROUP}`);
    await expect
      .poll(async () => [...(await readRows(seasonTable(other)))])
      .toEqual(rows.filter(({ left }) => !left).map((row) => rowOf(row, 'gear')));
    await fresh.close();
  });

  await test.step('on a full disk a notice says that a note is not saved', async () => {
    await page.evaluate(fillDisk);
    await page.getByRole('radio', { name: 'All roles' }).check();
    await page.getByRole('button', { name: /^absent, Rusthook, Sep 22/ }).click();
    await expect(page.getByRole('button', { name: /^excused, Rusthook/ })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'The disk is full' })).toBeVisible();
  });
});

test('a raid left out of the season does not count in any view', async ({ page }) => {
  await saveSeason(page);
  await openSeason(page);
  const heads = seasonTable(page)
    .getByRole('columnheader')
    .filter({ has: page.getByRole('link') });
  const leaveOut = heads.first().getByRole('button', { name: 'Leave out of the season' });
  const evenings = await heads.count();
  const [newest = '', next = ''] = await readTexts(heads.getByRole('link'));
  const link = (date: string) => heads.getByRole('link', { name: date, exact: true });

  await test.step('Undo brings the raid back', async () => {
    await leaveOut.press('Enter');
    await expect(heads).toHaveCount(evenings - 1);
    await expect(page.getByText(/^Left out of the season: /)).toBeVisible();
    const undo = page.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    await undo.click();
    await expect(heads).toHaveCount(evenings);
  });

  await test.step('on a phone the button to leave a raid out is among the filters', async () => {
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(leaveOut).toBeHidden();
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(leaveOut).toBeVisible();
    await page.setViewportSize({ width, height });
  });

  await test.step('the raid is still left out after a reload', async () => {
    await leaveOut.click();
    await expect(page.getByText('1 raid is left out')).toBeVisible();
    await page.getByRole('button', { name: 'Close this notice' }).click();
    await page.reload();
    await expect(heads).toHaveCount(evenings - 1);
    await expect(link(newest)).toHaveCount(0);
    await expect(link(next)).toBeVisible();
  });

  await test.step('a button below the table adds the raid again', async () => {
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(link(newest)).toBeVisible();
    await expect(page.getByText('1 raid is left out')).toHaveCount(0);
  });
});
