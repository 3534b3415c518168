import type { Locator, Page } from '@playwright/test';
import { importRaids, writeNights } from './raid-files';
import { GROUP, seasonTable } from './season';
import { expect, test } from './test';

/** A landscape page within its margins, in CSS pixels. */
const A4 = { width: 1030, height: 718 };

/** Lists texts that cover the text of the next cell, or exceed the paper. */
const collidingTexts = (page: Page): Promise<string[]> =>
  seasonTable(page).evaluate((table) => {
    const textsIn = (cell: Element) =>
      [cell, ...cell.querySelectorAll('*')].filter(
        (element) =>
          !element.closest(
            '[class*="spoken"], [class*="faulty"], [class*="passed"], [class*="before"]',
          ) &&
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
          ) &&
          element.getClientRects().length > 0,
      );
    const edgesOf = (cell: Element) =>
      textsIn(cell).map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const rect = range.getBoundingClientRect();
        return [rect.left, rect.right] as const;
      });
    return [...table.querySelectorAll('tr')].flatMap((row) =>
      [...row.children].flatMap((cell) => {
        const next = cell.nextElementSibling;
        const limit = next
          ? Math.min(...edgesOf(next).map(([left]) => left), window.innerWidth)
          : window.innerWidth;
        const end = Math.max(0, ...edgesOf(cell).map(([, right]) => right));
        return end > limit + 0.5 ? [`${cell.textContent} to ${end}, of ${limit}`] : [];
      }),
    );
  });

const firstDate = (page: Page): Locator =>
  seasonTable(page).locator('thead a > [aria-hidden="true"]').first();

test('a season of 9 or 26 evenings prints without overlapping texts', async ({
  page,
}, testInfo) => {
  for (const evenings of [9, 26]) {
    const titles = Array.from({ length: evenings }, () => 'Evening');
    await page.goto('./');
    await importRaids(page, writeNights(testInfo, { titles, daysApart: 7, raid: GROUP }));
    for (const view of ['gear', 'level', 'pull']) {
      await test.step(`${view} of ${evenings} evenings prints without overlapping texts`, async () => {
        await page.goto(`./season?show=${view}`);
        await expect(seasonTable(page).getByRole('columnheader')).toHaveCount(4 + evenings);
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize({ width: A4.width, height: A4.height });
        expect.soft(await collidingTexts(page)).toEqual([]);
        const { width = 0, height = 0 } = (await firstDate(page).boundingBox()) ?? {};
        expect.soft(width > height, 'dates lie where there is room').toBe(evenings === 9);
        await page.emulateMedia({ media: 'screen' });
        await page.setViewportSize({ width: 1280, height: 720 });
      });
    }
  }
});
