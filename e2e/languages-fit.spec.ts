import type { Page } from '@playwright/test';
import { BUILDS, takeScreenshot } from './builds-of-states';
import { expect, test } from './test';

/** German has the longest words, Russian the widest letters. */
const TAGS = ['de', 'ru'];

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Chooses a language as another tab would: what is on the screen stays. */
async function chooseElsewhere(page: Page, tag: string): Promise<void> {
  await page.evaluate((language) => {
    const key = 'ready-check-settings';
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...stored, language }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }, tag);
  await expect(page.locator('html')).toHaveAttribute('lang', tag);
}

/** What the words make too wide: the page, what scrolls in it except tables, controls and headings. */
const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const excess = ({ scrollWidth, clientWidth }: Element) =>
      clientWidth > 1 ? scrollWidth - clientWidth : 0;
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) && !element.querySelector('table');
    const elements = [...document.querySelectorAll<HTMLElement>('body *')];
    const fixed = elements.filter((element) =>
      element.matches('button, a.btn, summary, label, :is(h1, h2, h3, h4) > *'),
    );
    const scrollers = elements.filter(
      (element) => !element.matches('input, textarea, pre, select') && scrolls(element),
    );
    return [document.documentElement, ...fixed, ...scrollers]
      .filter((element) => excess(element) > 1)
      .map((element) => `${element.innerText.slice(0, 60)}: ${excess(element)} px`);
  });

for (const { states, build } of BUILDS) {
  test.describe(build.clientId ? 'with sign-in' : 'with a key', () => {
    test.use(build);

    // Without the app the page stays in its language.
    for (const { name, show, logs = [] } of states.filter(
      ({ name }) => name !== 'home before the app',
    ))
      test(`on the page “${name}” nothing overflows in German and Russian`, async ({
        page,
        app,
        expectConsole,
      }) => {
        expectConsole(...logs);
        await show(page, app);
        for (const tag of TAGS) {
          await chooseElsewhere(page, tag);
          for (const viewport of SIZES) {
            await page.setViewportSize(viewport);
            await takeScreenshot(page, `${name}-${tag}-${viewport.width}`);
            // A resize may take a frame or two.
            await expect.poll(() => tooWide(page), `${tag}, ${viewport.width}`).toEqual([]);
          }
        }
      });
  });
}
