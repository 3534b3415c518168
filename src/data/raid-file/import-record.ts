import type { QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { isSameFight } from '#domain/raid/fight-identity';
import { deviceStore, storageFailure } from '../device/device-store';
import type { SavedRaid } from '../device/raids/saved-list';
import { type NewRecord, saveRecords, withSavedKills } from '../device/raids/saved-raids';
import { readRecord } from '../device/records/read-record';
import { StoredIdentity } from '../device/records/record-schemas';
import {
  fetchedAtOf,
  isOlderCopy,
  readSafely,
  recordKey,
  type StoredRecord,
  type Subject,
} from '../device/records/stored-records';
import { queryClient } from '../raids/query-client';
import { queryKeyOf } from '../raids/raid-persister';
import type { RaidLine, RecordLine } from './read-raid-file';

/** IndexedDB is full, or a newer version wrote the list of raids. */
export class RaidNotImported extends Error {
  override name = 'RaidNotImported';

  constructor(what: string) {
    super(`This device does not take ${what}`, { cause: storageFailure() });
  }
}

export type ImportMode = 'preview' | 'import';

export type ImportOutcome = 'imported' | 'alreadyHere' | 'unreadable';

/** A record from the future could never be refetched. */
export const noLaterThanNow = (time: number): number => Math.min(time, Date.now());

/** Whether a file's record is later. One from the future replaces none, and any replaces it. */
const isLater = (fetchedAt: number, there: number | undefined): boolean =>
  there === undefined ||
  (fetchedAt <= Date.now() && fetchedAt !== there && !isOlderCopy(fetchedAt, there));

/**
 * Imports records of a file, each unless a later one is here, in one transaction. Returns their
 * outcomes. Throws RaidNotImported.
 */
export async function importRecords(
  records: readonly RecordLine[],
  raids: readonly RaidLine[],
  mode: ImportMode,
): Promise<ImportOutcome[]> {
  const read = records.map((line): NewRecord | undefined => {
    const record = readRecord(line.stored);
    const subject = record && subjectOf(line, record);
    if (!subject) return undefined;
    const fetchedAt = noLaterThanNow(record.fetchedAt);
    return {
      subject,
      record: { ...record, fetchedAt },
      isWanted: (there) => isLater(record.fetchedAt, there),
    };
  });
  const readable = read.flatMap((one) => one ?? []);
  const outcomes = await (mode === 'preview' ? previewOf(readable) : saveAll(readable, raids));
  return read.map((one) => (one && outcomes.get(one)) ?? 'unreadable');
}

type Outcomes = ReadonlyMap<NewRecord, ImportOutcome>;

async function previewOf(all: readonly NewRecord[]): Promise<Outcomes> {
  const there = await deviceStore.readTogether((records) =>
    Promise.all(all.map(({ subject }) => readSafely(records, recordKey(subject)))),
  );
  return new Map(
    all.map((one, index) => [
      one,
      one.isWanted(fetchedAtOf(there?.[index])) ? 'imported' : 'alreadyHere',
    ]),
  );
}

async function saveAll(all: readonly NewRecord[], raids: readonly RaidLine[]): Promise<Outcomes> {
  // A raid without its report keeps what the user did to it here.
  const reports = new Set(
    all.flatMap(({ subject, record }) => (record.kind === 'raid' ? [subject.code] : [])),
  );
  const changes = raids
    .filter(({ code }) => reports.has(code))
    .map((raid) => [raid.code, mergePinAndOpening(raid)] as const);
  const outcomes = await saveRecords(all, new Map(changes));
  if (!outcomes) throw new RaidNotImported('the raid');
  const byRecord = new Map<NewRecord, ImportOutcome>();
  for (const [index, one] of all.entries()) {
    const outcome = outcomes[index];
    if (outcome === 'listed') await replaceInMemory(one.subject, one.record);
    byRecord.set(one, outcome ? OUTCOMES[outcome] : 'unreadable');
  }
  return byRecord;
}

const OUTCOMES = {
  listed: 'imported',
  unlisted: 'unreadable',
  older: 'alreadyHere',
  'another fight': 'alreadyHere',
} as const;

const mergePinAndOpening =
  ({ openedAt, isPinned, lastKill }: RaidLine) =>
  (entry: SavedRaid): SavedRaid => ({
    ...entry,
    openedAt: Math.max(entry.openedAt, noLaterThanNow(openedAt)),
    isPinned: entry.isPinned || isPinned,
    ...(entry.lastKill === undefined && lastKill !== undefined && { lastKill }),
  });

/** Returns what a record is of; undefined if line and record disagree. */
function subjectOf({ code, killId }: RecordLine, { kind }: StoredRecord): Subject | undefined {
  if (kind === 'raid') return killId === undefined ? { kind, code } : undefined;
  return killId === undefined ? undefined : { kind, code, killId };
}

/** Replaces an older copy in memory, which may be in view. */
async function replaceInMemory(subject: Subject, record: StoredRecord): Promise<void> {
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
