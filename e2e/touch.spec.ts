import type { Locator, Page } from '@playwright/test';
import { details } from './locators';
import { RAID } from './reports';
import { boardTable, nightTable, openNight } from './tables';
import { expect, test } from './test';

/** The minimum side of a touch target, in CSS pixels. */
const TARGET = 44;

/** Sizes of the elements that are smaller. */
const tooSmall = (targets: Locator): Promise<string[]> =>
  targets.evaluateAll(
    (elements, least) =>
      elements.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const size = `${element.textContent} ${width}×${height}`;
        return Math.min(width, height) < least ? size : [];
      }),
    TARGET,
  );

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

interface Pressed {
  what: string;
  address: string;
  targets: (page: Page) => Locator;
}

const PRESSED: Pressed[] = [
  {
    what: 'the handle of the details',
    address: 'fight=12&player=Nyxara',
    targets: (page) => details(page).getByRole('button', { name: 'Full height' }),
  },
  {
    what: 'each name of the gear board',
    address: 'fight=12&view=board',
    targets: (page) => boardTable(page).getByRole('button'),
  },
  {
    what: 'the filter of the gear board',
    address: 'fight=12&view=board',
    targets: (page) => page.locator('label', { hasText: 'Only with faults' }),
  },
  {
    what: 'each format of the share dialog',
    address: 'fight=12#share',
    targets: (page) => page.getByRole('group', { name: 'Share as' }).locator('label'),
  },
];

// The narrowest phones leave least room.
test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

for (const { what, address, targets } of PRESSED) {
  test(`${what} is large enough for a thumb`, async ({ page }) => {
    await page.goto(`./?report=${RAID}&${address}`);
    await expect(targets(page).first()).toBeVisible();
    expect(await tooSmall(targets(page))).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
}

test('each boss above the night is large enough for a thumb', async ({ page }) => {
  await openNight(page);
  const heads = nightTable(page).getByRole('columnheader').getByRole('link');
  await expect(heads).toHaveCount(12);
  expect(await tooSmall(heads)).toEqual([]);
  expect(await overflow(page)).toBe(0);
});
