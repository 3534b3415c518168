import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { CATACLYSM_BUFFS } from '#domain/eras/cataclysm/buffs';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import type { Era } from '#domain/eras/era';
import { MISTS_BUFFS } from '#domain/eras/mists/buffs';
import { MISTS } from '#domain/eras/mists/mists';
import { ChunkLoadFailed } from '../load-chunk';
import { eraQueries } from './era-queries';

const { tables, ...unjudged } = CATACLYSM;
const failing = (cause: Error): Era =>
  tables
    ? { ...unjudged, tables: { ...tables, loadBuffs: () => Promise.reject(cause) } }
    : unjudged;
const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

test('each era’s own buffs load', async () => {
  const shared = client();
  const eras = [CATACLYSM, unjudged, MISTS];
  expect(await Promise.all(eras.map((era) => shared.fetchQuery(eraQueries.buffs(era))))).toEqual([
    CATACLYSM_BUFFS,
    null,
    MISTS_BUFFS,
  ]);
});

test('buffs that fail to load throw ChunkLoadFailed, with the cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failure = await client()
    .fetchQuery(eraQueries.buffs(failing(cause)))
    .catch((error) => error);
  expect(failure).toBeInstanceOf(ChunkLoadFailed);
  expect(failure.cause).toBe(cause);
});

test('buffs that failed to load are loaded again', async () => {
  const shared = client();
  const fails = shared.fetchQuery(eraQueries.buffs(failing(new TypeError('Failed'))));
  await expect(fails).rejects.toThrow(ChunkLoadFailed);
  expect(await shared.fetchQuery(eraQueries.buffs(CATACLYSM))).toBe(CATACLYSM_BUFFS);
});
