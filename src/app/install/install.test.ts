import { expect, test, vi } from 'vitest';
import { isAddedByHand } from './install';

/** Opens the app on a device, in the browser or in a window of its own. */
function openOn(device: object, isInOwnWindow = false): void {
  vi.stubGlobal('navigator', device);
  vi.stubGlobal('window', { matchMedia: () => ({ matches: isInOwnWindow }) });
}

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36';

test.each([
  ['an iPhone in Safari needs installing by hand', { userAgent: IPHONE, standalone: false }, true],
  ['an iPad posing as a Mac needs installing by hand', { userAgent: MAC, standalone: false }, true],
  ['an iPhone’s other browser needs installing by hand', { userAgent: IPHONE }, true],
  ['an app on an iPhone home screen is installed', { userAgent: IPHONE, standalone: true }, false],
  ['a Mac needs no installing by hand', { userAgent: MAC }, false],
  ['Android offers a button to install', { userAgent: ANDROID }, false],
])('$0', (_, device, byHand) => {
  openOn(device);
  expect(isAddedByHand()).toBe(byHand);
});

test('an app in its own window is installed already', () => {
  openOn({ userAgent: IPHONE, standalone: false }, true);
  expect(isAddedByHand()).toBe(false);
});
