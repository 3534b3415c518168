import type { Plugin } from 'vite';

/** Chromium reads it at the very top of a script: https://v8.dev/blog/explicit-compile-hints. Others take it for a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has a browser compile the functions of every script while it loads, beside the page's thread.
 *
 * Of itself it compiles each when it is first called, which is in the middle of drawing.
 */
export function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // After Vite's own, which puts its list of files first.
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = HINT + file.code;
        }
      },
    },
  };
}
