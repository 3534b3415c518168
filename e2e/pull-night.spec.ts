import type { Page } from '@playwright/test';
import { savedPulls } from './at-the-pull';
import { expectedNight } from './expected-pull';
import { expectHalfFree } from './layout';
import { EVENTS, type LogSite } from './log-site';
import { MISTS_NIGHT, RAID } from './reports';
import { sayOnline } from './steps';
import { nightLine, nightTable, openNight, readRows } from './tables';
import { expect, expectConsole, test } from './test';

const PULLS_ADDRESS = `./?report=${RAID}&view=night&show=pull`;

const unseenFilter = (page: Page) =>
  page.getByRole('checkbox', { name: 'Only where something was not seen' });

/** Saves every kill of the raid without pulls. */
async function saveWithoutPulls(page: Page, logSite: LogSite): Promise<void> {
  const endFault = logSite.fault(EVENTS, { status: 400, body: '{"status":400,"error":"no"}' });
  await openNight(page);
  await expect(nightLine(page)).toHaveText('All 12 kills are loaded.');
  await expect.poll(() => logSite.requestsFor(EVENTS).length).toBe(12);
  await page.goto('./new-page');
  endFault();
}

test('choosing “At the pull” fetches a night’s unsaved pulls', async ({
  page,
  logSite,
  context,
}) => {
  expectConsole('status of 400');
  await saveWithoutPulls(page, logSite);
  await openNight(page);
  await expect(nightLine(page)).toHaveText('All 12 kills are loaded.');
  const before = logSite.requestsFor(EVENTS).length;
  expect(before).toBe(12);
  const brannock = async () => (await readRows(nightTable(page))).get('Brannock') ?? [];

  await test.step('pulls of a night are fetched two at a time', async () => {
    const release = logSite.hold(EVENTS);
    await page.getByRole('radio', { name: 'At the pull' }).check();
    await expect(page.getByRole('radio', { name: 'At the pull' })).toBeFocused();
    await expect(nightLine(page)).toHaveText('Fetching pulls: 0 of 12');
    await expect.poll(() => logSite.requestsFor(EVENTS).length).toBe(before + 2);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    release();
    await expect(nightLine(page)).toHaveText(
      '2 of 12 pulls loaded. Hatched ones are not on this device.',
    );
    expect((await brannock()).filter((cell) => cell === 'not fetched')).toHaveLength(10);
    await expect.poll(() => savedPulls(page)).toBe(2);
  });

  await test.step('offline, saved pulls are shown', async () => {
    await page.goto(`./?report=${RAID}&fight=12`);
    await page.getByRole('button', { name: 'At the pull' }).click();
    await page.getByRole('button', { name: 'Fetch it' }).click();
    await page.getByRole('list', { name: 'No flask seen' }).waitFor();
    await sayOnline(context, false);
    await page.getByRole('link', { name: 'Whole night' }).click();
    await expect(nightLine(page)).toHaveText('All 12 kills are loaded.');
    await page.getByRole('radio', { name: 'At the pull' }).check();
    await expect(nightLine(page)).toHaveText(
      'Offline: 3 of 12 pulls on this device. Hatched ones are fetched once there is a connection.',
    );
    expect((await brannock())[4]).toBe('no flask or food seen');
  });

  await test.step('once online, the other pulls are fetched without a click', async () => {
    await sayOnline(context, true);
    await expect(nightLine(page)).toHaveText('All 12 kills are loaded.');
    expect(await readRows(nightTable(page))).toEqual(expectedNight('tier11-25'));
    // Two of the pulls need a second window, and no kill is requested again.
    expect(logSite.requestsFor(EVENTS).length).toBe(before + 14);
    expect(logSite.requests.filter(({ pathname }) => /summary/.test(pathname))).toHaveLength(12);
  });
});

test('a failed pull does not stop the night’s other pulls', async ({ page, logSite }) => {
  expectConsole('status of 403');
  const endFault = logSite.fault(/events.+start=99732&|events.+start=0&/, {
    status: 403,
    body: '{"status":403,"error":"Archived."}',
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PULLS_ADDRESS);
  await test.step('the column of the failed pull shows the reason', async () => {
    await expect(nightLine(page)).toHaveText(/^11 of 12 pulls loaded/);
    await expect(page.getByRole('alert')).toContainText('rejected the request (403: Archived.)');
    const rows = await readRows(nightTable(page));
    expect(rows.get('Brannock')?.[0]).toMatch(/^(could not be fetched: .+|not fetched)$/);
    expect(rows.get('Brannock')?.[4]).toBe('no flask or food seen');
  });
  await test.step('the pull is fetched on another try', async () => {
    endFault();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(nightLine(page)).toHaveText('All 12 kills are loaded.');
    expect(await readRows(nightTable(page))).toEqual(expectedNight('tier11-25'));
  });
  await test.step('sticky parts leave at least half of the table visible', () =>
    expectHalfFree(page));
  await test.step('both rows of totals are in view together', async () => {
    for (const name of ['Flask of 25', 'Food of 25']) {
      const row = nightTable(page).getByRole('row', { name: new RegExp(`^${name}`) });
      // The foot hangs a pixel below the box, so that no row shows beneath it.
      await expect(row).toBeInViewport({ ratio: 0.95 });
    }
  });
  await test.step('on a phone the pulls are a line below name and counts', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const row = nightTable(page).getByRole('row', { name: /^Brannock/ });
    const boxOf = async (role: 'rowheader' | 'cell', nth: number) =>
      (await row.getByRole(role).nth(nth).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const name = await boxOf('rowheader', 0);
    const [first, second, counts] = [
      await boxOf('cell', 0),
      await boxOf('cell', 1),
      await boxOf('cell', 12),
    ];
    expect(counts.x).toBeGreaterThan(name.x + name.width);
    expect(first.y).toBeGreaterThanOrEqual(name.y + name.height);
    expect(second.x).toBeCloseTo(first.x + first.width, 0);
  });
});

test('the filter shows only raiders with something not seen', async ({ page }) => {
  await openNight(page, MISTS_NIGHT);
  await page.getByRole('radio', { name: 'At the pull' }).check();
  await expect(nightLine(page)).toHaveText('All 3 kills are loaded.');
  await test.step('every shown row has something not seen', async () => {
    await unseenFilter(page).check();
    await expect(page).toHaveURL(/show=pull&only=unseen/);
    const unseen = [...expectedNight('mists-10')].filter(([, cells]) =>
      cells.some((cell) => /no .+ seen/.test(cell)),
    );
    expect(unseen.length).toBeLessThan(10);
    expect(await readRows(nightTable(page))).toEqual(new Map(unseen));
  });

  await test.step('the filter is still on after another view', async () => {
    await page.getByRole('link', { name: 'Verdicts' }).click();
    await page.getByRole('link', { name: 'Whole night' }).click();
    await expect(page.getByRole('radio', { name: 'At the pull' })).toBeChecked();
    await page.getByRole('radio', { name: 'Gear' }).check();
    await expect(page).not.toHaveURL(/show=|only=/);
  });
});
