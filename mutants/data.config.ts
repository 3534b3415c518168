import { defineConfig } from 'vitest/config';
import { ALIAS } from '../build/alias.ts';

/** Tests that change what their modules are built from, or need them fresh. */
const ISOLATED = [
  'src/data/**/{addresses,followed-raids,portable-settings,language,load-chunk}.test.ts',
  'src/data/**/{shared-link,sign-in,undo}.test.ts',
  'src/data/**/{dialects,report-hosts,signed-in}.test.ts',
];

/** Mutants of data are tested by its own tests, which share their modules where they can. */
export default defineConfig({
  resolve: { alias: ALIAS },
  test: {
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['src/data/**/*.test.ts'],
          exclude: ISOLATED,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
    ],
  },
});
