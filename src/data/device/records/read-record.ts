import { withoutOnlyDifficulty } from '#domain/eras/only-difficulty';
import { parseRecord, type RaidRecord, type StoredRecord } from './stored-records';

/** Parses a record and applies later fixes. Undefined if damaged or unknown. */
export function readRecord(stored: unknown): StoredRecord | undefined {
  const record = parseRecord(stored);
  return record?.kind === 'raid' ? withLaterFixes(record) : record;
}

/** Applies the corrections that fetching makes today. Older copies may lack them. */
export const withLaterFixes = (record: RaidRecord): RaidRecord => ({
  ...record,
  data: withoutOnlyDifficulty(record.data),
});

/** Parses a report's record like `readRecord`. Undefined also for a kill's record. */
export function readRaidRecord(stored: unknown): RaidRecord | undefined {
  const record = readRecord(stored);
  return record?.kind === 'raid' ? record : undefined;
}
