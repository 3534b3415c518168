import type { ReportCode } from '#domain/log-site/report-link';
import { readRaidRecord } from '../records/read-record';
import type { SavedRaid } from '../records/saved-raid';
import {
  digestRange,
  fetchedAtOf,
  type RecordSubject,
  raidKey,
  readSafely,
  recordKey,
  type StoredRecord,
  UnreadableRecord,
} from '../records/stored-records';
import { listEntryFor } from './saved-list';
import { changeList, type OpenList, putListedKill, putRaid, type SaveOutcome } from './saved-raids';
import { findKills, killRecordKeys } from './stored-list';

export interface NewRecord {
  subject: RecordSubject;
  /** Decides by the stored copy, which may be undefined. */
  decide: (storedCopy: unknown) => ImportDecision;
}

/** The record to save, and whether it replaces another record; or why no record is saved. */
export type ImportDecision = { record: StoredRecord; isReplacing: boolean } | ImportProblem;

type ImportProblem = 'older' | 'differs';

/** Raids as they were before an import, by their codes. */
export type ImportLog = Map<ReportCode, RaidBefore>;

interface RaidBefore {
  entry: SavedRaid | undefined;
  /** Stored copies by their keys. A copy is undefined if the record was missing. */
  records: Map<IDBValidKey, unknown>;
  /** Whether the raid's report was replaced: its kills may have new numbers. */
  isReplaced: boolean;
}

/**
 * Saves all records or none, and applies `changes` to the list. The undo log gets the replaced
 * copies. A kill whose raid has no entry is not saved. Returns each outcome, and what is saved.
 */
export const saveRecords = (
  newRecords: readonly NewRecord[],
  changes: ReadonlyMap<ReportCode, (entry: SavedRaid) => SavedRaid>,
  log: ImportLog,
): Promise<{ outcome: SaveOutcome | ImportProblem; record?: StoredRecord }[] | undefined> =>
  changeList(async (list) => {
    const outcomes: { outcome: SaveOutcome | ImportProblem; record?: StoredRecord }[] = [];
    for (const { subject, decide } of newRecords) {
      const storedCopy = await readSafely(list.records, recordKey(subject));
      const judgement = decide(storedCopy);
      if (typeof judgement === 'string') {
        outcomes.push({ outcome: judgement });
        continue;
      }
      const { record } = judgement;
      await logBefore(logEntry(log, list, subject.code), list, {
        subject,
        storedCopy,
        ...judgement,
      });
      if (record.kind === 'raid') await putRaid(list, subject.code, record);
      const outcome =
        record.kind === 'raid' ? 'listed' : await putListedKill(list, subject, record);
      outcomes.push({ outcome, record });
    }
    list.raids = list.raids.map((entry) => {
      const changed = changes.get(entry.code)?.(entry) ?? entry;
      if (JSON.stringify(changed) !== JSON.stringify(entry)) logEntry(log, list, entry.code);
      return changed;
    });
    return outcomes;
  });

/** Counts the previous copies in a log. */
export const countCopies = (log: ImportLog): number =>
  [...log.values()]
    .flatMap(({ records }) => [...records.values()])
    .filter((copy) => copy !== undefined).length;

function logEntry(log: ImportLog, { raids }: OpenList, code: ReportCode): RaidBefore {
  const before = log.get(code) ?? {
    entry: raids.find((raid) => raid.code === code),
    records: new Map(),
    isReplaced: false,
  };
  log.set(code, before);
  return before;
}

async function logBefore(
  before: RaidBefore,
  { records }: OpenList,
  {
    subject,
    storedCopy,
    isReplacing,
  }: { subject: RecordSubject; storedCopy: unknown; isReplacing: boolean },
): Promise<void> {
  const log = (key: IDBValidKey, copy: unknown) => {
    if (!before.records.has(key)) before.records.set(key, copy);
  };
  log(recordKey(subject), storedCopy);
  if (subject.kind !== 'raid' || !isReplacing || before.isReplaced) return;
  before.isReplaced = true;
  for (const key of await killRecordKeys(records, subject.code))
    log(key, await readSafely(records, key));
}

/**
 * Restores raids as they were before an import that ended at `importedAt`. Later fetches, openings
 * and deletions stay. Returns whether the raids are saved.
 */
export const undoImport = (log: ImportLog, importedAt: number): Promise<boolean> =>
  changeList(async (list) => {
    for (const [code, before] of log) await restoreRaid(list, code, { before, importedAt });
    return true;
  }).then(Boolean);

async function restoreRaid(
  list: OpenList,
  code: ReportCode,
  { before, importedAt }: { before: RaidBefore; importedAt: number },
): Promise<void> {
  const { records } = list;
  const now = list.raids.find((raid) => raid.code === code);
  if (!now) return;
  await restoreCopies(records, code, { before, importedAt });
  records.delete(digestRange(code));
  const report = readRaidRecord(await readSafely(records, raidKey(code)));
  list.raids = list.raids.filter((raid) => raid !== now);
  if (!report) return;
  const savedKills = await findKills(records, code);
  const entry = { ...now, ...chosenBefore(before.entry, now, importedAt), savedKills };
  list.raids.push(listEntryFor(code, report, entry));
}

/** Restores the stored copies, except of records that were fetched since the import. */
async function restoreCopies(
  records: OpenList['records'],
  code: ReportCode,
  { before, importedAt }: { before: RaidBefore; importedAt: number },
): Promise<void> {
  const copies = new Map(before.records);
  if (before.isReplaced)
    for (const key of await killRecordKeys(records, code))
      if (!copies.has(key)) copies.set(key, undefined);
  const wasFetchedLater = async (key: IDBValidKey) =>
    (fetchedAtOf(await readSafely(records, key)) ?? 0) > importedAt;
  const newerFlags = await Promise.all([...copies.keys()].map(wasFetchedLater));
  const isAnyNewer = newerFlags.includes(true);
  for (const [index, [key, copy]] of [...copies].entries()) {
    if (newerFlags[index] || copy instanceof UnreadableRecord) continue;
    if (copy !== undefined) records.put(copy, key);
    // A kill fetched since then needs its raid's report.
    else if (!isAnyNewer || key !== raidKey(code)) records.delete(key);
  }
}

/** Returns what the user chose before the import, without what a later opening replaced. */
function chosenBefore(
  before: SavedRaid | undefined,
  now: SavedRaid,
  importedAt: number,
): Partial<SavedRaid> {
  if (!before) return {};
  const { isPinned, openedAt, lastKill } = before;
  if (now.openedAt > importedAt) return { isPinned };
  return { isPinned, openedAt, ...(lastKill !== undefined && { lastKill }) };
}
