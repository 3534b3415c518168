import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

/**
 * Preloads the app with its styles and the chunk that fetches the first report, so that none waits
 * for the script that imports it. The last has low priority.
 */
export function preloadFirstReport(): Plugin {
  return {
    name: 'preload-first-report',
    apply: 'build',
    transformIndexHtml(html, { bundle = {} }) {
      const main = chunkOf(bundle, 'main');
      const fetchRaid = chunkOf(bundle, 'fetch-raid');
      const scripts = [main.fileName, ...main.imports].filter((name) => !html.includes(name));
      return [
        ...[...(main.viteMetadata?.importedCss ?? [])].map((name) => link(name, 'stylesheet')),
        ...scripts.map((name) => link(name, 'modulepreload')),
        link(typefaceOf(bundle), 'preload', { as: 'font', type: 'font/woff2' }),
        link(fetchRaid.fileName, 'modulepreload', { fetchpriority: 'low' }),
      ];
    },
  };
}

function chunkOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk {
  const chunk = Object.values(bundle).find((file) => file.name === name);
  if (chunk?.type !== 'chunk') throw new Error(`There is no chunk ${name} to preload`);
  return chunk;
}

/** Returns the file with Latin letters, which every language needs. */
function typefaceOf(bundle: Rolldown.OutputBundle): string {
  const file = Object.values(bundle).find(
    (one) => one.type === 'asset' && one.names.includes('latin.woff2'),
  );
  if (!file) throw new Error('There is no typeface to preload');
  return file.fileName;
}

const link = (file: string, rel: string, more: Record<string, string> = {}): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, crossorigin: true, href: `./${file}`, ...more },
  injectTo: 'head',
});
