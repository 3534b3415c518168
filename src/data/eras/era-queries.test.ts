import { expect, test } from 'vitest';
import type { Era } from '#domain/era/era';
import { CATACLYSM_BUFFS } from '#domain/eras/cataclysm/buffs';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { CATACLYSM_FACTS } from '#domain/eras/cataclysm/cataclysm-facts';
import { eraById } from '#domain/eras/era-list';
import { MISTS_BUFFS } from '#domain/eras/mists/buffs';
import { MISTS } from '#domain/eras/mists/mists';
import { freshClient } from '#test/device';
import { EraFactsNotLoaded, eraQueries } from './era-queries';

const { tables, ...unjudged } = CATACLYSM;

const factsOf = (era: Era) => freshClient().fetchQuery(eraQueries.facts(era));

const cataclysmWith = (more: Partial<Era['tables']>): Era =>
  tables ? { ...unjudged, tables: { ...tables, ...more } } : unjudged;

test('the facts of an era are loaded', async () => {
  expect(await factsOf(CATACLYSM)).toBe(CATACLYSM_FACTS);
});

test('an era without rules has no facts', async () => {
  expect(await factsOf(eraById('retail'))).toBeNull();
});

test('an era whose tables are missing has no facts', async () => {
  expect(await factsOf(unjudged)).toBeNull();
  expect(eraQueries.facts(unjudged).queryKey).not.toEqual(eraQueries.facts(CATACLYSM).queryKey);
});

test('facts that fail to load throw EraFactsNotLoaded with the cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failure = await factsOf(cataclysmWith({ loadFacts: () => Promise.reject(cause) })).catch(
    (error) => error,
  );
  expect(failure).toBeInstanceOf(EraFactsNotLoaded);
  expect(failure.message).toMatch(/tables of Cataclysm could not be loaded/);
  expect(failure.cause).toMatchObject({ name: 'ChunkLoadFailed', cause });
});

test('each era loads its own buffs', async () => {
  const client = freshClient();
  const eras = [CATACLYSM, unjudged, MISTS];
  expect(await Promise.all(eras.map((era) => client.fetchQuery(eraQueries.buffs(era))))).toEqual([
    CATACLYSM_BUFFS,
    null,
    MISTS_BUFFS,
  ]);
});

test('buffs that failed to load with ChunkLoadFailed are loaded again', async () => {
  const client = freshClient();
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failing = cataclysmWith({ loadBuffs: () => Promise.reject(cause) });
  const loading = client.fetchQuery(eraQueries.buffs(failing));
  await expect(loading).rejects.toMatchObject({ name: 'ChunkLoadFailed', cause });
  expect(await client.fetchQuery(eraQueries.buffs(CATACLYSM))).toBe(CATACLYSM_BUFFS);
});
