import { queryOptions } from '@tanstack/react-query';
import type { Standards } from '#domain/audit/rule/standards';
import { type DigestedRaid, raidWithoutKills } from '#domain/digests/digested-raid';
import type { Era } from '#domain/era/era';
import type { ReportCode } from '#domain/log-site/report-link';
import { readSavedRaids, savedRaidQueries } from '../raids/saved-raid-queries';
import { readRaid } from './raid-digests';
import { digestReader } from './stored-digest';

/** The most raids that are read: more raids would take seconds. */
const MAX_RAIDS = 12;

interface LatestRaids {
  era: Era;
  /** Epoch milliseconds; by default all raids count. */
  before?: number;
}

/** Queries of saved raids, judged without requests. They throw EraFactsNotLoaded. */
export const digestQueries = {
  /** The readable kills of a raid, in kill order. */
  ofKills: (code: ReportCode, kills: readonly number[], standards: Standards) =>
    queryOptions({
      queryKey: ['digest', code, kills, standards],
      queryFn: async ({ client, signal }) => {
        const reading = { client, standards, signal, readDigest: digestReader() };
        const { raid } = await readRaid({ code, title: '', savedKills: [...kills] }, reading);
        return raid?.kills ?? [];
      },
      staleTime: 0,
    }),

  /** An era's latest raids with a known date, newest first. An unreadable raid has no kills. */
  latest: ({ era, before = Number.POSITIVE_INFINITY }: LatestRaids, standards: Standards) =>
    queryOptions({
      queryKey: [...savedRaidQueries.all(), 'digests', era.id, before, standards],
      queryFn: async ({ client, signal }) => {
        const reading = { client, standards, signal, readDigest: digestReader() };
        const latest = (await readSavedRaids())
          .filter((one) => one.startedAt > 0 && one.startedAt < before)
          .filter((one) => !one.era || one.era === era.id)
          .slice(0, MAX_RAIDS);
        const raids: DigestedRaid[] = [];
        // Reading all raids at once would block a slow phone.
        for (const one of latest) {
          signal.throwIfAborted();
          const { raid } = await readRaid(one, reading);
          raids.push(raid ?? raidWithoutKills({ ...one, era, endedAt: one.startedAt }));
        }
        return raids;
      },
      structuralSharing: false,
    }),
};
