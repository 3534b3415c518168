import type { ManifestOptions } from 'vite-plugin-pwa';
import {
  FILE_QUERY,
  LATEST_QUERY,
  RAID_FILE_ENDING,
  SAMPLE_QUERY,
  SHARED_QUERIES,
} from '../src/routes.ts';
import { SCREENSHOTS } from './screenshots.ts';
import { themeColour } from './theme-colours.ts';

const DARK_COLOUR = themeColour('ground');

const picture = (name: string, size: number) => ({
  src: `icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
});

/**
 * The web app manifest. All addresses are relative to it, so the same files install at a root or
 * below a sub-path. `id` alone is resolved against the origin, so it has the app's name: `/` would
 * be another app of that host. deploy/prepare.mjs prepends the host's folder.
 */
export const MANIFEST: Partial<ManifestOptions> = {
  id: 'ready-check',
  name: 'Ready Check',
  short_name: 'Ready Check',
  description:
    'Who in the raid is ready: gear audit and raid buffs of a World of Warcraft Classic raid (Mists of Pandaria, Burning Crusade, Cataclysm; Forever without verdicts yet) from its Warcraft Logs report, online or not.',
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: DARK_COLOUR,
  background_color: DARK_COLOUR,
  lang: 'en',
  dir: 'ltr',
  categories: ['games', 'utilities'],
  icons: (
    [
      ['app', 'any'],
      ['app-maskable', 'maskable'],
      ['app-monochrome', 'monochrome'],
    ] as const
  ).flatMap(([name, purpose]) => [192, 512].map((size) => ({ ...picture(name, size), purpose }))),
  screenshots: SCREENSHOTS.map(({ name, width, height, density, label }) => ({
    src: `screenshots/${name}.png`,
    sizes: `${width * density}x${height * density}`,
    type: 'image/png',
    form_factor: width < height ? 'narrow' : 'wide',
    label,
  })),
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
  // Handled by src/app/incoming-files.ts.
  file_handlers: [
    {
      action: `./?${new URLSearchParams(FILE_QUERY)}`,
      accept: { 'application/vnd.ready-check': [RAID_FILE_ENDING] },
    },
  ],
  // A shared link or shortcut opens in the running app's window. The address holds the whole view,
  // so Back returns to it.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
};
