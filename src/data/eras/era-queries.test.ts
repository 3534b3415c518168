import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Era } from '#domain/era/era';
import { CATACLYSM_BUFFS } from '#domain/eras/cataclysm/buffs';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { CATACLYSM_FACTS } from '#domain/eras/cataclysm/cataclysm-facts';
import { eraById } from '#domain/eras/era-list';
import { MISTS_BUFFS } from '#domain/eras/mists/buffs';
import { MISTS } from '#domain/eras/mists/mists';
import { ChunkLoadFailed } from '#load-chunk';
import { EraFactsNotLoaded, eraQueries } from './era-queries';

const client = () => new QueryClient({ defaultOptions: { queries: { retry: false } } });

const { tables, ...unjudged } = CATACLYSM;

const factsOf = (era: Era) => client().fetchQuery(eraQueries.facts(era));

const loading = (loadFacts: () => Promise<typeof CATACLYSM_FACTS>): Era =>
  tables ? { ...unjudged, tables: { ...tables, loadFacts } } : unjudged;

const failing = (cause: Error): Era =>
  tables
    ? { ...unjudged, tables: { ...tables, loadBuffs: () => Promise.reject(cause) } }
    : unjudged;

test('the facts of an era are loaded', async () => {
  expect(await factsOf(CATACLYSM)).toBe(CATACLYSM_FACTS);
});

test('an era without rules has no facts', async () => {
  expect(await factsOf(eraById('retail'))).toBeNull();
});

test('the era without its tables has no facts', async () => {
  expect(await factsOf(unjudged)).toBeNull();
  expect(eraQueries.facts(unjudged).queryKey).not.toEqual(eraQueries.facts(CATACLYSM).queryKey);
});

test('facts that fail to load throw EraFactsNotLoaded, with the cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failure = await factsOf(loading(() => Promise.reject(cause))).catch((error) => error);
  expect(failure).toBeInstanceOf(EraFactsNotLoaded);
  expect(failure.message).toMatch(/tables of Cataclysm could not be loaded/);
  expect(failure.cause).toMatchObject({ name: 'ChunkLoadFailed', cause });
});

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
