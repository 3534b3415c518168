import type { QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { isSameFight } from '#domain/raid/lost-kills';
import { deviceStore, storageFailure } from '../device/device-store';
import { saveListedKillRecord, saveRaid, withSavedKills } from '../device/raids/saved-raids';
import { StoredIdentity } from '../device/records/record-schemas';
import {
  fetchedAtOf,
  isOlderCopy,
  readRecord,
  recordKey,
  type StoredRecord,
  type Subject,
} from '../device/records/stored-records';
import { queryClient } from '../query-client';
import { queryKeyOf } from '../raids/raid-persister';
import type { RecordLine } from './read-raid-file';

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
 * Imports a record of a file unless a later one is here. Throws RaidNotImported, and what
 * `throwIfDeleted` throws.
 */
export async function importRecord(
  line: RecordLine,
  mode: ImportMode,
  throwIfDeleted: () => void,
): Promise<ImportOutcome> {
  const read = readRecord(line.stored);
  const subject = read && subjectOf(line, read);
  if (!subject) return 'unreadable';
  const there = fetchedAtOf(await deviceStore.read(recordKey(subject)));
  if (!isLater(read.fetchedAt, there)) return 'alreadyHere';
  if (mode === 'preview') return 'imported';
  throwIfDeleted();
  const record = { ...read, fetchedAt: noLaterThanNow(read.fetchedAt) };
  const outcome = await importRecordOrThrow(subject, record);
  if (outcome !== 'listed') return outcome === 'unlisted' ? 'unreadable' : 'alreadyHere';
  await replaceInMemory(subject, record);
  return 'imported';
}

/** Returns what a record is of; undefined if line and record disagree. */
function subjectOf({ code, killId }: RecordLine, { kind }: StoredRecord): Subject | undefined {
  if (kind === 'raid') return killId === undefined ? { kind, code } : undefined;
  return killId === undefined ? undefined : { kind, code, killId };
}

/** Saves a record. Throws RaidNotImported if its raid is missing or reused the kill's number. */
async function importRecordOrThrow(subject: Subject, record: StoredRecord) {
  const outcome = await putRecord(subject, record);
  if (!outcome) throw new RaidNotImported('the raid');
  return outcome;
}

async function putRecord(subject: Subject, record: StoredRecord) {
  if (record.kind === 'raid') return (await saveRaid(subject.code, record)) && 'listed';
  return subject.kind === 'raid' ? 'unlisted' : saveListedKillRecord(subject, record);
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
