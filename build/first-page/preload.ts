import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * Preloads the app, its styles and the chunk that fetches the first report. Neither script waits
 * for the script that imports it. The chunk has low priority. If the address has a report,
 * src/start.ts sets the `rel` of the files that render an open raid.
 */
export function preloadFirstReport(): Plugin {
  return {
    name: 'preload-first-report',
    apply: 'build',
    transformIndexHtml(html, { bundle = {} }) {
      const main = chunkOf(bundle, 'main');
      const fetchRaid = chunkOf(bundle, 'fetch-raid');
      const openRaid = chunkOf(bundle, 'OpenRaid');
      const scripts = [main.fileName, ...main.imports].filter((name) => !html.includes(name));
      return [
        ...stylesOf(main).map((name) => link(name, { rel: 'stylesheet' })),
        ...scripts.map((name) => link(name, { rel: 'modulepreload' })),
        link(typefaceOf(bundle), { rel: 'preload', as: 'font', type: 'font/woff2' }),
        link(fetchRaid.fileName, { rel: 'modulepreload', fetchpriority: 'low' }),
        link(openRaid.fileName, { 'data-with-report': 'modulepreload' }),
        ...stylesOf(openRaid).map((name) =>
          link(name, { 'data-with-report': 'preload', as: 'style' }),
        ),
      ];
    },
  };
}

function chunkOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((file) => file.name === name);
  if (chunk?.type !== 'chunk') throw new Error(`There is no chunk ${name} to preload`);
  return chunk;
}

const stylesOf = ({ viteMetadata }: Rolldown.OutputChunk): string[] => [
  ...(viteMetadata?.importedCss ?? []),
];

/** Returns the file with Latin letters, which every language needs. */
function typefaceOf(bundle: Rolldown.OutputBundle): string {
  const file = Object.values(bundle).find(
    (one) => one.type === 'asset' && one.names.includes('latin.woff2'),
  );
  if (!file) throw new Error('There is no typeface to preload');
  return file.fileName;
}

const link = (file: string, attributes: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attributes, crossorigin: true, href: `./${file}` },
  injectTo: 'head',
});
