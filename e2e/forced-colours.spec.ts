import type { Locator } from '@playwright/test';
import { RAID } from './reports';
import { boardTable } from './tables';
import { expect, test } from './test';

/** Counts the sides of a head's mark that are not transparent. */
const sidesSeen = (head: Locator): Promise<number> =>
  head.evaluate((element) => {
    const style = getComputedStyle(element, '::after');
    const sides = ['top', 'right', 'bottom', 'left'];
    return sides.filter(
      (side) => !/^rgba.*, 0\)$/.test(style.getPropertyValue(`border-${side}-color`)),
    ).length;
  });

test('in forced colours the open page and the way of sorting are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`./?report=${RAID}&fight=12&view=board`);
  const bar = page.getByRole('navigation', { name: 'Pages' });
  await expect(bar.getByRole('link', { name: 'Raids' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await expect(bar.getByRole('link', { name: 'Season' })).toHaveCSS('text-decoration-line', 'none');
  const sorted = boardTable(page).locator('[aria-sort] button').first();
  await expect.poll(() => sidesSeen(sorted)).toBe(1);
});
