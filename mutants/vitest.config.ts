import { defineConfig } from 'vitest/config';
import { ALIAS } from '../build/alias.ts';

/** Each layer's mutants meet the tests of that layer only: Stryker's `vitest.dir` names it. */
export default defineConfig({
  resolve: { alias: ALIAS },
  test: { include: ['**/*.test.ts'], testTimeout: 60_000 },
});
