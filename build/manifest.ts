import type { ManifestOptions } from 'vite-plugin-pwa';
import {
  FILE_QUERY,
  LATEST_QUERY,
  RAID_FILE_ENDING,
  SAMPLE_QUERY,
  SHARED_QUERIES,
} from '../src/routes.ts';
import { themeColour } from './theme-colours.ts';

/** What shows while the app starts, and in the phone's bars. */
const DARK = themeColour('ground');

const picture = (name: string, size: number) => ({
  src: `icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/**
 * The web app manifest: how the app installs, and what of the phone opens it.
 *
 * Every address is relative to the manifest, so the same files install from a root or from a sub-path. `id` alone is
 * read against the origin, which is why it bears the app's name: `/` would be whatever else lives on that host.
 */
export const MANIFEST: Partial<ManifestOptions> = {
  id: 'ready-check',
  name: 'Ready Check',
  short_name: 'Ready Check',
  description:
    'Who in the raid is ready: gear audit and raid buffs of a Cataclysm Classic raid from its Warcraft Logs report, online or not.',
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: DARK,
  background_color: DARK,
  lang: 'en',
  dir: 'ltr',
  categories: ['games', 'utilities'],
  icons: [
    ...[192, 512].map((size) => ({ ...picture('app', size), purpose: 'any' as const })),
    ...[192, 512].map((size) => ({
      ...picture('app-maskable', size),
      purpose: 'maskable' as const,
    })),
    ...[192, 512].map((size) => ({
      ...picture('app-monochrome', size),
      purpose: 'monochrome' as const,
    })),
  ],
  screenshots: [
    {
      src: 'screenshots/phone.png',
      sizes: '780x1688',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'A raid audited on a phone',
    },
    {
      src: 'screenshots/desktop.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'A raid audited on a desktop',
    },
  ],
  shortcuts: [
    {
      name: 'Open latest raid',
      short_name: 'Latest raid',
      url: `./?${new URLSearchParams(LATEST_QUERY)}`,
      icons: [picture('app', 192)],
    },
    {
      name: 'Sample raid',
      url: `./?${new URLSearchParams(SAMPLE_QUERY)}`,
      icons: [picture('app', 192)],
    },
  ],
  share_target: {
    action: './',
    method: 'GET',
    enctype: 'application/x-www-form-urlencoded',
    params: Object.fromEntries(SHARED_QUERIES.map((name) => [name, name])),
  },
  // src/app/incoming-files.ts takes the file.
  file_handlers: [
    {
      action: `./?${new URLSearchParams(FILE_QUERY)}`,
      accept: { 'application/vnd.ready-check': [RAID_FILE_ENDING] },
    },
  ],
  // One window: a shared link or a shortcut opens in the app as it stands. The address holds the
  // whole view, so nothing is lost by it and Back returns.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
};
