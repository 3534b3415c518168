import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { E2E_KEY } from './log-site';
import { E2E_CLIENT } from './sign-in/sign-in-site';
import { SIGN_IN_STATES } from './sign-in/states';
import { STATES } from './states';
import { expect, test } from './test';

const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 800 },
];
const THEMES = ['dark', 'light'] as const;

/** WCAG 2.2 AA and best practice. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong, each with where. */
async function findFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (tags) => axe.run({ runOnly: { type: 'tag', values: tags } }),
    STANDARDS,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const BUILDS = [
  { states: STATES, use: { apiKey: E2E_KEY, clientId: '' } },
  { states: SIGN_IN_STATES, use: { apiKey: '', clientId: E2E_CLIENT } },
];
const ALL = BUILDS.flatMap(({ states, use }) => states.map((state) => ({ ...state, use })));

for (const { name, show, logs = [], use } of ALL) {
  for (const { name: size, width, height } of SIZES) {
    test.describe(size, () => {
      test.use({ viewport: { width, height }, ...use });

      test(`${name}: open to everyone, and nothing sticks out`, async ({
        page,
        app,
        expectConsole,
      }) => {
        expectConsole(...logs);
        await show(page, app);
        for (const colorScheme of THEMES) {
          await page.emulateMedia({ colorScheme });
          await page.screenshot({
            path: `screenshots/${name.replaceAll(' ', '-')}-${size}-${colorScheme}.png`,
            fullPage: !page.url().includes('#'),
          });
          expect(await findFaults(page), colorScheme).toEqual([]);
        }
        expect(await overhang(page)).toBeLessThanOrEqual(0);
      });
    });
  }

  test.describe('320 px wide, as at 200 % on a small phone', () => {
    test.use({ viewport: { width: 320, height: 640 }, ...use });

    test(`${name}: nothing sticks out`, async ({ page, app, expectConsole }) => {
      expectConsole(...logs);
      await show(page, app);
      expect(await overhang(page)).toBeLessThanOrEqual(0);
    });
  });
}
