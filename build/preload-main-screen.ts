import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/**
 * Has the page ask for the main screen's files at once, not only when the first script has run: its
 * stylesheets too, since the page comes with the screen's beginning drawn.
 */
export function preloadMainScreen(): Plugin {
  return {
    name: 'preload-main-screen',
    apply: 'build',
    transformIndexHtml: (_, { bundle = {}, chunk: entry }) => {
      const screen = Object.values(bundle).find(({ name }) => name === 'MainScreen');
      if (screen?.type !== 'chunk') throw new Error('There is no chunk MainScreen to preload');
      const scripts = [screen.fileName, ...screen.imports].filter(
        (name) => name !== entry?.fileName,
      );
      return [
        ...scripts.map((name) => link(name, { rel: 'modulepreload' })),
        ...scripts
          .flatMap((name) => stylesOf(bundle, name))
          .map((name) => link(name, { rel: 'stylesheet' })),
      ];
    },
  };
}

const stylesOf = (bundle: Bundle, name: string): string[] => {
  const chunk = bundle[name];
  return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
};

const link = (name: string, attrs: Record<string, string>) => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: true, href: `./${name}` },
  injectTo: 'head' as const,
});
