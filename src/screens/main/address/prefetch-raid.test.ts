import { expect, test, vi } from 'vitest';
import { SAMPLE_CODE } from '#domain/log-site/report-link';
import { emptyDisk, openTab } from '#test/open-tab';
import { until } from '#test/until';
import fights from '../../../../public/sample/fights.json';

const never = new Promise<Response>(() => {});

test('an era’s facts load while the kill of a link is requested', async () => {
  emptyDisk();
  const site = vi.fn((address: string) =>
    address.includes('fights') ? Promise.resolve(Response.json(fights)) : never,
  );
  vi.stubGlobal('fetch', site);
  const { prefetchRaid, queryClient } = await openTab(async () => ({
    ...(await import('./prefetch-raid')),
    ...(await import('#data/query-cache/query-client')),
  }));
  void prefetchRaid(`?report=${SAMPLE_CODE}&fight=12`);
  await until(() => expect(queryClient.getQueryData(['era-facts', 'cataclysm'])).toBeDefined());
  expect(site.mock.calls.map(([address]) => address)).toEqual([
    expect.stringContaining('fights'),
    expect.stringContaining('summary'),
  ]);
});
