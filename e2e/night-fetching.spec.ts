import { changePlayers, withoutEnchants } from './changed-players';
import { followSwitch } from './following';
import { RAID_END, raidUntil } from './growing-raid';
import { bossRows } from './locators';
import { EVENTS, SUMMARY } from './log-site';
import { RAID, tierElevenRaid } from './reports';
import { RAID_TITLE, savedRaid, untilSaved, untilServed } from './saved';
import { chooseBoss, fetchReport } from './steps';
import { nightLine, nightTable, openNight, readRows } from './tables';
import { expect, expectConsole, test } from './test';

test('kills of a night are fetched two at a time, latest first', async ({ page, logSite }) => {
  const release = logSite.hold(SUMMARY);
  await openNight(page);
  await expect(nightLine(page)).toHaveText('Fetching kills: 0 of 12');
  const summaries = () => logSite.requestsFor(SUMMARY);
  await expect.poll(() => summaries().length).toBe(2);
  const waiting = nightTable(page).locator('tbody[aria-hidden="true"] > tr');
  await expect(waiting).toHaveCount(12);

  await test.step('a double click on Stop keeps the fetched kills', async () => {
    await page.getByRole('button', { name: 'Stop', exact: true }).dblclick();
    release();
    await expect(nightLine(page)).toHaveText(
      '2 of 12 kills loaded. Hatched ones are not on this device.',
    );
    await expect(waiting).toHaveCount(0);
    const rows = await readRows(nightTable(page));
    expect(rows.get('Haldora')?.slice(9)).toEqual([
      'not fetched',
      'low: Boots, Ring 2',
      'low: Boots, Ring 2',
      'low: Boots, Ring 2 · 2 of 2',
    ]);
    expect(summaries()).toHaveLength(2);
  });
  await test.step('the page’s status no longer says that kills are fetched', async () => {
    await expect(page.locator('[data-page-status]')).toHaveText('');
  });

  await test.step('fetching does not resume after a boss was opened', async () => {
    await chooseBoss(page, 'Magmaw');
    await untilSaved(page, RAID_TITLE, 3);
    await page.goBack();
    await expect(nightLine(page)).toHaveText(/^3 of 12 kills loaded/);
    expect(summaries()).toHaveLength(3);
  });

  await test.step('a click fetches the rest of the kills', async () => {
    await page.getByRole('button', { name: 'Fetch the rest' }).click();
    await expect(nightLine(page)).toBeFocused();
    await expect(nightLine(page)).toHaveText('All 12 kills are loaded.');
    expect(summaries()).toHaveLength(12);
  });
  await test.step('the night fetches no item icon', async () => {
    const icons = logSite.icons.requests.filter(({ pathname }) => pathname.startsWith('/icons/'));
    expect(icons).toEqual([]);
  });
});

test('the app observes a pause that the log site demands', async ({ page, logSite }) => {
  expectConsole('status of 429', 'Error fetching player data:');
  await page.clock.install();
  logSite.reports.set(RAID, raidUntil(8));
  const pause = {
    status: 429,
    headers: { 'retry-after': '45', 'access-control-expose-headers': 'Retry-After' },
    body: 'Too many requests',
  };
  logSite.fault(SUMMARY, pause, 2);
  await openNight(page);
  await expect(nightLine(page)).toHaveText(
    /asks for a pause. Fetching resumes automatically in 45 s\./,
  );
  await page.clock.fastForward(20_000);
  await expect(page.getByText(/Fetching resumes automatically in (2[0-5]) s\./)).toBeVisible();
  await page.clock.fastForward(26_000);
  await expect(nightLine(page)).toHaveText('All 3 kills are loaded.');
});

test('a kill that cannot be fetched has the reason in its column', async ({ page, logSite }) => {
  expectConsole('No players found');
  const report = raidUntil(8);
  report.summaries.delete(4);
  logSite.reports.set(RAID, report);
  await openNight(page);

  const head = nightTable(page).getByRole('columnheader', { name: /^Theralion and Valiona/ });
  await test.step('column, notice and table say why the kill is missing', async () => {
    await expect(nightLine(page)).toHaveText(/^2 of 3 kills loaded/);
    const rows = await readRows(nightTable(page));
    expect(rows.get('Brannock')?.[1]).toMatch(/^could not be fetched: .+/);
    expect(rows.get('Brannock')?.at(-1)).toBe('low: Shoulders, Bracers · 2 of 2');
    await expect(head.getByRole('img', { name: /^could not be fetched: / })).toBeVisible();
    await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(
      /^Theralion and Valiona could not be fetched: Warcraft Logs lists no players/,
    );
    await expect(
      page.getByRole('paragraph').filter({ hasText: 'Warcraft Logs lists no players' }),
    ).toHaveCount(0);
  });

  await test.step('another try fetches the kill', async () => {
    logSite.reports.set(RAID, raidUntil(8));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(nightLine(page)).toHaveText('All 3 kills are loaded.');
    await expect(head.getByRole('img', { name: /^could not be fetched/ })).toHaveCount(0);
  });
});

test('rows stay in place while kills load', async ({ page, logSite }) => {
  // Rookmar, who had no faults, loses three enchants before the last kill.
  const report = tierElevenRaid();
  const last = new Map([[30, report.summaries.get(30)]]);
  changePlayers({ ...report, summaries: last }, (player) =>
    player.name === 'Rookmar' ? withoutEnchants(player, [0, 6, 7]) : player,
  );
  logSite.reports.set(RAID, report);
  const releaseFirst = logSite.hold(/summary.+start=99732&/);
  const releaseLast = logSite.hold(/summary.+start=7090295&/);
  await openNight(page);
  await expect(nightLine(page)).toHaveText('Fetching kills: 10 of 12');
  const names = async () => [...(await readRows(nightTable(page))).keys()];
  const before = await names();
  expect(before[0]).not.toBe('Rookmar');
  const changed = nightTable(page).getByRole('rowgroup', { name: 'Changed tonight' });
  await expect(changed).toHaveCount(0);

  await test.step('a new kill changes the player’s row in place', async () => {
    releaseLast();
    await expect(nightLine(page)).toHaveText('Fetching kills: 11 of 12');
    expect((await readRows(nightTable(page))).get('Rookmar')?.at(-2)).toBe(
      'Head, Legs, Boots, new',
    );
    expect(await names()).toEqual(before);
  });

  await test.step('rows are sorted into groups once all kills are loaded', async () => {
    releaseFirst();
    await expect(nightLine(page)).toHaveText('All 12 kills are loaded.');
    await expect(changed.getByRole('rowheader').nth(1)).toHaveText('Rookmar');
  });
});

test('a new kill in the log adds a column to the open night', async ({ page, logSite }) => {
  await page.clock.install({ time: RAID_END + 60_000 });
  logSite.reports.set(RAID, raidUntil(8));
  await openNight(page);
  await expect(nightLine(page)).toHaveText('All 3 kills are loaded.');
  await followSwitch(page).check();

  logSite.reports.set(RAID, raidUntil(10));
  await page.clock.fastForward(61_000);
  await expect(nightLine(page)).toHaveText('All 4 kills are loaded.');
  await expect(nightTable(page).getByRole('columnheader')).toHaveText([
    'Player',
    /^Halfus/,
    /^Theralion/,
    /^Ascendant/,
    /^Cho'gall/,
    'Now',
  ]);
  expect((await readRows(nightTable(page))).get('Brannock')?.at(-1)).toBe(
    'low: Shoulders, Bracers · 4 of 4',
  );
  await expect(page).toHaveURL(/view=night/);
});

test('offline the night shows the saved kills', async ({ page, context, logSite }) => {
  expectConsole('net::ERR_INTERNET_DISCONNECTED', 'Error fetching player data:');
  await page.goto('./');
  await untilServed(page);
  const release = logSite.hold(SUMMARY);
  await page.goto(`./?report=${RAID}`);
  await bossRows(page).first().waitFor();
  await page.getByRole('link', { name: 'Ready Check' }).click();
  await expect.poll(() => logSite.api.brokenOff.length).toBe(1);
  release();

  await test.step('a night without saved kills promises to fetch them once online', async () => {
    await context.setOffline(true);
    await savedRaid(page, RAID_TITLE).click();
    await page.getByRole('link', { name: 'Whole night' }).click();
    await expect(nightLine(page)).toHaveText(
      'Offline: 0 of 12 kills on this device. Hatched ones are fetched once there is a connection.',
    );
  });

  await page.getByRole('link', { name: 'Ready Check' }).click();
  await context.setOffline(false);
  const pull = page.waitForResponse(EVENTS);
  await fetchReport(page, `https://classic.warcraftlogs.com/reports/${RAID}#fight=12`);
  await page.getByRole('region', { name: 'PASSED' }).waitFor();
  await untilSaved(page, RAID_TITLE, 1);
  await (await pull).finished();

  await test.step('offline a night shows its saved kills', async () => {
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Whole night' }).click();
    await expect(nightLine(page)).toHaveText(/^Offline: 1 of 12 kills on this device\./);
    await expect(nightTable(page).getByRole('row', { name: /^Quillan/ })).toContainText(
      'passed · 1 of 1',
    );
  });

  await test.step('once online the missing kills are fetched', async () => {
    await context.setOffline(false);
    await expect(nightLine(page)).toHaveText('All 12 kills are loaded.');
  });
});
