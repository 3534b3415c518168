import type { Plugin } from 'vite';

/** Chromium reads this comment: https://v8.dev/blog/explicit-compile-hints. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Makes Chromium compile all functions off the main thread while scripts load, rather than at their
 * first call during rendering.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // Runs after the plugin by which Vite prepends a list of files.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = HINT + file.code;
        }
      },
    },
  };
}
