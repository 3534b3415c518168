import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

const piece = { slot: 0, itemId: 60325, name: '', icon: '', gems: [{ itemId: 68780 }] };

test.each([
  {
    base: 'https://items.example/item=',
    page: 'https://items.example/item=60325?gems=68780&ench=4207',
    why: 'the query begins with the gems',
  },
  {
    base: 'https://items.example/?item=',
    page: 'https://items.example/?item=60325&gems=68780&ench=4207',
    why: 'the gems go on in the query that is there',
  },
])('items at $base: $why', async ({ base, page }) => {
  vi.stubEnv('VITE_ITEM_PAGE_URL', base);
  const { itemPageAddress } = await import('./addresses');
  expect(itemPageAddress({ ...piece, enchantId: 4207 })).toBe(page);
});

test('a piece with neither gem nor enchant has the bare page', async () => {
  const { itemPageAddress } = await import('./addresses');
  expect(itemPageAddress({ ...piece, gems: [] })).toBe('https://www.wowhead.com/cata/item=60325');
});
