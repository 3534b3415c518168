import { defineConfig } from 'vitest/config';
import { ALIAS } from '../build/alias.ts';
import { ALONE_TESTS } from '../build/alone.ts';
import { tables } from '../build/tables/tables.ts';

/** Mutants of data are tested by its own tests, which share their modules where they can. */
export default defineConfig({
  resolve: { alias: ALIAS },
  plugins: [tables()],
  test: {
    testTimeout: 60_000,
    setupFiles: 'build/clean-up.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['src/data/**/*.test.ts'],
          exclude: [ALONE_TESTS],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: [`src/data/${ALONE_TESTS}`, 'src/{deadline,load-chunk.alone}.test.ts'],
        },
      },
    ],
  },
});
