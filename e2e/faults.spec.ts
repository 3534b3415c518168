import type { Locator, Page } from '@playwright/test';
import {
  FAULT_CASES,
  type FaultCase,
  PLAYERS_FAULT_CASES,
  REPORT_FAULT_CASES,
  REPORTS_WITHOUT_FIGHTS,
} from './faults';
import { bossRows, column, fetchButton } from './locators';
import { FIGHTS, SUMMARY } from './log-site';
import { RAID, RETAIL_2022 } from './reports';
import { chooseBoss, fetchReport, openReport } from './steps';
import { expect, test } from './test';

const notice = (page: Page): Locator => page.getByRole('alert');

/** Every failure shows its sentence and a next step, frees the button and waits for nothing. */
async function expectNoticeAndFreeField(
  page: Page,
  faultCase: Omit<FaultCase, 'why'>,
): Promise<void> {
  const { says, requests, fault } = faultCase;
  if (requests > 1 || fault.way === 'never comes') await passTime(page);
  await expect(notice(page)).toContainText(says);
  await expect(notice(page).getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(fetchButton(page)).toBeEnabled();
  await expect(page.getByText(/Loading|Reading the report/)).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Skips the pauses between retries, and the time limit of a response. */
async function passTime(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(4_000);
    await expect(notice(page)).toBeVisible({ timeout: 250 });
  }).toPass({ intervals: [0] });
}

const reportCases = [
  ...[...FAULT_CASES, ...REPORT_FAULT_CASES].map((faultCase) => ({
    faultCase,
    line: 'Error fetching fights:',
  })),
  ...REPORTS_WITHOUT_FIGHTS.map((faultCase) => ({ faultCase, line: 'No fights found' })),
];

for (const { faultCase, line } of reportCases) {
  test(`a report request that meets ${faultCase.why} says so, and the next one works`, async ({
    page,
    logSite,
    expectConsole,
  }) => {
    expectConsole(line, ...(faultCase.console ?? []));
    await page.clock.install();

    const endFault = logSite.fault(FIGHTS, faultCase.fault);
    await openReport(page, RAID);
    await expectNoticeAndFreeField(page, faultCase);
    await expect(bossRows(page)).toHaveCount(0);
    expect(logSite.requests).toHaveLength(faultCase.requests);

    endFault();
    await fetchReport(page, RETAIL_2022);
    await expect(bossRows(page)).toHaveCount(5);
    await expect(notice(page)).toBeHidden();
    const before = logSite.requests.length;

    const endSecondFault = logSite.fault(FIGHTS, faultCase.fault);
    await page.getByRole('button', { name: 'Fetch again' }).click();
    await expectNoticeAndFreeField(page, faultCase);
    await expect(notice(page)).toContainText('Shown as saved on this device');
    await expect(bossRows(page)).toHaveCount(5);
    expect(logSite.requests).toHaveLength(before + faultCase.requests);

    endSecondFault();
    await fetchReport(page, RAID);
    await expect(bossRows(page)).toHaveCount(12);
    await expect(notice(page)).toBeHidden();
  });
}

for (const faultCase of [...FAULT_CASES, ...PLAYERS_FAULT_CASES]) {
  test(`a request for a fight’s players that meets ${faultCase.why} says so, and the next one works`, async ({
    page,
    logSite,
    expectConsole,
  }) => {
    expectConsole('Error fetching player data:', ...(faultCase.console ?? []));
    await page.clock.install();
    await openReport(page, RAID);
    await expect(bossRows(page)).toHaveCount(12);

    const endFault = logSite.fault(SUMMARY, faultCase.fault);
    await chooseBoss(page, 'Magmaw');
    await expectNoticeAndFreeField(page, faultCase);
    await expect(bossRows(page)).toHaveCount(12);
    expect(logSite.requests).toHaveLength(1 + faultCase.requests);

    endFault();
    await chooseBoss(page, 'Maloriak');
    await expect(column(page, 'PASSED')).toContainText('Elsifer');
    await expect(notice(page)).toBeHidden();
  });
}

test('a fight without players says so, and is not requested again', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('No players found');
  logSite.reports.get(RAID)?.summaries.delete(12);
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');

  await expectNoticeAndFreeField(page, {
    fault: {},
    says: 'Warcraft Logs lists no players for this fight. Fetch it again later, or pick another boss.',
    requests: 1,
  });
  expect(logSite.requests).toHaveLength(2);
});
