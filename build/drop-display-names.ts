import type { Plugin } from 'vite';

/**
 * Drops the names that React Router gives its components for a debugger.
 *
 * Each is a statement of its own, for whose sake the bundler keeps components that no page of ours has.
 */
export function dropDisplayNames(): Plugin {
  return {
    name: 'drop-display-names',
    apply: 'build',
    transform(code, id) {
      if (!/react-router\/dist\/production\//.test(id)) return;
      return { code: code.replace(/^\w+\.displayName = ".*";$/gm, ''), map: null };
    },
  };
}
