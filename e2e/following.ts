import { expect, type Locator, type Page } from '@playwright/test';
import { untilPull } from './at-the-pull';

export const followSwitch = (page: Page): Locator =>
  page.getByRole('switch', { name: 'Follow this raid' });

/** Waits for the chunk of a new pull, which would time out if the clock were put forward. */
export const untilFollowing = (page: Page): Promise<void> =>
  expect(page.locator('[role="status"][class*="newPull"]')).toBeAttached();

/**
 * Follows the raid of the open kill. Waits first for requests that would time out if the clock were
 * put forward.
 */
export async function startFollowing(page: Page): Promise<void> {
  await untilPull(page);
  await followSwitch(page).check();
  await untilFollowing(page);
}
