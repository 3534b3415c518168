import { expect, test } from 'vitest';
import { FILE_NAMES, isBlocked } from './file-names.ts';

test.each([
  'static/js/web-vitals-b9li_OYc.js',
  'static/js/ShareDialog-D0T3J-aQ.js',
  'static/js/SharedScreen-Chhjtij9.js',
  'static/css/double-click-guard-DJhEd_Wz.css',
  'static/js/FollowSwitch-BVCDeAw0.js',
  'static/js/main-ads-x1.js',
  'icons/ad.png',
  'sample/analytics.json',
  'sample/tracking.json',
  'icons/1-pixel.png',
  'static/js/cookie-consent-3f9c2bad.js',
])('content blockers refuse %s', (name) => {
  expect(isBlocked(name)).toBe(true);
});

test.each([
  'static/js/Readiness-D_DbFjrL.js',
  'static/js/main-ad3f9c2b.js',
  'static/js/download-3f9c2bad.js',
  'icons/Shaman.png',
  'sw.js',
])('content blockers let %s pass', (name) => {
  expect(isBlocked(name)).toBe(false);
});

test('a module whose name would be blocked gets a neutral file name', () => {
  expect(FILE_NAMES.chunkFileNames({ name: 'ShareDialog' })).toBe('static/js/part-[hash].js');
  expect(FILE_NAMES.assetFileNames({ names: ['ShareDialog.css'] })).toBe(
    'static/[ext]/part-[hash][extname]',
  );
  expect(FILE_NAMES.chunkFileNames({ name: 'OpenRaid' })).toBe('static/js/[name]-[hash].js');
});
