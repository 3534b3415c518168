import type { Locator, Page } from '@playwright/test';
import { FAULT_CASES, type FaultCase } from './faults';
import { raidUntil } from './growing-raid';
import { bossRows, fetchButton } from './locators';
import { FIGHTS } from './log-site';
import { untilStarted } from './saved';
import { fetchReport, passTimeUntil } from './steps';
import { expect, expectConsole, test } from './test';

/** Leaves out the alert of a store at work while the clock moves. */
const notice = (page: Page): Locator =>
  page.getByRole('alert').filter({ hasNotText: 'refuses to store' });

/** Expects a failure's sentence with a next step, and a free button without a wait. */
async function expectNoticeAndFreeField(page: Page, faultCase: FaultCase): Promise<void> {
  const { says, besides = '', requests, fault } = faultCase;
  if (requests > 1 || fault.way === 'never comes') await passTimeUntil(notice(page));
  await expect(notice(page)).toContainText(says);
  await expect(notice(page)).toContainText(besides);
  await expect(notice(page).getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(fetchButton(page)).toBeEnabled();
  await expect(page.getByText(/Loading|Reading the report/)).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Returns the console's lines in all these cases. */
const consoleLines = (cases: readonly FaultCase[]): string[] =>
  cases.flatMap(({ console = [] }) => console);

/** Failures that cannot occur in Node, and a failure for each kind of notice. */
const MET_FAILURES = [
  'a bad key',
  'too many requests',
  'a connection cut before the first byte',
  'a response without a CORS header',
  'no response within thirty seconds',
];

// src/data/log-site/requests/failing-requests.test.ts tests every failure of every request.
test('a report’s request that fails leaves the page usable', async ({ page, logSite }) => {
  const cases = FAULT_CASES.filter(({ why }) => MET_FAILURES.includes(why));
  expect(cases).toHaveLength(MET_FAILURES.length);
  expectConsole('Error fetching fights:', ...consoleLines(cases));
  const report = raidUntil(8);
  const ofFights = () => logSite.requestsFor(FIGHTS);
  await page.clock.install();
  await page.goto('./');
  await untilStarted(page);

  for (const [nth, faultCase] of cases.entries()) {
    const code = `FaultyReport${1000 + nth}`;
    logSite.reports.set(code, report);
    await test.step(`a notice explains the failure of a new report: ${faultCase.why}`, async () => {
      const before = ofFights().length;
      const endFault = logSite.fault(FIGHTS, faultCase.fault);
      await fetchReport(page, code);
      await expectNoticeAndFreeField(page, faultCase);
      await expect(bossRows(page)).toHaveCount(0);
      expect(ofFights()).toHaveLength(before + faultCase.requests);
      endFault();
    });
    await test.step(`the next request after ${faultCase.why} opens the report`, async () => {
      await fetchReport(page, code);
      await expect(bossRows(page)).toHaveCount(3);
      await expect(notice(page)).toBeHidden();
    });
    await test.step(`a report in view stays in view after ${faultCase.why}`, async () => {
      const before = ofFights().length;
      const endFault = logSite.fault(FIGHTS, faultCase.fault);
      await page.getByRole('button', { name: 'Fetch again' }).click();
      await expectNoticeAndFreeField(page, faultCase);
      await expect(notice(page)).toContainText('Shown as saved on this device');
      await expect(bossRows(page)).toHaveCount(3);
      expect(ofFights()).toHaveLength(before + faultCase.requests);
      endFault();
    });
  }
});
