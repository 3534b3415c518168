import type { QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import type { ReportCode } from '#domain/log-site/report-link';
import { isSameFight } from '#domain/raid/fight-identity';
import { hasFightsOf, withFightsOf } from '#domain/raid/grown-report';
import { deviceStore, storageFailure } from '../device/device-store';
import {
  type ImportDecision,
  type ImportLog,
  type NewRecord,
  saveRecords,
} from '../device/raids/import-records';
import { withSavedKills } from '../device/raids/saved-raids';
import { readRecord } from '../device/records/read-record';
import { StoredIdentity } from '../device/records/record-schemas';
import type { SavedRaid } from '../device/records/saved-raid';
import {
  fetchedAtOf,
  isOlderCopy,
  type RecordSubject,
  readSafely,
  recordKey,
  type StoredRecord,
} from '../device/records/stored-records';
import { queryClient } from '../query-cache/query-client';
import { queryKeyOf } from '../raids/raid-persister';
import type { RaidLine, RecordLine } from './read-raid-file';

/** Thrown if IndexedDB is full, or a newer version wrote the list of raids. */
export class RaidNotImported extends Error {
  override name = 'RaidNotImported';

  constructor(what: string) {
    super(`This device does not take ${what}`, { cause: storageFailure() });
  }
}

/** Unless an import replaces, it only adds records. */
export type ImportMode = 'preview' | 'import' | 'import and replace';

/** `differs`: the file has a later copy with other contents, but this device's copy stays. */
export type ImportOutcome = 'imported' | 'savedBefore' | 'differs' | 'unreadable';

/** Limits a time to now: a record from the future could never be refetched. */
export const limitToNow = (time: number): number => Math.min(time, Date.now());

/** Whether a file's record is later. A date in the future counts as the earliest. */
const isLater = (fetchedAt: number, storedAt: number | undefined): boolean =>
  storedAt === undefined ||
  (fetchedAt <= Date.now() && fetchedAt !== storedAt && !isOlderCopy(fetchedAt, storedAt));

function decide(record: StoredRecord, storedCopy: unknown, mode: ImportMode): ImportDecision {
  const fetchedAt = limitToNow(record.fetchedAt);
  if (!isLater(record.fetchedAt, fetchedAtOf(storedCopy))) return 'older';
  const current = readRecord(storedCopy);
  if (!current) return { record: { ...record, fetchedAt }, isReplacing: false };
  if (JSON.stringify(current.data) === JSON.stringify(record.data)) return 'older';
  if (mode === 'import and replace') return { record: { ...record, fetchedAt }, isReplacing: true };
  if (current.kind !== 'raid' || record.kind !== 'raid') return 'differs';
  const grown = withFightsOf(current.data, record.data);
  if (grown) return { record: { ...record, fetchedAt, data: grown }, isReplacing: false };
  return hasFightsOf(record.data, current.data) ? 'older' : 'differs';
}

/** A record of a file with its subject. A record that lacks one of the two is unreadable. */
export interface ReadRecord {
  code: ReportCode;
  killId: number | undefined;
  read: { subject: RecordSubject; record: StoredRecord } | undefined;
}

/** Reads a record's line. A raid is read line by line: all at once, it would block the page. */
export function readRecordLine(line: RecordLine): ReadRecord {
  const { code, killId } = line;
  const record = readRecord(line.stored);
  const subject = record && subjectOf(line, record);
  return { code, killId, read: subject && { subject, record } };
}

/** Imports a file's records in one transaction. Returns their outcomes. Throws RaidNotImported. */
export async function importRecords(
  records: readonly ReadRecord[],
  { raids, mode, log }: { raids: readonly RaidLine[]; mode: ImportMode; log: ImportLog },
): Promise<ImportOutcome[]> {
  const all = records.map(({ read }): NewRecord | undefined => {
    if (!read) return undefined;
    const { subject, record } = read;
    return { subject, decide: (storedCopy) => decide(record, storedCopy, mode) };
  });
  const readable = all.flatMap((one) => one ?? []);
  const outcomes = await (mode === 'preview' ? previewOf(readable) : saveAll(readable, raids, log));
  return all.map((one) => (one && outcomes.get(one)) ?? 'unreadable');
}

type Outcomes = ReadonlyMap<NewRecord, ImportOutcome>;

async function previewOf(all: readonly NewRecord[]): Promise<Outcomes> {
  const storedCopies = await deviceStore.readTogether((records) =>
    Promise.all(all.map(({ subject }) => readSafely(records, recordKey(subject)))),
  );
  return new Map(
    all.map((one, index) => {
      const judgement = one.decide(storedCopies?.[index]);
      return [one, typeof judgement === 'string' ? OUTCOMES[judgement] : 'imported'];
    }),
  );
}

async function saveAll(
  all: readonly NewRecord[],
  raids: readonly RaidLine[],
  log: ImportLog,
): Promise<Outcomes> {
  // A raid without a report in the file keeps its marks here.
  const reports = new Set(
    all.flatMap(({ subject }) => (subject.kind === 'raid' ? [subject.code] : [])),
  );
  const changes = raids
    .filter(({ code }) => reports.has(code))
    .map((raid) => [raid.code, mergePinAndOpening(raid)] as const);
  const saved = await saveRecords(all, new Map(changes), log);
  if (!saved) throw new RaidNotImported('the raid');
  const byRecord = new Map<NewRecord, ImportOutcome>();
  for (const [index, one] of all.entries()) {
    const { outcome, record } = saved[index] ?? {};
    if (outcome === 'listed' && record) await replaceInMemory(one.subject, record);
    byRecord.set(one, outcome ? OUTCOMES[outcome] : 'unreadable');
  }
  return byRecord;
}

const OUTCOMES = {
  listed: 'imported',
  unlisted: 'unreadable',
  older: 'savedBefore',
  differs: 'differs',
  'another fight': 'savedBefore',
} as const;

const mergePinAndOpening =
  ({ openedAt, isPinned, lastKill }: RaidLine) =>
  (entry: SavedRaid): SavedRaid => ({
    ...entry,
    openedAt: Math.max(entry.openedAt, limitToNow(openedAt)),
    isPinned: entry.isPinned || isPinned,
    ...(entry.lastKill === undefined && lastKill !== undefined && { lastKill }),
  });

/** Returns a record's subject; undefined if the line names a different subject. */
function subjectOf(
  { code, killId }: RecordLine,
  { kind }: StoredRecord,
): RecordSubject | undefined {
  if (kind === 'raid') return killId === undefined ? { kind, code } : undefined;
  return killId === undefined ? undefined : { kind, code, killId };
}

/** Replaces an older copy in the cache. A screen may show it. */
async function replaceInMemory(subject: RecordSubject, record: StoredRecord): Promise<void> {
  const { fetchedAt: updatedAt } = record;
  const data =
    record.kind === 'raid' ? await withSavedKills(subject.code, record.data) : record.data;
  const queries = queryClient.getQueryCache().findAll({ queryKey: queryKeyOf(subject) });
  for (const { queryKey, state } of queries) {
    const isOlder = state.data !== undefined && state.dataUpdatedAt < updatedAt;
    if (isOlder && isQueryOf(queryKey, record))
      queryClient.setQueryData(queryKey, data, { updatedAt });
  }
}

const isQueryOf = ([, , , fight]: QueryKey, record: StoredRecord): boolean =>
  record.kind === 'raid' || !record.fight || !v.is(StoredIdentity, fight)
    ? true
    : isSameFight(fight, record.fight);
