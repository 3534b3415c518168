import { needProgram } from '../../scripts/find-program';
import { buildForTests } from '../build-app';

/** Playwright's global setup: fails at once if an engine is missing, and builds the app. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export
export default function prepareEngines(): void {
  for (const name of ['firefox', 'webKitDriver', 'miniBrowser', 'xvfb'] as const) needProgram(name);
  buildForTests();
}
