import { type BrowserContext, chromium, type LaunchOptions } from '@playwright/test';
import { needProgram } from '../scripts/find-program';

/**
 * Starts the full browser on a profile. The headless shell cannot install apps or lock its profile.
 */
export const openProfile = (
  profile: string,
  options: LaunchOptions & { baseURL?: string },
): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    ...options,
    executablePath: needProgram('chromium'),
  });
