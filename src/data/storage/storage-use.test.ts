import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { storageQueries } from './storage-use';

const read = () => new QueryClient().fetchQuery(storageQueries.use(0));

test('used and free storage come from the browser', async () => {
  vi.stubGlobal('navigator', {
    storage: { estimate: async () => ({ usage: 300, quota: 1000 }), persisted: async () => true },
  });
  expect(await read()).toEqual({ used: 300, available: 700, isPromised: true });
});

test('used and free storage are unknown in a browser without numbers', async () => {
  vi.stubGlobal('navigator', {});
  expect(await read()).toEqual({ used: undefined, available: undefined, isPromised: false });
});
