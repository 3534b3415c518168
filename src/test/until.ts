import { vi } from 'vitest';

/** Waits until a check passes, long enough for a busy machine. */
export const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });
