import { queryOptions } from '@tanstack/react-query';
import type { EraId } from '#domain/era/era';
import type { ReportCode } from '#domain/log-site/report-link';
import type { Pull } from '#domain/pull/pull';
import { loadToBuyTable } from '#domain/to-buy/load-table';
import { loadChunk } from '#load-chunk';
import { deviceStore } from '../device/device-store';
import { readRecord } from '../device/records/read-record';
import { type KillId, readSafely, recordKey } from '../device/records/stored-records';
import { savedRaidQueries } from '../raids/saved-raid-queries';
import { loadBuffWords } from '../settings/language';

export const toBuyQueries = {
  /** The era's table, with the texts of To buy. Throws ChunkLoadFailed. */
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

  /** Readable saved pulls by `killKey`. Nothing is requested. */
  pulls: (kills: readonly KillId[]) =>
    queryOptions({
      queryKey: [...savedRaidQueries.all(), 'to-buy', kills],
      queryFn: () => readPulls(kills),
      staleTime: 0,
      structuralSharing: false,
    }),
};

export const killKey = (code: ReportCode, killId: number): string => `${code} ${killId}`;

async function readPulls(kills: readonly KillId[]): Promise<ReadonlyMap<string, Pull>> {
  const found = await deviceStore.readTogether((records) =>
    Promise.all(
      kills.map(async ({ code, killId }) => {
        const key = recordKey({ kind: 'pull', code, killId });
        const record = readRecord(await readSafely(records, key));
        return record?.kind === 'pull' ? [[killKey(code, killId), record.data] as const] : [];
      }),
    ),
  );
  return new Map(found?.flat());
}
