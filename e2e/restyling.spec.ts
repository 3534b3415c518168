import type { Page } from '@playwright/test';
import { details, gear, players } from './locators';
import { RAID } from './reports';
import { chooseBoss, choosePlayer, openReport } from './steps';
import { expect, test } from './test';

/** A root variable, or a sibling selector, can restyle the whole page. */
const MAX_PAGE_SHARE = 0.15;

test.use({ viewport: { width: 390, height: 844 } });

test('a choice does not recalculate the styles of the whole page', async ({ page }) => {
  await openReport(page, RAID);
  for (const boss of ['Maloriak', 'Magmaw']) {
    await chooseBoss(page, boss);
    await expect(players(page).getByRole('region', { name: 'Readiness' })).toBeVisible();
    // This part renders last: no part can render during the measurement.
    await expect(players(page).getByText(/covered$/)).toBeVisible();
  }

  await test.step('a player’s details restyle little', async () => {
    const more = await restyledShare(page, async () => {
      await choosePlayer(page, 'Brannock');
      await expect(gear(page)).toBeVisible();
    });
    expect(more).toBeLessThan(MAX_PAGE_SHARE);
  });

  await test.step('closing their details restyles little', async () => {
    const more = await restyledShare(page, async () => {
      await page.keyboard.press('Escape');
      await expect(details(page)).toHaveCount(0);
    });
    expect(more).toBeLessThan(MAX_PAGE_SHARE);
  });

  await test.step('choosing another boss restyles little of the page', async () => {
    const more = await restyledShare(page, () => chooseBoss(page, 'Maloriak'));
    expect(more).toBeLessThan(MAX_PAGE_SHARE);
  });
});

/** Returns the share of the page that Chromium restyles during an action, without new elements. */
async function restyledShare(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page is of no browser');
  const elements = () => page.locator('*').count();
  const before = await elements();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const styled = countStyledElements(JSON.parse((await browser.stopTracing()).toString()));
  const after = await elements();
  return (styled - Math.max(0, after - before)) / before;
}

interface Trace {
  traceEvents: { name: string; args: { elementCount?: number } }[];
}

const countStyledElements = ({ traceEvents }: Trace): number =>
  traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
