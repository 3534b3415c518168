import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { ALIAS } from './build/alias.ts';
import { ALONE_TESTS } from './build/alone.ts';
import { CHUNKS } from './build/chunks.ts';
import { classNameOf } from './build/class-names.ts';
import { compileAhead } from './build/compile-ahead.ts';
import { contentPolicy } from './build/content-policy.ts';
import { FILE_NAMES, refuseBlockedNames } from './build/file-names.ts';
import { preloadFirstReport } from './build/first-page/preload.ts';
import { prerenderFirstPage } from './build/first-page/prerender.ts';
import { followSystemTheme } from './build/first-page/system-theme.ts';
import { precache } from './build/precache.ts';
import { purgeBootstrap } from './build/purge-bootstrap.ts';
import { tables } from './build/tables/tables.ts';
import { typeface } from './build/typeface.ts';
import { readBuildSettings } from './src/data/build-settings.ts';
import OLDEST from './src/texts/oldest-browsers.json' with { type: 'json' };

/** Unit tests of modules without state. Sharing the modules takes a quarter of the time. */
const STATELESS = ['{src/domain,src/data/log-site,src/ui,sw,bench,scripts,build}/**/*.test.ts'];
const STATEFUL = [
  'src/data/{*,!(log-site)/**/*}.test.ts',
  'src/{*,!(data|domain|ui)/**/*}.test.ts',
];

/** Browsers as the build wants them: `safari15.6`. */
const targetOf = (browsers: Record<string, string>): string[] =>
  Object.entries(browsers).map(([browser, version]) => browser + version);

export default defineConfig(({ mode }) => {
  const settings = readBuildSettings({ ...loadEnv(mode, process.cwd()), ...process.env });
  return {
    // Relative, so that the same files work at a root or below a sub-path.
    base: './',
    resolve: { alias: ALIAS },
    plugins: [
      tables(),
      typeface(),
      purgeBootstrap(),
      preloadFirstReport(),
      prerenderFirstPage(ALIAS),
      // This plugin is last because it hashes the page's inline script.
      contentPolicy(settings),
      react(),
      compileAhead(),
      refuseBlockedNames(),
      precache(),
    ],
    css: {
      modules: { generateScopedName: classNameOf },
      postcss: { plugins: [followSystemTheme] },
    },
    build: {
      // Safari 15 has class fields; the compiler's table says otherwise and would make each a
      // WeakMap.
      target: targetOf({ ...OLDEST, safari: '16', ios: '16' }),
      cssTarget: targetOf(OLDEST),
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // Slow plugins are no fault of the app.
        checks: { pluginTimings: false },
        output: {
          ...FILE_NAMES,
          codeSplitting: { groups: CHUNKS },
        },
      },
    },
    test: {
      // By default a core stays free: on two cores that is half the machine.
      maxWorkers: '100%',
      // Fuzzing takes seconds on a busy machine.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      setupFiles: 'build/clean-up.ts',
      // By default a value in a title is cut after 40 characters.
      chaiConfig: { truncateThreshold: 200 },
      projects: [
        {
          extends: true,
          test: { name: 'shared', include: STATELESS, exclude: [ALONE_TESTS], isolate: false },
        },
        {
          extends: true,
          test: { name: 'isolated', include: [...STATEFUL, ALONE_TESTS] },
        },
      ],
    },
  };
});
