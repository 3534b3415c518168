import type { Plugin, Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { MANIFEST } from './manifest.ts';

/** Files without which the app cannot start: the worker is installed only with all of them. */
const neededFiles = new Set(['index.html']);

/** Builds the service worker with its list of files to precache, and the manifest. */
export const precache = () => [
  noteNeeded(),
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    injectRegister: false,
    registerType: 'prompt',
    includeManifestIcons: false,
    manifest: MANIFEST,
    injectManifest: {
      globPatterns: ['**/*.{js,css,html,svg,png,json,woff2}'],
      globIgnores: ['screenshots/**'],
      // Files with a hash in their names are not fetched again.
      dontCacheBustURLsMatching: /^static\//,
      manifestTransforms: [
        (manifest) => ({
          manifest: manifest.map((file) =>
            neededFiles.has(file.url) ? { ...file, isNeeded: true } : file,
          ),
        }),
      ],
      buildPlugins: { vite: [quietBuild()] },
    },
  }),
];

/** Builds the worker without printing a report, and without an option that Vite deprecates. */
function quietBuild(): Plugin {
  return {
    name: 'quiet-worker-build',
    config({ build }) {
      const output = [build?.rolldownOptions?.output ?? []].flat()[0];
      if (output?.inlineDynamicImports === undefined) {
        throw new Error('vite-plugin-pwa sets no inlineDynamicImports: drop quiet-worker-build');
      }
      delete output.inlineDynamicImports;
      output.codeSplitting = false;
      return { logLevel: 'warn' };
    },
  };
}

function noteNeeded(): Plugin {
  return {
    name: 'note-needed-files',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && ['index', 'main'].includes(file.name)) noteChunk(file, bundle);
      }
    },
  };
}

function noteChunk(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): void {
  if (neededFiles.has(chunk.fileName)) return;
  for (const name of [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])])
    neededFiles.add(name);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') noteChunk(imported, bundle);
  }
}
