import type { Locator, Page } from '@playwright/test';
import { type ExpectedPull, expectedPulls } from './expected-pull';
import { players } from './locators';
import { DEEPER, deeperNight, MISTS_NIGHT, RAID } from './reports';
import { expect, test } from './test';

const header = (page: Page): Locator =>
  players(page).getByRole('button', { name: 'At the pull', exact: true });

/** The panel: its head and what it opens. */
const panel = (page: Page): Locator =>
  page.locator('section', { has: page.getByRole('button', { name: 'At the pull' }) }).last();

const LISTS = ['No flask seen', 'No food seen', 'One elixir only', 'Lower tier', 'No snapshot'];

async function openPull(page: Page, code: string, fight: number | string): Promise<void> {
  await page.goto(`./?report=${code}&fight=${fight}`);
  await header(page).click();
}

/** The names in each list of the open panel that is there. */
async function readLists(page: Page): Promise<ExpectedPull['lists']> {
  const lists: ExpectedPull['lists'] = {};
  for (const title of LISTS) {
    const list = panel(page).getByRole('list', { name: title, exact: true });
    if ((await list.count()) === 0) continue;
    lists[title] = await list.locator('bdi').allInnerTexts();
  }
  return lists;
}

for (const [fixture, code] of [
  ['tier11-25', RAID],
  ['deeper-25', DEEPER],
  ['mists-10', MISTS_NIGHT],
] as const) {
  test(`every pull of ${fixture} reads as another program made it`, async ({ page, logSite }) => {
    logSite.reports.set(DEEPER, deeperNight());
    for (const [fight, { head, lists }] of expectedPulls(fixture)) {
      await test.step(`fight ${fight}`, async () => {
        await openPull(page, code, fight);
        await expect(panel(page)).toContainText(head);
        await expect.poll(() => readLists(page)).toEqual(lists);
      });
    }
  });
}

test('the panel is closed at start and at each new boss', async ({ page }) => {
  await openPull(page, RAID, 12);
  await expect(panel(page).getByRole('list', { name: 'No flask seen' })).toBeVisible();
  await page.getByRole('button', { name: 'Next boss' }).first().click();
  await expect(header(page)).toHaveAttribute('aria-expanded', 'false');
});
