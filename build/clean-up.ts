import { afterEach, vi } from 'vitest';

/** Restores functions, globals, environment and clock after each test. */
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
