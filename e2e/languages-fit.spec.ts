import type { Page } from '@playwright/test';
import { E2E_KEY } from './log-site';
import { E2E_CLIENT } from './sign-in/sign-in-site';
import { SIGN_IN_STATES } from './sign-in/states';
import { STATES } from './states';
import { expect, test } from './test';

/** German has the longest words, Russian the widest letters. */
const TAGS = ['de', 'ru'];

const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const BUILDS = [
  { states: STATES, build: { apiKey: E2E_KEY, clientId: '' } },
  { states: SIGN_IN_STATES, build: { apiKey: '', clientId: E2E_CLIENT } },
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

/** For whoever wants to see them: `SCREENSHOTS=1 npx playwright test languages-fit`. */
async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  await page.screenshot({
    path: `screenshots/${name.replaceAll(' ', '-')}.png`,
    fullPage: !page.url().includes('#'),
  });
}

for (const { states, build } of BUILDS) {
  test.describe(build.clientId ? 'with sign-in' : 'with a key', () => {
    test.use(build);

    // Without the app the page stays in its language.
    for (const { name, show, logs = [] } of states.filter(
      ({ name }) => name !== 'home as it comes',
    ))
      test(`${name}: nothing overflows in German and Russian`, async ({
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
