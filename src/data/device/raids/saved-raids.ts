import type { ReportCode } from '#domain/log-site/report-link';
import { findSameFight, mergeSavedKills } from '#domain/raid/lost-kills';
import type { Raid } from '#domain/raid/raid';
import { countRecordChange, deviceStore } from '../device-store';
import { markApplied } from '../journal/applied-entries';
import { type ChangeOf, type JournalEntry, removeFromJournal } from '../journal/journal';
import { readRaidRecord } from '../records/read-record';
import type { SavedRaid } from '../records/saved-raid';
import {
  bytesOf,
  type FetchedData,
  type KillId,
  type KillRecord,
  putUnlessOlder,
  type RecordSubject,
  raidKey,
  readSafely,
  recordKey,
  toStoredRecord,
} from '../records/stored-records';
import { hasMoved, moveKills } from './moved-kills';
import { listEntryFor, readSavedList } from './saved-list';
import { findKills, writeSavedList } from './stored-list';

/**
 * Saves a report and updates its entry, both or neither. A copy that was fetched later stays, and
 * so do saved kills that the report has lost. Records follow kills that have new numbers. Returns
 * whether one of the copies is now in IndexedDB.
 */
export const saveRaid = (
  code: ReportCode,
  raid: FetchedData<Raid>,
  journaled?: JournalEntry,
): Promise<boolean> =>
  changeList(async (list) => {
    await putRaid(list, code, raid);
    return true;
  }, journaled).then(Boolean);

/** The list within a transaction, which writes it once at the end. */
export interface OpenList {
  raids: SavedRaid[];
  readonly records: IDBObjectStore;
}

/**
 * Changes the list in a transaction, and tells every tab. A newer version's list stays unchanged. A
 * journaled change is applied once, by whichever page is first. Returns the step's outcome, or
 * undefined if the list stays unchanged.
 */
export async function changeList<T>(
  step: (list: OpenList) => Promise<T>,
  journaled?: JournalEntry,
): Promise<T | undefined> {
  const result = await deviceStore.change(async (records) => {
    const raids = await readSavedList(records);
    if (!raids) return undefined;
    const isObsolete = journaled && !(await markApplied(records, journaled));
    const list: OpenList = { raids, records };
    const outcome = isObsolete ? undefined : await step(list);
    if (list.raids !== raids) writeSavedList(records, list.raids);
    // Commit explicitly: otherwise IndexedDB waits for every success event, and a tab closed
    // meanwhile loses data already on screen. Not in `deviceStore`: a transaction committed before it
    // has begun can no longer be aborted.
    records.transaction.commit();
    return { outcome, isObsolete };
  });
  if (result && journaled) {
    Object.assign(journaled, { isDone: true, isObsolete: result.isObsolete });
    void removeFromJournal(journaled);
  }
  if (result?.outcome !== undefined) countRecordChange();
  return result?.outcome;
}

export async function putRaid(
  list: OpenList,
  code: ReportCode,
  { data, fetchedAt }: FetchedData<Raid>,
): Promise<void> {
  const { records } = list;
  const before = list.raids.find((listed) => listed.code === code);
  const savedKills = before?.savedKills ?? (await findKills(records, code));
  const storedCopy = await readSafely(records, raidKey(code));
  const earlier = readRaidRecord(storedCopy)?.data;
  const { raid, saved } = earlier
    ? mergeSavedKills(data, earlier, savedKills)
    : { raid: data, saved: [] };
  const record = { data: raid, fetchedAt };
  const stored = toStoredRecord({ kind: 'raid', ...record });
  const isLatest = putUnlessOlder(records, raidKey(code), { stored, current: storedCopy });
  if (before && !isLatest) return;
  const entry = { ...before, savedKills };
  if (isLatest) Object.assign(entry, await moveKills(records, entry, { code, saved }));
  list.raids = withEntry(list.raids, listEntryFor(code, record, entry));
}

/**
 * Returns a fetched report with the saved kills that it has lost. If kills have new numbers, saves
 * it first: the view looks for their records by these numbers.
 */
export async function withSavedKills(code: ReportCode, raid: Raid): Promise<Raid> {
  const merged = await deviceStore.readTogether(async (records) => {
    const storedRaid = readRaidRecord(await readSafely(records, raidKey(code)))?.data;
    const entry =
      storedRaid && (await readSavedList(records))?.find((saved) => saved.code === code);
    return entry && mergeSavedKills(raid, storedRaid, entry.savedKills);
  });
  if (merged?.saved.some(hasMoved)) await saveRaid(code, { data: raid, fetchedAt: Date.now() });
  return merged?.raid ?? raid;
}

/**
 * Saves a kill's record and its raid's entry, both or neither. Returns `listed` if the raid has an
 * entry: a kill alone makes no entry. Undefined if saving failed.
 */
export const saveKillRecord = (
  kill: KillId,
  record: KillRecord,
  journaled?: JournalEntry,
): Promise<SaveOutcome | undefined> =>
  changeList((list) => putKillRecord(list, kill, record), journaled);

/** Saves like `saveKillRecord`, but only kills of listed raids. */
export const saveListedKillRecord = (
  subject: RecordSubject,
  record: KillRecord,
  journaled?: JournalEntry,
): Promise<SaveOutcome | undefined> =>
  changeList((list) => putListedKill(list, subject, record), journaled);

export async function putListedKill(
  list: OpenList,
  subject: RecordSubject,
  record: KillRecord,
): Promise<SaveOutcome> {
  const isListed = list.raids.some(({ code }) => code === subject.code);
  return isListed && subject.kind !== 'raid' ? putKillRecord(list, subject, record) : 'unlisted';
}

/** `another fight`: the kill's number now belongs to another fight, so nothing was saved. */
export type SaveOutcome = 'listed' | 'unlisted' | 'another fight';

async function putKillRecord(
  list: OpenList,
  kill: KillId,
  record: KillRecord,
): Promise<SaveOutcome> {
  const { raids, records } = list;
  const { code } = kill;
  const killId = await numberInReport(records, kill, record);
  if (killId === undefined) return 'another fight';
  const key = recordKey({ kind: record.kind, code, killId });
  const storedCopy = await readSafely(records, key);
  putUnlessOlder(records, key, { stored: toStoredRecord(record), current: storedCopy });
  const entry = raids.find((listed) => listed.code === code);
  if (!entry) return 'unlisted';
  const bytes = bytesOf(record.data);
  if (record.kind === 'raiders') list.raids = withEntry(raids, withKill(entry, killId, bytes));
  else if (storedCopy === undefined)
    list.raids = withEntry(raids, { ...entry, bytes: entry.bytes + bytes });
  return 'listed';
}

/** Returns the kill's number in the saved report; undefined if another fight has it now. */
async function numberInReport(
  records: OpenList['records'],
  { code, killId }: KillId,
  { fight }: KillRecord,
): Promise<number | undefined> {
  const raid = readRaidRecord(await readSafely(records, raidKey(code)))?.data;
  if (!raid || !fight) return killId;
  const same = findSameFight(raid.kills, { ...fight, id: killId });
  const isNumberTaken = raid.kills.some(({ id }) => id === killId);
  return same?.id ?? (isNumberTaken ? undefined : killId);
}

/** Stops counting a kill with a damaged record as saved. The record stays. */
export const markUnreadable = (code: ReportCode, killId: number): Promise<boolean> =>
  changeEntry(code, ({ savedKills }) => ({ savedKills: savedKills.filter((id) => id !== killId) }));

/** Stores when a raid was opened, and which kill. */
export const markOpened = (
  { code, openedAt, killId }: ChangeOf<'open'>,
  journaled?: JournalEntry,
): Promise<boolean> =>
  changeEntry(
    code,
    () => ({ openedAt, ...(killId !== undefined && { lastKill: killId }) }),
    journaled,
  );

export const markPinned = (
  code: ReportCode,
  isPinned: boolean,
  journaled?: JournalEntry,
): Promise<boolean> => changeEntry(code, () => ({ isPinned }), journaled);

/** Writes the list unchanged, which shows whether IndexedDB has room. */
export const rewriteSavedList = (journaled?: JournalEntry): Promise<boolean> =>
  changeList(async ({ records, raids }) => {
    writeSavedList(records, raids);
    return true;
  }, journaled).then(Boolean);

const changeEntry = (
  code: ReportCode,
  changes: (raid: SavedRaid) => Partial<SavedRaid>,
  journaled?: JournalEntry,
) =>
  changeList(async (list) => {
    const entry = list.raids.find((listed) => listed.code === code);
    if (entry) list.raids = withEntry(list.raids, { ...entry, ...changes(entry) });
    return true;
  }, journaled).then(Boolean);

const withKill = (raid: SavedRaid, killId: number, bytes: number): SavedRaid =>
  raid.savedKills.includes(killId)
    ? raid
    : { ...raid, savedKills: [...raid.savedKills, killId], bytes: raid.bytes + bytes };

/** Returns the list with an entry added or replaced. */
export const withEntry = (raids: SavedRaid[], entry: SavedRaid): SavedRaid[] => [
  ...raids.filter(({ code }) => code !== entry.code),
  entry,
];
