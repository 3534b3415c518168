import { MAGMAWS_PULL, pullButton, pullPanel, untilPull } from './at-the-pull';
import { expectedPulls } from './expected-pull';
import { PULL_FAULT_CASES } from './faults';
import { bossRows, column, details } from './locators';
import { EVENTS, type LogSite } from './log-site';
import { RAID } from './reports';
import { choosePlayer, openKill, openReport, passTimeUntil } from './steps';
import { expect, expectConsole, test } from './test';

/** The third kill, Magmaw. The first kill's pull would take two requests. */
const FIRST = 4;
const HEADS = expectedPulls('tier11-25').map(([, { head }]) => head);

/** Returns the requests in order: `fights`, `tables`, `events`. */
const requestKinds = ({ requests }: LogSite): (string | undefined)[] =>
  requests.map(({ pathname }) => pathname.split('/')[3]);

/** Two failures: one is retried, and one is not. */
const CASES = [...PULL_FAULT_CASES.slice(0, 1), ...PULL_FAULT_CASES.slice(-1)];

// src/data/log-site/requests/failing-requests.test.ts tests every failure.
test('the verdicts are shown if the pull cannot be fetched', async ({ page, logSite }) => {
  expectConsole(...CASES.flatMap(({ console = [] }) => console));
  await page.clock.install();
  await openReport(page, RAID);
  await untilPull(page);
  // The panel's chunk would time out while the clock is put forward.
  await pullButton(page).click();
  await expect(pullPanel(page).getByRole('list', { name: 'No snapshot' })).toBeVisible();

  for (const [nth, { why, fault, says, requests }] of CASES.entries()) {
    const before = logSite.requests.length;
    const endFault = logSite.fault(EVENTS, fault);
    await test.step('another boss closes the panel', async () => {
      await bossRows(page)
        .nth(FIRST + nth)
        .click();
      await expect(pullButton(page)).toHaveAttribute('aria-expanded', 'false');
    });
    await test.step(`the verdicts are shown after ${why}`, async () => {
      await pullButton(page).click();
      await passTimeUntil(pullPanel(page).getByRole('alert'));
      const verdicts = await column(page, 'PASSED').getByRole('button').allInnerTexts();
      expect(verdicts.length).toBeGreaterThan(5);

      const alert = pullPanel(page).getByRole('alert');
      await expect(alert).toContainText(says);
      await expect(pullPanel(page)).toContainText('Could not be fetched');
      await expect(page.getByRole('alert')).toHaveCount(1);
      await choosePlayer(page, 'Brannock');
      await expect(
        details(page).getByRole('list', { name: 'At the pull' }).getByRole('listitem').first(),
      ).toHaveText('Could not be fetched');
      const tries = Array.from({ length: requests }, () => 'events');
      expect(requestKinds(logSite).slice(before)).toEqual(['tables', ...tries]);

      endFault();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(pullPanel(page)).toContainText(HEADS[FIRST + nth] ?? 'no such kill');
      await expect(alert).toHaveCount(0);
      await expect(pullButton(page)).toBeFocused();
      await expect(column(page, 'PASSED').getByRole('button')).toHaveText(verdicts);
      expect(requestKinds(logSite).slice(before)).toEqual(['tables', ...tries, 'events']);
      await page.keyboard.press('Escape');
      await expect(details(page)).toHaveCount(0);
    });
  }
});

test('a pull in view is requested again after a demanded pause', async ({ page, logSite }) => {
  expectConsole('status of 429');
  await page.clock.install();
  logSite.fault(EVENTS, { status: 429, body: 'Too many requests' }, 1);
  await openKill(page, RAID, 12);
  await pullButton(page).click();
  await expect(pullPanel(page).getByRole('alert')).toContainText(/Trying again in \d+ s/);
  await page.clock.fastForward(31_000);
  await expect(pullPanel(page)).toContainText(MAGMAWS_PULL);
  expect(requestKinds(logSite)).toEqual(['fights', 'tables', 'events', 'events']);
});
