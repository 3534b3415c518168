import { build, type UserConfig } from 'vite';

const PAGES = ['blank', 'bare-react', 'saving'];

/** Builds the bench's own pages, like the app. `resolve` has the app's `#` imports. */
export async function buildPages(folder: string, resolve: UserConfig['resolve']): Promise<void> {
  await build({
    configFile: false,
    root: 'bench/pages',
    base: './',
    logLevel: 'error',
    ...(resolve && { resolve }),
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: PAGES.map((page) => `bench/pages/${page}.html`) },
    },
  });
}
