import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { E2E_KEY } from './log-site';
import { E2E_CLIENT } from './sign-in/sign-in-site';
import { SIGN_IN_WALKS } from './sign-in/states';
import { WALKS } from './states';
import { chooseElsewhere } from './steps';
import { expect, expectConsole, test } from './test';
import { overflowingElements, overlappingHeadings } from './too-wide';

/** Every state of the app, with the build that has it. */
const BUILDS = [
  { walks: WALKS, build: { apiKey: E2E_KEY, clientId: '' } },
  { walks: SIGN_IN_WALKS, build: { apiKey: '', clientId: E2E_CLIENT } },
];

/** At the last size, a small phone at 200 %, only overflow is a fault. */
const SIZES = [
  { size: 'phone', viewport: { width: 390, height: 844 }, themes: ['dark', 'light'] },
  { size: 'desktop', viewport: { width: 1280, height: 800 }, themes: ['dark', 'light'] },
  { size: 'small phone', viewport: { width: 320, height: 640 }, themes: [] },
] as const;

/** German has the longest words, Russian the widest letters. */
const WIDEST_LANGUAGES = ['de', 'ru'];

/** The light theme differs in colours only, which two rules read. */
const RUN_ONLY: Record<'dark' | 'light', axe.RunOnly> = {
  dark: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  light: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/**
 * Returns axe's violations with their elements. A target that a fixed bar covers is checked again in
 * the middle of the view.
 */
const findFaults = (page: Page, theme: 'dark' | 'light'): Promise<string[]> =>
  page.evaluate(async (runOnly) => {
    const isCovered = async (selector: string | undefined) => {
      const element = selector && document.querySelector(selector);
      if (!element) return false;
      element.scrollIntoView({ block: 'center' });
      const rule: axe.RunOnly = { type: 'rule', values: ['target-size'] };
      return (await axe.run(element, { runOnly: rule })).violations.length === 0;
    };
    const { violations } = await axe.run({
      runOnly,
      resultTypes: ['violations'],
      // Stylesheets are skipped: no rule here reads them.
      preload: false,
    });
    const faults: string[] = [];
    for (const { id, nodes } of violations) {
      for (const { html, failureSummary, target } of nodes) {
        if (id === 'target-size' && (await isCovered(`${target[0]}`))) continue;
        faults.push(`${id}: ${html} ${failureSummary}`);
      }
    }
    return faults;
  }, RUN_ONLY[theme]);

/** Keeps a picture if asked to: `SCREENSHOTS=1 npx playwright test every-state`. */
async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  await page.screenshot({
    path: `screenshots/${name.replaceAll(' ', '-')}.png`,
    fullPage: !page.url().includes('#'),
  });
}

/** Retries because a resize may take a frame or two. */
const expectNothingTooWide = (page: Page, where: string) =>
  expect.poll(() => overflowingElements(page), where).toEqual([]);

/** Checks a state in every size, theme and wide language, and leaves it as it was. */
async function lookAt(page: Page, state: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const { size, viewport, themes } of SIZES) {
    await page.setViewportSize(viewport);
    await expectNothingTooWide(page, size);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await takeScreenshot(page, `${state}-${size}-${colorScheme}`);
      expect(await findFaults(page, colorScheme), `${size}, ${colorScheme}`).toEqual([]);
    }
  }
  // The page stays in its language without the app.
  for (const [nth, tag] of (state === 'home before the app' ? [] : WIDEST_LANGUAGES).entries()) {
    await chooseElsewhere(page, { language: tag });
    // Every second language has the sizes backwards because a change of size takes long.
    for (const { size, viewport } of nth % 2 === 0 ? SIZES.toReversed() : SIZES) {
      await page.setViewportSize(viewport);
      await takeScreenshot(page, `${state}-${size}-${tag}`);
      await expectNothingTooWide(page, `${size}, ${tag}`);
      expect(await overlappingHeadings(page), `${size}, ${tag}`).toEqual([]);
    }
  }
  await chooseElsewhere(page, { language: undefined });
  await page.setViewportSize(SIZES[0].viewport);
}

for (const { walks, build } of BUILDS) {
  test.describe(build.clientId ? 'with sign-in' : 'with a key', () => {
    test.use({ ...build, viewport: SIZES[0].viewport });

    for (const { pages, walk, logs = [] } of walks) {
      test(`every page ${pages} is accessible at every size`, async ({ page, app }) => {
        // All states in both themes, at each size and in each language, take a minute on an idle
        // machine.
        test.setTimeout(240_000);
        expectConsole(...logs);
        for await (const state of walk(page, app)) {
          await test.step(`the page “${state}”`, () => lookAt(page, state));
        }
      });
    }
  });
}
