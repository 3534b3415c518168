import { vi } from 'vitest';

/** Waits until a check passes. A busy machine takes its time. */
export const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });
