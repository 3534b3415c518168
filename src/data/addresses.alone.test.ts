import { expect, test, vi } from 'vitest';
import { eraById } from '#domain/eras/era-list';
import { openTab } from '#test/open-tab';

const openApp = () => openTab(() => import('./addresses'));

const piece = { slot: 0, itemId: 60325, name: '', icon: '', gems: [{ itemId: 68780 }] };

test.each([
  {
    base: 'https://items.example/item=',
    page: 'https://items.example/item=60325?gems=68780&ench=4207',
    title: 'an item’s address without a query gets a query with gems and enchant',
  },
  {
    base: 'https://items.example/?item=',
    page: 'https://items.example/?item=60325&gems=68780&ench=4207',
    title: 'an item’s address keeps its query, before gems and enchant',
  },
])('$title', async ({ base, page }) => {
  vi.stubEnv('VITE_ITEM_PAGE_URL', base);
  const { itemPageAddress } = await openApp();
  expect(itemPageAddress({ ...piece, enchantId: 4207 }, eraById('cataclysm'))).toBe(page);
});

test.each([
  { era: 'cataclysm', page: 'https://www.wowhead.com/cata/item=60325' },
  { era: 'mists', page: 'https://www.wowhead.com/mop-classic/item=60325' },
  { era: 'wrath', page: 'https://www.wowhead.com/wotlk/item=60325' },
  { era: 'burning-crusade', page: 'https://www.wowhead.com/tbc/item=60325' },
  { era: 'vanilla', page: 'https://www.wowhead.com/classic/item=60325' },
  { era: 'retail', page: 'https://www.wowhead.com/item=60325' },
] as const)('an item of $era without gems is at $page', async ({ era, page }) => {
  const { itemPageAddress } = await openApp();
  expect(itemPageAddress({ ...piece, gems: [] }, eraById(era))).toBe(page);
});

test('an item database without an era in its address serves all eras', async () => {
  vi.stubEnv('VITE_ITEM_PAGE_URL', 'https://items.example/item=');
  const { itemPageAddress } = await openApp();
  const bare = { ...piece, gems: [] };
  expect(itemPageAddress(bare, eraById('mists'))).toBe('https://items.example/item=60325');
});

test('the address of a picture may have a lone surrogate in its name', async () => {
  const { pictureAddress } = await openApp();
  const address = pictureAddress('Warlock-\ud83d');
  expect(address).toBe(`/icons/Warlock-${encodeURIComponent('\ufffd')}.png`);
});

test('a token goes to the sign-in host and to the origins of two v1 addresses', async () => {
  vi.stubEnv('VITE_WCL_API_URL', 'https://logs.example/classic/v1/');
  vi.stubEnv('VITE_WCL_FRESH_API_URL', 'https://fresh.example/v1');
  vi.stubEnv('VITE_WCL_SIGN_IN_URL', 'https://sign-in.example/');
  const { v2Url } = await openTab(() => import('./log-site/requests/host-addresses'));
  const hosts = [undefined, 'classic', 'fresh', 'forever', 'www', 'later', '__proto__'];
  const signIn = 'https://sign-in.example/api/v2/user';
  const own = ['https://logs.example/api/v2/user', 'https://fresh.example/api/v2/user'];
  expect(hosts.map(v2Url)).toEqual([signIn, ...own, signIn, signIn, signIn, signIn]);
});

test.each([
  { host: undefined, page: 'https://classic.warcraftlogs.com/reports/a:AbCdEfGhIjKlMnOp' },
  { host: 'fresh', page: 'https://fresh.warcraftlogs.com/reports/a:AbCdEfGhIjKlMnOp' },
  { host: 'forever', page: 'https://forever.warcraftlogs.com/reports/a:AbCdEfGhIjKlMnOp' },
  { host: 'vanilla', page: 'https://vanilla.warcraftlogs.com/reports/a:AbCdEfGhIjKlMnOp' },
] as const)('a report of the host $host has its page at $page', async ({ host, page }) => {
  const { reportPageAddress } = await openTab(() => import('./log-site/requests/host-addresses'));
  expect(reportPageAddress('a:AbCdEfGhIjKlMnOp', host)).toBe(page);
});

test.each([
  {
    icons: 'https://assets.example/img/warcraft/abilities',
    folder: 'https://assets.example/img/warcraft',
  },
  { icons: 'https://icons.example/icons/', folder: 'https://icons.example' },
])(
  'boss pictures are in the folder beside $icons with the first copy’s number',
  async ({ icons, folder }) => {
    vi.stubEnv('VITE_WCL_ICON_URL', icons);
    const { bossPictureAddress } = await openApp();
    expect(bossPictureAddress(1024)).toBe(`${folder}/bosses/1024-icon.jpg`);
    expect(bossPictureAddress(51577)).toBe(`${folder}/bosses/1577-icon.jpg`);
    expect([undefined, 0, -1, 50_000].map(bossPictureAddress)).toEqual(Array(4).fill(undefined));
  },
);
