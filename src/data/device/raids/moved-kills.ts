import type { ReportCode } from '#domain/log-site/report-link';
import { fightIdentity, isSameFight } from '#domain/raid/fight-identity';
import type { RenumberedKill } from '#domain/raid/lost-kills';
import { readRecord } from '../records/read-record';
import type { SavedRaid } from '../records/saved-raid';
import {
  KILL_RECORD_KINDS,
  putUnlessOlder,
  readSafely,
  recordKey,
  toStoredRecord,
} from '../records/stored-records';

/** Whether a saved kill has another number or time in its report now. */
export const hasMoved = ({ before, now }: RenumberedKill): boolean =>
  before.id !== now.id || !isSameFight(before, now);

type KillNumbers = Pick<SavedRaid, 'savedKills'> & Partial<Pick<SavedRaid, 'lastKill'>>;

/**
 * Moves the records of kills whose number or time has changed. Returns the entry's saved kills by
 * their new numbers, without kills whose records are unreadable.
 */
export async function moveKills(
  records: IDBObjectStore,
  { savedKills, lastKill }: KillNumbers,
  { code, saved }: { code: ReportCode; saved: readonly RenumberedKill[] },
): Promise<KillNumbers> {
  const moved = saved.filter(hasMoved);
  const reads = moved.flatMap(({ before, now }) =>
    KILL_RECORD_KINDS.map(async (kind) => {
      const from = recordKey({ kind, code, killId: before.id });
      return { kind, now, from, record: readRecord(await readSafely(records, from)) };
    }),
  );
  const read = await Promise.all(reads);
  // Kills may have swapped numbers, so all records are read before any is replaced.
  for (const { from, record } of read) if (record) records.delete(from);
  for (const { kind, now, record } of read) {
    if (!record || record.kind === 'raid') continue;
    const key = recordKey({ kind, code, killId: now.id });
    const storedCopy = await readSafely(records, key);
    const earlier = readRecord(storedCopy);
    const isSame = earlier && 'fight' in earlier && isSameFight(earlier.fight, now);
    const stored = toStoredRecord({ ...record, fight: fightIdentity(now) });
    putUnlessOlder(records, key, { stored, current: earlier && !isSame ? undefined : storedCopy });
  }
  const numbers = new Map(saved.map(({ before, now }) => [before.id, now.id]));
  const unreadable = read.flatMap(({ kind, record, now }) =>
    kind === 'raiders' && !record ? [now.id] : [],
  );
  const kills = savedKills
    .map((id) => numbers.get(id) ?? id)
    .filter((id) => !unreadable.includes(id));
  const last = lastKill === undefined ? undefined : (numbers.get(lastKill) ?? lastKill);
  return { savedKills: [...new Set(kills)], ...(last !== undefined && { lastKill: last }) };
}
