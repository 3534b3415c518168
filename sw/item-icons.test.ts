import { expect, test, vi } from 'vitest';

const ICON = 'https://icons.example/inv_helm.jpg';

test('an icon is shown even if no cache can be read', async () => {
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('registration', { scope: 'https://raid.example/' });
  const unreadable = async () => {
    throw new DOMException('The disk failed', 'UnknownError');
  };
  vi.stubGlobal('caches', { match: unreadable, open: unreadable });
  const requested: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    requested.push(url);
    return new Response('icon');
  });
  const { respondWithIcon, storeIcon } = await import('./item-icons');
  const event = { waitUntil: () => {} } as unknown as ExtendableEvent;
  expect(await (await respondWithIcon(ICON, event)).text()).toBe('icon');
  expect(await storeIcon(ICON, event)).toBe(false);
  expect(requested).toEqual([ICON, ICON]);
});
