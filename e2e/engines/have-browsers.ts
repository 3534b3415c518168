import {
  findFirefox,
  findMiniBrowser,
  findWebKitDriver,
  findXvfb,
} from '../../scripts/find-program';
import buildForTests from '../build-app';

/** Playwright's global setup: finds or installs both engines, which takes longer than any test may. */
// biome-ignore lint/style/noDefaultExport: Playwright takes the default export
export default function prepareEngines(): void {
  for (const find of [findFirefox, findWebKitDriver, findMiniBrowser, findXvfb]) find();
  buildForTests();
}
