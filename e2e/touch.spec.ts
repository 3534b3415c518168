import type { Locator } from '@playwright/test';
import { details } from './locators';
import { RAID } from './reports';
import { boardTable, nightTable } from './tables';
import { expect, test } from './test';
import { overhang } from './too-wide';

/** The minimum side of a touch target, in CSS pixels. */
const TARGET = 44;

/** The minimum width of targets beside each other, by WCAG 2.2. */
const MIN_WIDTH = 24;

/** Returns the sizes of the elements that are smaller. */
const smallTargets = (targets: Locator, minWidth = TARGET): Promise<string[]> =>
  targets.evaluateAll(
    (elements, [least, minWidth]) =>
      elements.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const size = `${element.textContent} ${width}×${height}`;
        return width < minWidth || height < least ? size : [];
      }),
    [TARGET, minWidth] as const,
  );

// The narrowest phones leave the least room.
test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });

test('touch targets on a phone are large enough for a thumb', async ({ page }) => {
  const expectLargeEnough = async (targets: Locator, minWidth = TARGET) => {
    await expect(targets.first()).toBeVisible();
    expect(await smallTargets(targets, minWidth)).toEqual([]);
    expect(await overhang(page)).toBe(0);
  };
  await page.goto(`./?report=${RAID}&fight=12&player=Nyxara`);

  await test.step('the handle of the details is large enough for a thumb', () =>
    expectLargeEnough(details(page).getByRole('button', { name: 'Full height' })));

  await test.step('the formats of the share dialog are large enough for a thumb', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share' }).click();
    await expectLargeEnough(page.getByRole('group', { name: 'Share as' }).locator('label'));
    await page.keyboard.press('Escape');
  });

  await test.step('the names of the gear board are large enough for a thumb', async () => {
    await page.getByRole('link', { name: 'Gear board' }).click();
    await expectLargeEnough(boardTable(page).getByRole('button'));
  });

  await test.step('the filter of the gear board is large enough for a thumb', () =>
    expectLargeEnough(page.locator('label', { hasText: 'Only with faults' })));

  await test.step('the column heads of the night are wide enough for a thumb', async () => {
    await page.getByRole('link', { name: 'Whole night' }).click();
    const heads = nightTable(page).getByRole('columnheader').getByRole('link');
    await expect(heads).toHaveCount(12);
    await expectLargeEnough(heads, MIN_WIDTH);
  });

  await test.step('a tap on the words “Show wipes” turns the switch on', async () => {
    await page.getByRole('link', { name: 'Verdicts' }).click();
    const words = page.getByText('Show wipes', { exact: true });
    await expectLargeEnough(words);
    await words.tap({ position: { x: 8, y: 2 } });
    await expect(page.getByRole('checkbox', { name: 'Show wipes' })).toBeChecked();
  });

  await test.step('the text of a link that looks like a button is centred', async () => {
    await page.goto('./no-such-page');
    const off = await page.getByRole('link', { name: 'Go home' }).evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      const [inner, outer] = [words.getBoundingClientRect(), link.getBoundingClientRect()];
      return inner.top - outer.top - (outer.bottom - inner.bottom);
    });
    expect(Math.abs(off)).toBeLessThan(2);
  });
});
