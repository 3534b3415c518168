import type { ManifestOptions } from 'vite-plugin-pwa';

/** The web app manifest: how the app installs, and what of the phone opens it. */
export const MANIFEST: Partial<ManifestOptions> = {
  name: 'Ready Check',
  short_name: 'Ready Check',
};
