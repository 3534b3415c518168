import type { Plugin } from 'vite';

/**
 * Chromium reads it at the top of a script: https://v8.dev/blog/explicit-compile-hints. Elsewhere
 * it is a comment.
 */
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
      // Runs after Vite's own, which prepends its list of files.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = HINT + file.code;
        }
      },
    },
  };
}
