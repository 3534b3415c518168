import { type Alias, minifySync, type Plugin, runnerImport } from 'vite';
import { nameClasses } from '../class-names.ts';

export function prerenderFirstPage(alias: Alias[]): Plugin {
  return {
    name: 'prerender-first-page',
    apply: 'build',
    async transformIndexHtml(html) {
      const page = './src/app/first-page/FirstPage.tsx';
      const { module } = await runnerImport<typeof import('../../src/app/first-page/FirstPage')>(
        page,
        {
          resolve: { alias },
          plugins: [nameClasses()],
        },
      );
      return (
        html
          .replace('<!-- first page -->', module.renderFirstPage)
          .replace(
            /(?<=<script>).*?(?=<\/script>)/s,
            (script) => minifySync('page.js', script).code,
          )
          // The remaining comments are for readers of the source file.
          .replace(/\s*<!--.*?-->/g, '')
      );
    },
  };
}
