import { VitePWA } from 'vite-plugin-pwa';
import { MANIFEST } from './manifest.ts';

/** Builds the worker of `sw/`, with the list of the app's own files to have on the device, and the manifest. */
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
      // These names hold a hash: what the page has fetched already is not fetched again.
      dontCacheBustURLsMatching: /^static\//,
    },
  });
