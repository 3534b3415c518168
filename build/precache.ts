import { VitePWA } from 'vite-plugin-pwa';
import { MANIFEST } from './manifest.ts';

/** Builds the service worker with its list of files to precache, and the manifest. */
export const precache = () =>
  VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    injectRegister: false,
    registerType: 'prompt',
    includeManifestIcons: false,
    manifest: MANIFEST,
    injectManifest: {
      globPatterns: ['**/*.{js,css,html,svg,png,json}'],
      globIgnores: ['screenshots/**'],
      // Names with a hash: files already fetched are not fetched again.
      dontCacheBustURLsMatching: /^static\//,
    },
  });
