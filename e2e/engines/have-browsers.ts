import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { needProgram } from '../../scripts/find-program';
import { buildForTests, copyAsLater } from '../build-app';

export const nextBuild = resolve('node_modules/.cache/ready-check/engines-next');

/** Playwright's global setup: fails at once if an engine is missing, and builds both versions. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export
export default function prepareEngines(): void {
  for (const name of ['firefox', 'webKitDriver', 'miniBrowser', 'xvfb'] as const) needProgram(name);
  buildForTests();
  rmSync(nextBuild, { recursive: true, force: true });
  copyAsLater(nextBuild);
}
