import type { Plugin } from 'vite';

/** Has the page ask for the main screen's chunks at once, not only when the first script has run. */
export function preloadMainScreen(): Plugin {
  return {
    name: 'preload-main-screen',
    apply: 'build',
    transformIndexHtml: (_, { bundle = {}, chunk: entry }) => {
      const screen = Object.values(bundle).find(({ name }) => name === 'MainScreen');
      if (screen?.type !== 'chunk') throw new Error('There is no chunk MainScreen to preload');
      return [screen.fileName, ...screen.imports]
        .filter((name) => name !== entry?.fileName)
        .map((name) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${name}` },
          injectTo: 'head',
        }));
    },
  };
}
