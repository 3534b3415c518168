import type { Plugin } from 'vite';

/**
 * Lets the bundler drop those of React Router's components that no page of ours has.
 *
 * Each is made by a call, and given a name for a debugger by a statement of its own; neither says that nothing else
 * depends on it, so the bundler drops none.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform(code, id) {
      if (!/react-router\/dist\/production\//.test(id)) return;
      const shakeable = code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
      return { code: shakeable, map: null };
    },
  };
}
