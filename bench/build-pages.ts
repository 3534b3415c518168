import { build } from 'vite';
import { ALIAS } from '../build/alias';
import { tables } from '../build/tables/tables';

const PAGES = ['blank', 'bare-react', 'saving'];

export async function buildPages(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: 'bench/pages',
    base: './',
    logLevel: 'error',
    resolve: { alias: ALIAS },
    plugins: [tables()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: PAGES.map((page) => `bench/pages/${page}.html`) },
    },
  });
}
