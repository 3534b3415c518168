import type { Page } from '@playwright/test';
import { E2E_KEY } from './log-site';
import { E2E_CLIENT } from './sign-in/sign-in-site';
import { SIGN_IN_STATES } from './sign-in/states';
import { STATES } from './states';

/** Every state of the app, with the build that has it. */
export const BUILDS = [
  { states: STATES, build: { apiKey: E2E_KEY, clientId: '' } },
  { states: SIGN_IN_STATES, build: { apiKey: '', clientId: E2E_CLIENT } },
];

/** Keeps a picture if asked to: `SCREENSHOTS=1 npx playwright test every-state languages-fit`. */
export async function takeScreenshot(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  await page.screenshot({
    path: `screenshots/${name.replaceAll(' ', '-')}.png`,
    fullPage: !page.url().includes('#'),
  });
}
