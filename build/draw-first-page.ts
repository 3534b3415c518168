import { type Alias, type Plugin, runnerImport } from 'vite';
import { nameClasses } from './class-names.ts';

/** Draws the first page into the file, so that it is there before any script has run. */
export function drawFirstPage(alias: Alias[]): Plugin {
  return {
    name: 'draw-first-page',
    apply: 'build',
    async transformIndexHtml(html) {
      const page = './src/app/first-page/draw-first-page.ts';
      const { module } = await runnerImport<typeof import('../src/app/first-page/draw-first-page')>(
        page,
        {
          resolve: { alias },
          plugins: [nameClasses()],
        },
      );
      return (
        html
          .replace('<!-- first page -->', module.drawFirstPage)
          // What is left of them is for whoever reads the source.
          .replace(/\s*<!--.*?-->/g, '')
      );
    },
  };
}
