import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { CATACLYSM } from '#domain/eras/cataclysm/cataclysm';
import { CATACLYSM_FACTS } from '#domain/eras/cataclysm/cataclysm-facts';
import type { Era } from '#domain/eras/era';
import { eraById } from '#domain/eras/era-list';
import { EraFactsNotLoaded, eraQueries } from './era-queries';

const factsOf = (era: Era) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    eraQueries.facts(era),
  );
const loading = (loadFacts: () => Promise<typeof CATACLYSM_FACTS>): Era => {
  const { tables, ...era } = CATACLYSM;
  return tables ? { ...era, tables: { ...tables, loadFacts } } : era;
};

afterEach(() => vi.useRealTimers());

test('the facts of an era are loaded', async () => {
  expect(await factsOf(CATACLYSM)).toBe(CATACLYSM_FACTS);
});

test('an era without rules has no facts', async () => {
  expect(await factsOf(eraById('retail'))).toBeNull();
});

test('the era without its tables has no facts, and leaves the era its own', async () => {
  const { tables: _, ...unjudged } = CATACLYSM;
  expect(await factsOf(unjudged)).toBeNull();
  expect(eraQueries.facts(unjudged).queryKey).not.toEqual(eraQueries.facts(CATACLYSM).queryKey);
});

test('facts that fail to load throw EraFactsNotLoaded, with the cause', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const failure = await factsOf(loading(() => Promise.reject(cause))).catch((error) => error);
  expect(failure).toBeInstanceOf(EraFactsNotLoaded);
  expect(failure.message).toMatch(/tables of Cataclysm could not be loaded/);
  expect(failure.cause).toBe(cause);
});

test('facts that take longer than a minute fail', async () => {
  vi.useFakeTimers();
  const waiting = factsOf(loading(() => new Promise(() => {}))).catch((error) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await waiting).toBeInstanceOf(EraFactsNotLoaded);
});
