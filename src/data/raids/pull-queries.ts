import { queryOptions } from '@tanstack/react-query';
import type { Era } from '#domain/era/era';
import type { Pull } from '#domain/pull/pull';
import { fightIdentity } from '#domain/raid/fight-identity';
import { loadChunk } from '#load-chunk';
import { eraQueries } from '../eras/era-queries';
import type { PullSubject } from '../log-site/fetch-pull';
import { queryClient } from '../query-cache/query-client';
import { raidLifecycle } from './raid-lifecycle';
import { type RaidQueryKey, raidPersister } from './raid-persister';

/** A pull in an era that has a table of consumables. */
export type EraPullSubject = Omit<PullSubject, 'consumables'> & { era: Era };

/** Thrown for a kill saved without its pull, which is then fetched only on a click. */
export class PullNotSaved extends Error {
  override name = 'PullNotSaved';
}

/** Queries of pulls. A kill's pull is looked up and saved; an attempt's pull is only requested. */
export const pullQueries = {
  /** A pull, requested only if its fight was fetched in this visit. Throws PullNotSaved. */
  ofFight: (subject: EraPullSubject) =>
    query(subject, async (signal) => {
      const { code, fight } = subject;
      const isFresh =
        fight.kind === 'attempt' ||
        raidLifecycle.wasFetched({ kind: 'raiders', code, killId: fight.id });
      if (!isFresh) throw new PullNotSaved();
      return request(subject, signal);
    }),

  /** A pull that is never requested. Throws PullNotSaved if it is not saved. */
  saved: (subject: EraPullSubject) =>
    query(subject, async () => {
      throw new PullNotSaved();
    }),

  /** A pull that is requested if it is not saved. Throws PullNotSaved for a lost kill. */
  wanted: (subject: EraPullSubject) => query(subject, (signal) => request(subject, signal)),
};

function query({ code, fight }: EraPullSubject, fetchPull: (signal: AbortSignal) => Promise<Pull>) {
  return queryOptions<Pull, Error, Pull, RaidQueryKey>({
    ...(fight.kind === 'attempt'
      ? { queryKey: ['attempt-pull', code, fight.id, fightIdentity(fight)] }
      : raidPersister.optionsOf({ kind: 'pull', code, killId: fight.id }, fight)),
    queryFn: ({ signal }) => fetchPull(signal),
  });
}

async function request({ code, fight, raiders, era }: EraPullSubject, signal: AbortSignal) {
  // The report has another fight at the time of a lost kill, or no fight.
  if (fight.isLost) throw new PullNotSaved();
  const [{ fetchPull }, consumables] = await Promise.all([
    loadChunk('fetch-pull', () => import('../log-site/fetch-pull')),
    queryClient.fetchQuery(eraQueries.consumables(era)),
  ]);
  if (!consumables && !era.listsLoggedAuras) throw new TypeError(`No consumables of ${era.id}`);
  return fetchPull({ code, fight, raiders, consumables: consumables ?? undefined }, signal);
}
