import { queryOptions } from '@tanstack/react-query';
import type { EraId } from '#domain/era/era';
import type { ReportCode } from '#domain/log-site/report-link';
import { loadToBuyTable } from '#domain/to-buy/load-table';
import { loadChunk } from '#load-chunk';
import { deviceStore } from '../device/device-store';
import { readRecord } from '../device/records/read-record';
import {
  type DataByKind,
  dataOf,
  type KillId,
  readSafely,
  recordKey,
} from '../device/records/stored-records';
import { savedRaidQueries } from '../raids/saved-raid-queries';
import { loadBuffWords } from '../settings/language';

export const toBuyQueries = {
  /** The era's table, with the words of lists. Throws ChunkLoadFailed. */
  table: (era: EraId) =>
    queryOptions({
      queryKey: ['era-to-buy', era],
      queryFn: async () => {
        const [table] = await Promise.all([
          loadChunk(`${era}-to-buy`, () => loadToBuyTable(era)),
          loadBuffWords(),
        ]);
        return table ?? null;
      },
      gcTime: Number.POSITIVE_INFINITY,
    }),

  /** Raiders of saved kills, by `killKey`. No request; kills that cannot be read are missing. */
  raiders: (kills: readonly KillId[]) => ofKills('raiders', kills),

  /** Their pulls, likewise. */
  pulls: (kills: readonly KillId[]) => ofKills('pull', kills),
};

export const killKey = (code: ReportCode, killId: number): string => `${code} ${killId}`;

const ofKills = <Kind extends 'raiders' | 'pull'>(kind: Kind, kills: readonly KillId[]) =>
  queryOptions({
    queryKey: [...savedRaidQueries.all(), 'to-buy', kind, kills],
    queryFn: () => readKills(kind, kills),
    staleTime: 0,
    structuralSharing: false,
  });

async function readKills<Kind extends 'raiders' | 'pull'>(
  kind: Kind,
  kills: readonly KillId[],
): Promise<ReadonlyMap<string, DataByKind[Kind]>> {
  const found = await deviceStore.readTogether((records) =>
    Promise.all(
      kills.map(async ({ code, killId }) => {
        const record = readRecord(await readSafely(records, recordKey({ kind, code, killId })));
        const data = dataOf(record, kind);
        return data ? [[killKey(code, killId), data] as const] : [];
      }),
    ),
  );
  return new Map(found?.flat());
}
