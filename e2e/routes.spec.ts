import { chunkWith } from './build-app';
import { bossRows, reportField } from './locators';
import { RAID } from './reports';
import { RAID_TITLE } from './saved';
import { chooseBoss, openReport, untilRendered } from './steps';
import { expect, expectConsole, test } from './test';

const KILL = `?report=${RAID}&fight=12`;
const CHUNK = /js\/NewPageScreen-/;
const CRASH = { name: 'Unexpected Application Error!' };

test('addresses without a page show the error page', async ({ page }) => {
  expectConsole('status of 404');

  await test.step('an unknown address shows the error page with a link home', async () => {
    await page.goto('./no-such-page');
    await expect(page.getByRole('heading', CRASH)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();

    await page.getByRole('link', { name: 'Go home' }).click();
    await expect(reportField(page)).toBeVisible();
  });

  await test.step('an unknown address three folders deep shows the error page', async () => {
    await page.goto('./no/such/page');
    await expect(page.getByRole('heading', CRASH)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible();
    await expect(reportField(page)).toBeHidden();

    await page.getByRole('link', { name: 'Go home' }).click();
    await expect(reportField(page)).toBeVisible();
  });

  await test.step('the placeholder page has its three sections', async () => {
    await page.goto('./new-page');
    for (const name of ['Section 1', 'Section 2', 'Section 3']) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    }
  });
});

test('a failed chunk shows the error page until a reload', async ({ page, appServer }) => {
  expectConsole('status of 503', /Loading chunk \S+ failed/);
  const endFault = appServer.fault(CHUNK, { status: 503, body: '' });

  await page.goto('./new-page');
  await expect(page.getByRole('heading', CRASH)).toBeVisible();

  endFault();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { name: 'Section 1' })).toBeVisible();
});

test('the raid is still there after a chunk failed', async ({ page, appServer }) => {
  expectConsole('status of 503', /Loading chunk \S+ failed/);
  appServer.fault(/js\/SettingsDialog-/, { status: 503, body: '' });
  appServer.fault(new RegExp(chunkWith('SharedScreen')), { status: 503, body: '' });
  // Navigation by address makes the browser add this entry to the history, as a shared link does.
  await page.goto(`./?report=${RAID}`);
  await expect(bossRows(page)).toHaveCount(12);

  await test.step('a dialog whose chunk fails leaves the raid in view', async () => {
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(bossRows(page)).toHaveCount(12);
    await page.goBack();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(bossRows(page)).toHaveCount(12);
  });

  await test.step('Back on the error page of a failed chunk opens the previous screen', async () => {
    await reportField(page).fill('#share=1ZZZZ');
    await reportField(page).press('Enter');
    await expect(page.getByRole('heading', CRASH)).toBeVisible();
    await page.goBack();
    await expect(bossRows(page)).toHaveCount(12);
  });
});

/** Sections with their own chunk, an address that shows each, and a text beside it. */
const SECTIONS = [
  { chunk: 'OpenRaid', at: `?report=${RAID}`, beside: 'Fetch Fights' },
  { chunk: 'SavedRaidList', at: '', beside: 'Find a guild or a character' },
  { chunk: 'SearchForm', at: '', beside: RAID_TITLE },
  { chunk: 'late-raid', at: `?report=${RAID}`, beside: 'Magmaw' },
  { chunk: 'PlayerDetails', at: `${KILL}&player=Brannock`, beside: 'PASSED' },
  { chunk: 'BuffsBoard', at: KILL, beside: 'PASSED', panel: 'Buffs/Debuffs' },
  { chunk: 'PullBoard', at: KILL, beside: 'PASSED', panel: 'At the pull' },
  { chunk: 'ShareDialog', at: `${KILL}#share`, beside: 'PASSED' },
  { chunk: 'GearBoard', at: `${KILL}&view=board`, beside: 'Magmaw' },
  { chunk: 'NightView', at: `${KILL}&view=night`, beside: 'Magmaw' },
  { chunk: 'SinceLastRaid', at: `${KILL}&view=since`, beside: 'Magmaw' },
];

test('a message takes the place of a section whose chunk fails', async ({ page, appServer }) => {
  test.slow();
  expectConsole('status of 503', /Loading chunk \S+ failed/);
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  const failed = page.getByText('This could not be loaded.');
  for (const { chunk, at, beside, panel } of SECTIONS) {
    await test.step(`the message takes the place of ${chunk}`, async () => {
      const endFault = appServer.fault(new RegExp(chunkWith(chunk)), { status: 503, body: '' });
      await page.goto('about:blank');
      await page.goto(`./${at}`);
      if (panel) await page.getByRole('button', { name: panel }).click();
      await expect(failed.first()).toBeVisible();
      await expect(page.getByText(beside).first()).toBeVisible();
      await expect(page.getByRole('heading', CRASH)).toHaveCount(0);
      await expect(reportField(page)).toBeEditable();
      endFault();
    });
  }
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText('No earlier raid is saved')).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test('a chunk not loaded after 120 s shows the error page', async ({ page, appServer }) => {
  expectConsole(/Loading chunk \S+ failed/);
  await page.clock.install();
  appServer.fault(CHUNK, { way: 'never comes' });

  await page.goto('./new-page');
  await expect
    .poll(() => appServer.requests.some(({ pathname }) => CHUNK.test(pathname)))
    .toBe(true);
  await page.clock.fastForward(119_000);
  await untilRendered(page);
  await expect(page.getByRole('heading', CRASH)).toBeHidden();

  await page.clock.fastForward(1_500);
  await expect(page.getByRole('heading', CRASH)).toBeVisible();
});
