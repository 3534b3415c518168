import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { BUILDS, takeScreenshot } from './builds-of-states';
import { expect, test } from './test';

/** The last one, a small phone at 200 %, only must not overflow. */
const SIZES = [
  { size: 'phone', viewport: { width: 390, height: 844 }, themes: ['dark', 'light'] },
  { size: 'desktop', viewport: { width: 1280, height: 800 }, themes: ['dark', 'light'] },
  { size: 'small phone', viewport: { width: 320, height: 640 }, themes: [] },
] as const;

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
    const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] });
    const faults: string[] = [];
    for (const { id, nodes } of violations) {
      for (const { html, failureSummary, target } of nodes) {
        if (id === 'target-size' && (await isCovered(`${target[0]}`))) continue;
        faults.push(`${id}: ${html} ${failureSummary}`);
      }
    }
    return faults;
  }, RUN_ONLY[theme]);

const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

for (const { states, build } of BUILDS) {
  test.describe(build.clientId ? 'with sign-in' : 'with a key', () => {
    test.use({ ...build, viewport: SIZES[0].viewport });

    for (const { name, show, logs = [] } of states) {
      test(`the page “${name}” is accessible in both themes, and nothing overflows at any size`, async ({
        page,
        app,
        expectConsole,
      }) => {
        expectConsole(...logs);
        await show(page, app);
        await page.evaluate(axe.source);
        for (const { size, viewport, themes } of SIZES) {
          await page.setViewportSize(viewport);
          expect(await overhang(page), size).toBeLessThanOrEqual(0);
          for (const colorScheme of themes) {
            await page.emulateMedia({ colorScheme });
            await takeScreenshot(page, `${name}-${size}-${colorScheme}`);
            expect(await findFaults(page, colorScheme), `${size}, ${colorScheme}`).toEqual([]);
          }
        }
      });
    }
  });
}
