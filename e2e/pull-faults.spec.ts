import type { Page } from '@playwright/test';
import { MAGMAWS_PULL, openPull, pullButton, pullPanel, readPullLists } from './at-the-pull';
import { expectedPull } from './expected-pull';
import { FAULT_CASES, type FaultCase } from './faults';
import { HOSTILE } from './hostile';
import { column, details } from './locators';
import { EVENTS, type LogSite } from './log-site';
import { MISTS_NIGHT, RAID } from './reports';
import { chooseBoss, choosePlayer, openReport } from './steps';
import { expect, test } from './test';

const MAGMAW = 12;

/** The requests in order: `fights`, `tables`, `events`. */
const calls = ({ requests }: LogSite): (string | undefined)[] =>
  requests.map(({ pathname }) => pathname.split('/')[3]);

const snapshot = (event: object) =>
  JSON.stringify({ events: [{ type: 'combatantinfo', fight: MAGMAW, sourceID: 1, ...event }] });

/** Failures of this request only. */
const EVENTS_FAULT_CASES: FaultCase[] = [
  {
    why: 'a page with status 200',
    fault: { body: '<!doctype html><html lang="en"><title>Error</title></html>' },
    says: 'Warcraft Logs sent an incomplete or unreadable answer. Try again.',
    requests: 3,
  },
  {
    why: 'a response of another shape',
    fault: { body: '{"events":"none"}' },
    says: 'events should be a list, but is "none".',
    requests: 1,
  },
  {
    why: 'the events of another report',
    fault: { body: snapshot({ timestamp: 90_000_000, auras: [] }) },
    says: 'Warcraft Logs sent events of another fight. Try again.',
    requests: 1,
  },
];

/** Skips the pauses between retries, and the time limit of a response. */
async function untilFailed(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(4_000);
    await expect(pullPanel(page).getByRole('alert')).toBeVisible({ timeout: 250 });
  }).toPass({ intervals: [0] });
}

const passed = (page: Page) => column(page, 'PASSED').getByRole('button');

for (const faultCase of [...FAULT_CASES, ...EVENTS_FAULT_CASES]) {
  test(`a request for a pull that meets ${faultCase.why} keeps the verdicts, says so, and only the pull is requested again`, async ({
    page,
    logSite,
    expectConsole,
  }) => {
    // A report that is not found is requested at the other host, which does not have it either.
    const isNotFound = `${faultCase.says}`.includes('does not exist');
    expectConsole(...(faultCase.console ?? []), ...(isNotFound ? ['status of 400'] : []));
    await page.clock.install();
    const endFault = logSite.fault(EVENTS, faultCase.fault);
    await openReport(page, RAID);
    await chooseBoss(page, 'Magmaw');
    await expect(passed(page)).toHaveCount(12);
    await pullButton(page).click();
    await untilFailed(page);

    const alert = pullPanel(page).getByRole('alert');
    await expect(alert).toContainText(faultCase.says);
    await expect(pullPanel(page)).toContainText('Could not be fetched');
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(passed(page)).toHaveCount(12);
    await choosePlayer(page, 'Brannock');
    await expect(
      details(page).getByRole('list', { name: 'At the pull' }).getByRole('listitem').first(),
    ).toHaveText('Could not be fetched');
    const tries = Array.from({ length: faultCase.requests }, () => 'events');
    expect(calls(logSite)).toEqual(['fights', 'tables', ...tries]);

    endFault();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(pullPanel(page)).toContainText(MAGMAWS_PULL);
    await expect(alert).toHaveCount(0);
    await expect(passed(page)).toHaveCount(12);
    expect(calls(logSite)).toEqual(['fights', 'tables', ...tries, 'events']);
  });
}

test('a pull in view is requested again after a demanded pause', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 429');
  await page.clock.install();
  logSite.fault(EVENTS, { status: 429, body: 'Too many requests' }, 1);
  await openReport(page, RAID);
  await chooseBoss(page, 'Magmaw');
  await pullButton(page).click();
  await expect(pullPanel(page).getByRole('alert')).toContainText(/Asking again in \d+ s/);
  await page.clock.fastForward(31_000);
  await expect(pullPanel(page)).toContainText(MAGMAWS_PULL);
  expect(calls(logSite)).toEqual(['fights', 'tables', 'events', 'events']);
});

test('ten thousand events of other players block nothing', async ({ page, logSite }) => {
  const report = logSite.reports.get(MISTS_NIGHT);
  const start = report?.fights.fights?.find(({ id }) => id === 2)?.start_time ?? 0;
  const strangers = Array.from({ length: 10_000 }, (_, nth) => ({
    type: 'combatantinfo',
    timestamp: start,
    fight: 2,
    sourceID: 1000 + nth,
    auras: [{ source: 1, ability: 105_691, stacks: 1, name: 'Flask of the Warm Sun' }],
  }));
  const good = report?.events?.flatMap(({ events }) => events) ?? [];
  const body = JSON.stringify({ events: [...strangers, ...good] });
  expect(body.length).toBeGreaterThan(1_000_000);
  logSite.fault(EVENTS, { body });
  await openPull(page, MISTS_NIGHT, 2);
  const { head, lists } = expectedPull('mists-10', 2);
  await expect(pullPanel(page)).toContainText(head);
  expect(await readPullLists(page)).toEqual(lists);
});

test('endless pages of events end after three, and their events count', async ({
  page,
  logSite,
}) => {
  const report = logSite.reports.get(MISTS_NIGHT);
  const events = report?.events?.[0]?.events ?? [];
  const start = report?.fights.fights?.find(({ id }) => id === 2)?.start_time ?? 0;
  for (const nth of [1, 2, 3, 4]) {
    const body = JSON.stringify({ events, nextPageTimestamp: start + nth });
    logSite.fault(EVENTS, { body }, 1);
  }
  await openPull(page, MISTS_NIGHT, 2);
  const { head, lists } = expectedPull('mists-10', 2);
  await expect(pullPanel(page)).toContainText(head);
  expect(await readPullLists(page)).toEqual(lists);
  expect(calls(logSite)).toEqual(['fights', 'tables', 'events', 'events', 'events']);
});

for (const [why, name] of Object.entries(HOSTILE)) {
  test(`the name of a flask is shown as text in one line: ${why}`, async ({ page, logSite }) => {
    const report = logSite.reports.get(MISTS_NIGHT);
    const start = report?.fights.fights?.find(({ id }) => id === 2)?.start_time ?? 0;
    const events = Array.from({ length: 10 }, (_, nth) => ({
      type: 'combatantinfo',
      timestamp: start,
      fight: 2,
      sourceID: nth + 1,
      auras: [{ source: 1, ability: 9_999_999, stacks: 1, name: `Flask of ${name}` }],
    }));
    logSite.fault(EVENTS, { body: JSON.stringify({ events }) });
    await openPull(page, MISTS_NIGHT, 2);
    await pullPanel(page).getByRole('button', { name: 'What was seen' }).click();
    const seen = pullPanel(page).getByRole('list', { name: /^Flask of/ });
    await expect(seen.getByRole('listitem')).toHaveCount(10);
    const words = (await seen.getAttribute('aria-label')) ?? '';
    expect(words.length).toBeLessThanOrEqual(60);
    expect(words).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
    await expect(pullPanel(page).locator('p', { hasText: words })).toBeVisible();
    expect(await page.title()).not.toBe('owned');
    expect(await pullPanel(page).locator('img, script').count()).toBe(0);
    const box = await pullPanel(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
  });
}
