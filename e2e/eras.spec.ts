import type { Page } from '@playwright/test';
import { bossRow, bossRows, column, details, gear, reportField } from './locators';
import {
  type FightsResponse,
  MISTS_NIGHT,
  RAID,
  type ServedReport,
  tierElevenRaid,
} from './reports';
import { savedRaid } from './saved';
import { chooseBoss, choosePlayer, openReport } from './steps';
import { expect, test } from './test';

const REPORT = 'OtherEraReport01';

/** The sample raid with a changed report. */
function composed(change: (fights: FightsResponse) => void): ServedReport {
  const report = tierElevenRaid();
  change(report.fights);
  return report;
}

/** Removes what tells the era, except the fights' names and numbers. */
const unsaid = (fights: FightsResponse) => {
  delete fights.gameVersion;
  delete fights.zone;
};

/** Removes what each fight tells too. */
const untold = (fights: FightsResponse) => {
  unsaid(fights);
  for (const fight of fights.fights ?? []) {
    if (fight.boss) fight.boss = 9;
    delete fight.zoneID;
    delete fight.zoneName;
  }
};

const notJudged = (page: Page) => page.getByRole('region', { name: 'NOT JUDGED', exact: true });
const buffs = (page: Page) => page.getByRole('button', { name: 'Buffs/Debuffs' });
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'version of the game' });

for (const { gameVersion, era, pages } of [
  { gameVersion: 2, era: 'Vanilla', pages: 'classic/item=' },
  { gameVersion: 4, era: 'Wrath of the Lich King', pages: 'wotlk/item=' },
  { gameVersion: 1, era: 'Retail', pages: 'item=' },
]) {
  test(`a report of ${era} is named as such, and nobody in it is judged`, async ({
    page,
    logSite,
  }) => {
    logSite.reports.set(
      REPORT,
      composed((fights) => {
        fights.gameVersion = gameVersion;
      }),
    );
    await openReport(page, REPORT);
    await expect(notice(page)).toContainText(`This is a ${era} report`);
    await chooseBoss(page, 'Magmaw');

    await expect(notJudged(page).getByRole('button')).toHaveCount(25);
    await expect(column(page, 'PASSED')).toHaveCount(0);
    await expect(column(page, 'MISSING ENCHANTS')).toHaveCount(0);
    await expect(buffs(page)).toHaveCount(0);

    await choosePlayer(page, 'Brannock');
    await expect(gear(page).getByRole('link').first()).toHaveAttribute(
      'href',
      new RegExp(`^https://www.wowhead.com/${pages}`),
    );
    await expect(details(page)).not.toContainText(/Missing Enchant|Low Item Level|PASSED/);
    await expect(savedRaid(page, 'Blackwing Descent and friends')).toContainText(era);
  });
}

test('a report of unknown era is judged as Cataclysm, and the page says so', async ({
  page,
  logSite,
}) => {
  logSite.reports.set(REPORT, composed(untold));
  await openReport(page, REPORT);

  await expect(notice(page)).toContainText('does not say which version of the game');
  await chooseBoss(page, 'Magmaw');
  await expect(column(page, 'PASSED').getByRole('button')).not.toHaveCount(0);
  await expect(buffs(page)).toBeVisible();
});

for (const gameVersion of [0, 7, 99]) {
  test(`a report of game version ${gameVersion} opens in every view, and nobody in it is judged`, async ({
    page,
    logSite,
  }) => {
    logSite.reports.set(
      REPORT,
      composed((fights) => {
        fights.gameVersion = gameVersion;
      }),
    );
    await openReport(page, REPORT);
    await expect(notice(page)).toContainText(`the log gives number ${gameVersion}.`);
    await chooseBoss(page, 'Magmaw');

    await expect(notJudged(page).getByRole('button')).toHaveCount(25);
    await expect(column(page, 'PASSED')).toHaveCount(0);
    await expect(buffs(page)).toHaveCount(0);
    await choosePlayer(page, 'Brannock');
    await expect(gear(page).getByRole('img').first()).toHaveAccessibleName(
      /^Head: Daybreaker Helm, 372/,
    );
    await expect(gear(page).getByRole('link')).toHaveCount(0);
    await expect(details(page)).not.toContainText(/Missing Enchant|Low Item Level|PASSED/);

    const views = {
      board: 'Raiders by slot',
      night: 'Players by kill',
      since: 'Since last raid',
    };
    for (const [view, region] of Object.entries(views)) {
      await page.goto(`./?report=${REPORT}&fight=12&view=${view}`);
      await expect(notice(page)).toContainText(`the log gives number ${gameVersion}.`);
      await expect(page.getByRole('region', { name: region })).toBeVisible();
      await expect(page.getByText(/no enchant|passed|Legs, Cloak|PASSED|Mended/)).toHaveCount(0);
    }
  });
}

test('a report with fights of two eras names both, and nobody in it is judged', async ({
  page,
  logSite,
}) => {
  logSite.reports.set(
    REPORT,
    composed((fights) => {
      unsaid(fights);
      const [first] = (fights.fights ?? []).filter(({ boss }) => boss);
      if (first) Object.assign(first, { boss: 51575, zoneID: 1098, zoneName: 'Throne of Thunder' });
    }),
  );
  await openReport(page, REPORT);

  await expect(notice(page)).toContainText('Mists of Pandaria and Cataclysm');
  await chooseBoss(page, 'Magmaw');
  await expect(notJudged(page).getByRole('button')).toHaveCount(25);
  await expect(buffs(page)).toHaveCount(0);
});

test('a report of Cataclysm shows no era', async ({ page }) => {
  await openReport(page, RAID);
  await expect(bossRows(page)).toHaveCount(12);
  await expect(page.getByText('Cataclysm', { exact: true })).toHaveCount(0);
  await expect(notice(page)).toHaveCount(0);
});

test('a report of Mists shows its era, and its items link to Mists’ pages', async ({
  page,
  logSite,
}) => {
  logSite.reports.set(
    REPORT,
    composed((fights) => {
      fights.gameVersion = 6;
    }),
  );
  await openReport(page, REPORT);

  await expect(page.getByText('Mists of Pandaria', { exact: true }).first()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  await chooseBoss(page, 'Magmaw');
  await choosePlayer(page, 'Brannock');
  await expect(gear(page).getByRole('link').first()).toHaveAttribute('href', /mop-classic\/item=/);
  await expect(savedRaid(page, 'Blackwing Descent and friends')).toContainText('Mists of Pandaria');
});

test.describe('narrow phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('on a narrow phone the era on a saved raid’s card is aligned with the title and not cut off', async ({
    page,
  }) => {
    await openReport(page, MISTS_NIGHT);
    const card = savedRaid(page, 'Throne ten');
    const title = await card.getByText('Throne ten', { exact: true }).boundingBox();
    const era = await card.getByText('Mists of Pandaria', { exact: true }).boundingBox();
    expect(era?.x).toBeCloseTo(title?.x ?? 0, 0);
  });
});

test('zones of a report in another language have their colours by number', async ({
  page,
  logSite,
}) => {
  logSite.reports.set(
    REPORT,
    composed((fights) => {
      for (const fight of fights.fights ?? []) fight.zoneName = 'Pechschwingenabstieg';
    }),
  );
  await openReport(page, REPORT);

  await expect(bossRow(page, 'Magmaw')).toHaveClass(/list-group-item-danger/);
  await expect(bossRow(page, "Al'Akir")).toHaveClass(/list-group-item-warning/);
});

test.describe('a guild search', () => {
  const DAY = 24 * 60 * 60 * 1000;
  const NEWEST = 'NewestReport0001';
  const report = (id: string, daysAgo: number, zone: number) => ({
    id,
    title: `${daysAgo} days ago`,
    start: Date.UTC(2026, 7, 1, 19) - daysAgo * DAY,
    zone,
  });

  async function search(page: Page): Promise<void> {
    await page.goto('./');
    await page.getByRole('radio', { name: 'Guild' }).check();
    await page.getByRole('radio', { name: 'EU' }).check();
    await page.getByLabel('Realm').selectOption('Firemaw');
    await page.getByPlaceholder('Guild Name').fill('Progress');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
  }

  test.beforeEach(({ logSite }) => {
    logSite.reports.set(NEWEST, tierElevenRaid());
  });

  for (const { why, zones, words } of [
    { why: 'of Wrath', zones: [1017, 1023], words: 'is of Wrath of the Lich King' },
    { why: 'of an unknown zone', zones: [-1, 1046], words: 'is of no raid that is known here' },
  ]) {
    test(`a guild with a newest report ${why} opens the newest report of a judged era`, async ({
      page,
      logSite,
    }) => {
      const [newest = 0, older = 0] = zones;
      logSite.guilds.set('progress/firemaw/eu', [
        report(NEWEST, 1, newest),
        report(RAID, 2, older),
      ]);
      await search(page);

      await expect(reportField(page)).toHaveValue(RAID);
      await expect(page.getByText(words)).toContainText('Opened instead');
      const row = page.getByRole('list', { name: 'Newest report' }).getByRole('button');
      await expect(row).toContainText('1 days ago');
      await row.click();
      await expect(reportField(page)).toHaveValue(NEWEST);
    });
  }

  test('a search that finds only reports of Wrath lists them and opens none', async ({
    page,
    logSite,
  }) => {
    logSite.guilds.set('progress/firemaw/eu', [report(NEWEST, 1, 1018), report(RAID, 2, 1017)]);
    await search(page);

    await expect(page.getByText('None of these was opened')).toContainText(
      'Wrath of the Lich King',
    );
    await expect(page.getByRole('list', { name: 'Other recent reports' })).toContainText('Ulduar');
    await expect(reportField(page)).toHaveValue('');
    expect(logSite.requests).toHaveLength(1);
  });

  test('a guild whose reports all lack a zone opens the newest', async ({ page, logSite }) => {
    logSite.guilds.set('progress/firemaw/eu', [report(RAID, 2, 0), report(NEWEST, 1, -1)]);
    await search(page);

    await expect(reportField(page)).toHaveValue(NEWEST);
    await expect(page.getByText('Opened instead')).toHaveCount(0);
  });
});
