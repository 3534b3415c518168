import { afterEach, vi } from 'vitest';

/** After each test: the real functions, globals, environment and clock. */
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
