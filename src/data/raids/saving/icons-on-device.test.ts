import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Raider } from '#domain/raid/raid';
import { iconAddress } from '../../addresses';
import { saveKillRecord } from '../../device/raids/saved-raids';
import { queryClient } from '../query-client';
import { canSaveMore, iconsOf, savedIconQueries } from './saved-icons';

const CODE = 'Thursday00000001';

const wearing = (...icons: string[]): Raider => ({
  key: 'Kadda',
  name: 'Kadda',
  picture: '',
  roles: [],
  talents: [],
  gear: icons.map((icon, slot) => ({ slot, itemId: 1, name: 'Plain Thing', icon })),
});

/** The browser's caches, by name. */
let cached: Record<string, string[]>;

beforeEach(async () => {
  cached = {};
  vi.stubGlobal('caches', {
    has: async (name: string) => name in cached,
    open: async (name: string) => ({
      keys: async () => (cached[name] ?? []).map((icon) => ({ url: iconAddress(icon) })),
    }),
  });
  await saveKillRecord(
    { code: CODE, killId: 1 },
    { kind: 'raiders', data: [wearing('helm.jpg', 'belt.jpg')], fetchedAt: 1 },
  );
  await saveKillRecord(
    { code: CODE, killId: 2 },
    { kind: 'raiders', data: [wearing('helm.jpg', 'ring.jpg', '')], fetchedAt: 1 },
  );
});

const READABLE = 'ready-check-item-icons';
const OPAQUE = 'ready-check-item-icons-opaque';
const count = () => queryClient.fetchQuery(savedIconQueries.ofRaid(CODE, [1, 2]));

test('each icon of the saved kills counts once; the app’s own question mark does not', async () => {
  expect(await count()).toEqual({ all: 3, saved: 0 });
});

test('the caches are counted at every query', async () => {
  cached = { [READABLE]: ['helm.jpg', 'belt.jpg', 'ring.jpg', 'of-another-raid.jpg'] };
  expect(await count()).toEqual({ all: 3, saved: 3 });
  cached = { [READABLE]: ['helm.jpg'] };
  expect(await count()).toEqual({ all: 3, saved: 1 });
});

test('icons of a host that refuses CORS are saved up to a limit', async () => {
  cached = { [OPAQUE]: ['helm.jpg', 'belt.jpg'] };
  expect(await count()).toEqual({ all: 3, saved: 2, bound: 60 });
});

test.each([
  { caches: undefined, why: 'has none' },
  {
    caches: { has: () => Promise.reject(new DOMException('no', 'SecurityError')) },
    why: 'refuses them',
  },
])('no icon is saved if the browser $why', async ({ caches }) => {
  vi.stubGlobal('caches', caches);
  expect(await count()).toEqual({ all: 3, saved: 0 });
});

test.each([
  { icons: { all: 3, saved: 3 }, can: false, why: 'all are there' },
  { icons: { all: 3, saved: 2 }, can: true, why: 'one is missing' },
  { icons: { all: 180, saved: 57, bound: 60 }, can: false, why: 'the bound is reached' },
  { icons: { all: 180, saved: 20, bound: 60 }, can: true, why: 'other raids have pushed them out' },
])('icons can be saved again if $why: $can', ({ icons, can }) => {
  expect(canSaveMore(icons)).toBe(can);
});

test('an icon’s address is normalised like a request’s', () => {
  const address = iconAddress("inv_o'neil.jpg") ?? '';
  expect(iconsOf([wearing("inv_o'neil.jpg")])).toEqual([new URL(address).href]);
});
