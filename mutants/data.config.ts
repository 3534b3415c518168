import { defineConfig } from 'vitest/config';
import { ALIAS } from '../build/alias.ts';

/** Mutants of data are tested by its own tests: Stryker's `vitest.dir` names them. */
export default defineConfig({
  resolve: { alias: ALIAS },
  test: { include: ['**/*.test.ts'], testTimeout: 60_000 },
});
