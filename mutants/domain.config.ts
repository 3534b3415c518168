import { defineConfig } from 'vitest/config';
import { ALIAS } from '../build/alias.ts';
import { ALONE_TESTS } from '../build/alone.ts';
import { tables } from '../build/tables/tables.ts';

/**
 * Mutants of the domain are tested by its own tests: Stryker's `vitest.dir` names them. Test files
 * share their modules, three times as fast; a mock of the rules or eras would reach them all.
 */
export default defineConfig({
  resolve: { alias: ALIAS },
  plugins: [tables()],
  test: {
    include: ['**/*.test.ts'],
    exclude: [ALONE_TESTS],
    testTimeout: 60_000,
    setupFiles: 'build/clean-up.ts',
    isolate: false,
  },
});
