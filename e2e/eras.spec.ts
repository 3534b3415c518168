import type { Page } from '@playwright/test';
import { bossRows, column, details, gear } from './locators';
import type { LogSite } from './log-site';
import { type FightsResponse, MISTS_NIGHT, RAID, tierElevenRaid } from './reports';
import { goHome, savedRaid, savedRows, untilSaved } from './saved';
import { chooseBoss, choosePlayer, fetchReport, openReport } from './steps';
import { expect, test } from './test';
import { overflowingElements } from './too-wide';

/** Serves the sample raid with a changed report, and returns its code. */
function serve(logSite: LogSite, title: string, change: (fights: FightsResponse) => void): string {
  const report = tierElevenRaid();
  change(report.fights);
  report.fights.title = title;
  const code = title.replace(/\W/g, '').padEnd(16, '0').slice(0, 16);
  logSite.reports.set(code, report);
  return code;
}

/** Removes all signs of the era except the fights' names and numbers. */
const removeEra = (fights: FightsResponse) => {
  delete fights.gameVersion;
  delete fights.zone;
};

/** Removes the era from the fights too. */
const removeEraOfFights = (fights: FightsResponse) => {
  removeEra(fights);
  for (const fight of fights.fights ?? []) {
    if (fight.boss) fight.boss = 9;
    delete fight.zoneID;
    delete fight.zoneName;
  }
};

const notJudgedRegion = (page: Page) =>
  page.getByRole('region', { name: 'NOT JUDGED', exact: true });
const buffs = (page: Page) => page.getByRole('button', { name: 'Buffs/Debuffs' });
/** Views by their link, each with a region that only it has. */
const VIEWS = [
  ['Gear board', 'Raiders by slot'],
  ['Whole night', 'Players by kill'],
  ['Since last raid', 'Since last raid'],
] as const;
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'version of the game' });

async function expectNobodyJudged(page: Page): Promise<void> {
  await expect(notJudgedRegion(page).getByRole('button')).toHaveCount(25);
  await expect(column(page, 'PASSED')).toHaveCount(0);
  await expect(column(page, 'MISSING ENCHANTS')).toHaveCount(0);
  await expect(buffs(page)).toHaveCount(0);
}

test('players of an era without rules are not judged', async ({ page, logSite }) => {
  await page.goto('./');

  await test.step('a report of Wrath shows its era', async () => {
    const era = 'Wrath of the Lich King';
    const code = serve(logSite, 'A night of Wrath', (fights) => {
      fights.gameVersion = 4;
    });
    await fetchReport(page, code);
    await expect(notice(page)).toContainText(`This is a ${era} report`);
    await chooseBoss(page, 'Magmaw');
    await expectNobodyJudged(page);
    await choosePlayer(page, 'Brannock');
    await expect(gear(page).getByRole('link').first()).toHaveAttribute(
      'href',
      /^https:\/\/www.wowhead.com\/wotlk\/item=/,
    );
    await expect(details(page)).not.toContainText(/Missing Enchant|Low Item Level|PASSED/);
    await goHome(page);
    await expect(savedRaid(page, 'A night of Wrath').getByText(era, { exact: true })).toBeVisible();
  });

  await test.step('the longest era name fits a card on a small phone', async () => {
    const size = page.viewportSize();
    await page.goto('./');
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(savedRaid(page, 'A night of Wrath')).toBeVisible();
    await expect.poll(() => overflowingElements(page)).toEqual([]);
    if (size) await page.setViewportSize(size);
  });

  await test.step('a report of an unknown game version opens in every view', async () => {
    const code = serve(logSite, 'Game 7', (fights) => {
      fights.gameVersion = 7;
    });
    await fetchReport(page, code);
    const number = 'the log gives number 7.';
    await expect(notice(page)).toContainText(number);
    await chooseBoss(page, 'Magmaw');

    await expectNobodyJudged(page);
    await choosePlayer(page, 'Brannock');
    await expect(gear(page).getByRole('img').first()).toHaveAccessibleName(
      /^Head: Daybreaker Helm, 372/,
    );
    await expect(gear(page).getByRole('link')).toHaveCount(0);

    for (const [view, region] of VIEWS) {
      await page.getByRole('link', { name: view, exact: true }).click();
      await expect(page.getByRole('region', { name: region })).toBeVisible();
      await expect(notice(page)).toContainText(number);
      await expect(page.getByText(/no enchant|passed|Legs, Cloak|PASSED|Fixed/)).toHaveCount(0);
    }
  });
});

test('a judged report shows its era unless it is of Cataclysm', async ({ page, logSite }) => {
  await test.step('a report of Cataclysm shows no era', async () => {
    await openReport(page, RAID);
    await expect(bossRows(page)).toHaveCount(12);
    await expect(page.getByText('Cataclysm', { exact: true })).toHaveCount(0);
    await expect(notice(page)).toHaveCount(0);
  });

  await test.step('a report of an unknown era is judged as Cataclysm', async () => {
    await fetchReport(page, serve(logSite, 'Unknown era', removeEraOfFights));
    await expect(notice(page)).toContainText('does not say which version of the game');
    await chooseBoss(page, 'Magmaw');
    await expect(column(page, 'PASSED').getByRole('button')).not.toHaveCount(0);
    await expect(buffs(page)).toBeVisible();
  });

  await test.step('a report of Mists shows its era', async () => {
    const code = serve(logSite, 'Mists night', (fights) => {
      fights.gameVersion = 6;
    });
    await fetchReport(page, code);
    await expect(notice(page)).toHaveCount(0);
    await expect(page.getByText('Mists of Pandaria', { exact: true }).first()).toBeVisible();
    await chooseBoss(page, 'Magmaw');
    await choosePlayer(page, 'Brannock');
    await expect(gear(page).getByRole('link').first()).toHaveAttribute(
      'href',
      /mop-classic\/item=/,
    );
  });

  await test.step('on a narrow phone a saved raid’s row with its era has two lines', async () => {
    await fetchReport(page, MISTS_NIGHT);
    await untilSaved(page, 'Throne ten');
    await goHome(page);
    await page.setViewportSize({ width: 320, height: 568 });
    const row = savedRows(page).filter({ hasText: 'Throne ten' });
    await expect(row).toContainText('Mists of Pandaria');
    expect((await row.boundingBox())?.height).toBe(68);
  });
});
