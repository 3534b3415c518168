import type { Page } from '@playwright/test';
import { reportField } from './locators';
import { untilServed, untilStarted } from './saved';
import { goOffline } from './steps';
import { expect, test } from './test';

const TYPEFACE = '15px "Sofia Sans Semi Condensed"';

const isLoaded = (page: Page, letters: string): Promise<boolean> =>
  page.evaluate(([font, text]) => document.fonts.check(font, text), [TYPEFACE, letters] as const);

interface Place {
  x: number;
  /** The element, and its place from top to bottom. */
  at: string;
}

/** Returns the places of everything that contains text, in whole pixels. */
const places = (page: Page): Promise<Place[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('#content :is(h1, p, label, button, a, legend)')].map((shown) => {
      const { x, y, height } = shown.getBoundingClientRect();
      const [top, high] = [Math.round(y), Math.round(height)];
      return { x, at: `${shown.textContent} at ${top}, ${high} high` };
    }),
  );

test.describe('in Russian', () => {
  test.use({ locale: 'ru-RU' });

  test('a first visit loads only Latin and Cyrillic letters', async ({ page, appServer }) => {
    await page.goto('./');
    await expect(page.locator('#first-page')).toHaveCount(0);
    await expect.poll(() => isLoaded(page, 'Рейд')).toBe(true);
    const fonts = appServer.requests.filter(({ pathname }) => pathname.endsWith('.woff2'));
    expect(fonts.map(({ pathname }) => /(\w+)-\w+\.woff2$/.exec(pathname)?.[1]).sort()).toEqual([
      'cyrillic',
      'latin',
    ]);
  });
});

test('loading the typeface moves no line', async ({ page, app, appServer }) => {
  await test.step('loading the typeface late moves no line', async () => {
    const release = appServer.server.hold(/woff2\/latin-/);
    await page.goto('./', { waitUntil: 'commit' });
    await untilStarted(page);
    await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
    expect(await isLoaded(page, 'Raid')).toBe(false);
    const before = await places(page);
    release();
    await expect.poll(() => isLoaded(page, 'Raid')).toBe(true);
    const after = await places(page);
    expect(after.map(({ at }) => at)).toEqual(before.map(({ at }) => at));
    // Words may be a little wider or narrower, but no line may break elsewhere.
    const moved = after.map(({ x }, index) => Math.abs(x - (before[index]?.x ?? 0)));
    expect(Math.max(...moved)).toBeLessThan(8);
  });

  await test.step('the worker stores the typeface with letters that only some names have', async () => {
    await untilServed(page);
    await goOffline(app);
    await page.reload();
    await expect(reportField(page)).toBeVisible();
    await page.evaluate((font) => document.fonts.load(font, 'Raid Рейд Šš'), TYPEFACE);
    expect(await isLoaded(page, 'Raid Рейд Šš')).toBe(true);
  });
});
