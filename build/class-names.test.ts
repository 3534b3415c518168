import { runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { ALIAS } from './alias';
import { classNameOf, nameClasses } from './class-names';

test('the first page names the classes of every folder as the stylesheets do', async () => {
  const { module } = await runnerImport<typeof import('../src/app/first-page/FirstPage')>(
    './src/app/first-page/FirstPage.tsx',
    { resolve: { alias: ALIAS }, plugins: [nameClasses()] },
  );

  expect(module.renderFirstPage()).toContain(classNameOf('steady', 'src/ui/steady.module.css'));
});
