import type { Page } from '@playwright/test';
import { ageKill, savedPulls } from './at-the-pull';
import { bossRows, column, details, gear, players } from './locators';
import { EVENTS } from './log-site';
import { FOREVER_NIGHT, foreverNight } from './reports';
import { savedRaid, untilSaved } from './saved';
import { seasonTable } from './season';
import { readLink } from './sharing';
import { chooseBoss, openReport } from './steps';
import { nightLine } from './tables';
import { expect, expectConsole, test } from './test';

const LINK = `https://forever.warcraftlogs.com/reports/${FOREVER_NIGHT}`;
const TITLE = 'Hyjal, first night';

const notJudgedColumn = (page: Page) => column(page, 'NOT JUDGED');
const pullList = (page: Page) => details(page).getByRole('list', { name: 'At the pull' });

test('no view judges the players of a Forever report', async ({ page, app, logSite }) => {
  logSite.forever.reports.set(FOREVER_NIGHT, foreverNight());
  await openReport(page, LINK);

  await test.step('a notice says why nobody is judged', async () => {
    await expect(bossRows(page)).toHaveText([/^Bandalar \(Hyjal Summit\)/, /^Onyxia \(Onyxia/]);
    await expect(page.getByText('This is a Forever report.')).toHaveText(
      'This is a Forever report. Its rules come once the game’s own data are out; until then nobody is judged, and the gear that was logged can be looked at.',
    );
    await expect(page.getByText('Forever', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Data: Warcraft Logs' })).toHaveAttribute(
      'href',
      new RegExp(`^${logSite.foreverApi.origin}/reports/${FOREVER_NIGHT}$`),
    );
    expect([logSite.requests.length, logSite.freshApi.requests.length]).toEqual([0, 0]);
  });

  await test.step('all players are in the only section, NOT JUDGED', async () => {
    await chooseBoss(page, 'Bandalar');
    await expect(notJudgedColumn(page).getByRole('button')).toHaveCount(20);
    for (const title of ['PASSED', 'MISSING ENCHANTS', 'LOW ITEM LEVEL'] as const)
      await expect(column(page, title)).toHaveCount(0);
    for (const name of ['Buffs/Debuffs', 'At the pull'])
      await expect(players(page).getByRole('button', { name })).toHaveCount(0);
  });

  await test.step('a shared link to a kill shows all players without a verdict', async () => {
    await players(page).getByRole('button', { name: 'Share', exact: true }).click();
    const shared = await app.open(new URL(await readLink(page)).hash);
    const result = shared.getByRole('region', { name: 'Shared result' });
    await expect(result.getByText('Forever', { exact: true })).toBeVisible();
    await expect(result).toContainText('Hyjal Summit');
    await expect(result).not.toContainText('counted');
    const listed = notJudgedColumn(shared).getByRole('listitem');
    await expect(listed).toHaveCount(20);
    await expect(result.getByRole('listitem')).toHaveCount(20);
    for (const name of ['Anna Holy Priest', 'Anna Combat Rogue', 'Greta Meier-Schulz'])
      await expect(listed.filter({ hasText: name })).toHaveCount(1);
    const areAnna = (await listed.allInnerTexts()).map((text) => /^\s*Anna\b/.test(text));
    expect(areAnna.lastIndexOf(true)).toBe(areAnna.indexOf(true) + 1);
    await shared.close();
    await page.keyboard.press('Escape');
  });

  await test.step('the whole night of an era without a table has no “To buy” button', async () => {
    await page.getByRole('link', { name: 'Whole night' }).click();
    await expect(nightLine(page)).toHaveText('All 2 kills are loaded.');
    await expect(page.getByRole('button', { name: 'To buy', exact: true })).toHaveCount(0);
    await page.goBack();
  });

  await test.step('gear shows its enchant and links to the game’s item pages', async () => {
    await notJudgedColumn(page)
      .getByRole('button', { name: /^Brunhild/ })
      .click();
    await expect(gear(page).getByRole('link').first()).toHaveAttribute(
      'href',
      'https://www.wowhead.com/forever/item=258781?ench=1891',
    );
    await expect(details(page)).not.toContainText(/socket|Missing|Nothing Worn|flask/i);
    await notJudgedColumn(page).getByRole('button', { name: /^Ruin/ }).click();
    await expect(details(page)).toContainText('15 of 17 slots are empty: disconnected');
  });

  await test.step('Season and Tonight list players without verdicts and totals', async () => {
    const viewport = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('link', { name: 'Season', exact: true }).click();
    await expect(seasonTable(page)).toContainText('not judged');
    await expect(seasonTable(page)).not.toContainText('Flask and food');
    await page.getByRole('link', { name: 'Tonight', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Shown' }).getByRole('radio')).toHaveCount(2);
    if (viewport) await page.setViewportSize(viewport);
    await page.goBack();
    await page.goBack();
  });

  await test.step('the saved report opens without the log site', async () => {
    await untilSaved(page, TITLE, 2);
    await page.close();
    await logSite.foreverApi.stop();
    const cold = await app.open();
    await savedRaid(cold, TITLE).click();
    await chooseBoss(cold, 'Bandalar');
    await expect(notJudgedColumn(cold).getByRole('button')).toHaveCount(20);
    await notJudgedColumn(cold)
      .getByRole('button', { name: /^Quill/ })
      .click();
    await expect(pullList(cold).getByText('Aura 1294001')).toBeVisible();
  });
});

test('a click in the list of auras fetches unsaved auras', async ({ page, logSite }) => {
  expectConsole('status of 400');
  logSite.forever.reports.set(FOREVER_NIGHT, foreverNight());
  await openReport(page, `${LINK}#fight=3`);
  await expect.poll(() => savedPulls(page)).toBe(1);
  await page.goto('./new-page');
  await ageKill(page, FOREVER_NIGHT, 3);

  await test.step('no aura is requested before the click', async () => {
    const { length } = logSite.foreverApi.requests;
    await page.goto(`./?report=${FOREVER_NIGHT}&fight=3&player=Quill`);
    await expect(pullList(page)).toContainText('Not on this device');
    expect(logSite.foreverApi.requests).toHaveLength(length);
  });

  await test.step('a failed request can be repeated', async () => {
    logSite.foreverApi.fault(EVENTS, { status: 400, body: '{"status":400,"error":"no"}' }, 1);
    await pullList(page).getByRole('button', { name: 'Fetch it' }).click();
    await expect(pullList(page)).toContainText('Could not be fetched');
    await pullList(page).getByRole('button', { name: 'Try again' }).click();
    await expect(pullList(page).getByText('Aura 1294001')).toBeVisible();
    await expect(pullList(page).getByRole('button')).toHaveCount(0);
  });

  await test.step('auras are saved by the player’s GUID', async () => {
    await expect.poll(() => savedPulls(page)).toBe(1);
    await page.reload();
    const anna = (which: string) =>
      notJudgedColumn(page).getByRole('button', { name: new RegExp(`^Anna,? ${which}`) });
    await anna('Holy Priest').click();
    await expect(pullList(page).getByText('Flask of Deep Roots')).toHaveCount(1);
    await anna('Combat Rogue').click();
    await expect(pullList(page)).toContainText('No snapshot in this log');
    await expect(pullList(page)).toContainText('Died at 2:31');
  });
});
