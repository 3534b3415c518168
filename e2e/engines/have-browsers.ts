import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { needProgram } from '../../scripts/find-program';
import { buildApp, buildForTests } from '../build-app';

/** A later build: it links to other item pages, so its scripts differ. */
export const nextBuild = resolve('node_modules/.cache/ready-check/engines-next');

/** Playwright's global setup: fails at once if an engine is missing, and builds both versions. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export
export default function prepareEngines(): void {
  for (const name of ['firefox', 'webKitDriver', 'miniBrowser', 'xvfb'] as const) needProgram(name);
  buildForTests();
  if (process.env.E2E_DIST && existsSync(nextBuild)) return;
  buildApp(nextBuild, { VITE_ITEM_PAGE_URL: 'https://items.invalid/item=' });
}
