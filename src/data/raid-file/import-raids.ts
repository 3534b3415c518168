import type { QueryKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { isSameFight } from '#domain/raid/lost-kills';
import { deviceStore, storageFailure } from '../device/device-store';
import { writeSavedList } from '../device/raids/saved-list';
import {
  changeRaids,
  saveListedKillRecord,
  saveRaid,
  withEntry,
  withSavedKills,
} from '../device/raids/saved-raids';
import { StoredIdentity } from '../device/records/record-schemas';
import {
  fetchedAtOf,
  readRecord,
  recordKey,
  type StoredRecord,
  type Subject,
} from '../device/records/stored-records';
import { importChoices } from '../import-choices';
import { queryClient } from '../query-client';
import { ALL_RAIDS, raidLifecycle } from '../raids/raid-lifecycle';
import { queryKeyOf } from '../raids/raid-persister';
import type { Choices } from '../settings';
import { isSharedAuditSaved, saveSharedAudit } from '../shared-audits/saved-shared-audits';
import { SharedLinkUnreadable } from '../shared-link';
import { type RaidLine, type RecordLine, readRaidFile, type SharedAuditLine } from './raid-file';

/** IndexedDB is full, or a newer version wrote the list of raids. */
export class RaidNotImported extends Error {
  override name = 'RaidNotImported';

  constructor(what: string) {
    super(`This device does not take ${what}`, { cause: storageFailure() });
  }
}

/** The user deleted all raids during the import. */
export class RaidsDeleted extends Error {
  override name = 'RaidsDeleted';
}

export interface Imported {
  /** Raids with something new, and those without; shared results too. */
  imported: ReadonlySet<string>;
  alreadyHere: ReadonlySet<string>;
  /** Those of both that are shared results. */
  sharedAudits: ReadonlySet<string>;
  unreadable: number;
}

export type ImportMode = 'preview' | 'import';

export interface ImportWatch {
  signal: AbortSignal;
  onRaid: (nth: number) => void;
}

/**
 * Reads a file of raids, and imports what is missing here or was fetched later. A stop takes effect
 * after the current raid; everything imported before stays. Settings come last. Throws
 * RaidFileUnreadable, RaidNotImported, RaidsDeleted, ChunkLoadFailed, and the signal's reason.
 */
export async function importRaids(
  file: Blob,
  mode: ImportMode,
  watch: ImportWatch,
): Promise<Imported> {
  let areDeleted = false;
  const leave = raidLifecycle.watchDeletions(({ kind, what }) => {
    areDeleted ||= kind === 'deleted' && what === ALL_RAIDS;
  });
  const throwIfDeleted = () => {
    if (areDeleted) throw new RaidsDeleted('All raids were deleted during the import');
  };
  try {
    return await importLines(file, mode, { ...watch, throwIfDeleted });
  } finally {
    leave();
  }
}

interface Watch extends ImportWatch {
  throwIfDeleted: () => void;
}

async function importLines(file: Blob, mode: ImportMode, watch: Watch): Promise<Imported> {
  const { signal, onRaid } = watch;
  const tally = {
    imported: new Set<string>(),
    alreadyHere: new Set<string>(),
    sharedAudits: new Set<string>(),
    unreadable: 0,
  };
  let raids = 0;
  let raid: RaidLine | undefined;
  let choices: Choices | undefined;
  for await (const line of readRaidFile(file)) {
    if (mode === 'preview' || line.kind === 'raid') signal.throwIfAborted();
    if (line.kind === 'settings') choices = line.settings;
    else if (line.kind === 'damaged') tally.unreadable += 1;
    else if (line.kind === 'raid') {
      raid = line;
      raids += 1;
      onRaid(raids);
    } else {
      const outcome = await importLine(line, mode, watch);
      if (outcome === 'unreadable') tally.unreadable += 1;
      else tally[outcome].add(idOf(line));
      if (line.kind === 'judgement') tally.sharedAudits.add(idOf(line));
      if (mode === 'import' && raid && isReportOf(raid, line)) await mergePinAndOpening(raid);
    }
  }
  if (mode === 'import' && choices) importChoices(choices);
  for (const id of tally.imported) tally.alreadyHere.delete(id);
  return tally;
}

const isReportOf = (raid: RaidLine, line: RecordLine | SharedAuditLine): boolean =>
  line.kind === 'record' && line.killId === undefined && line.code === raid.code;

const idOf = (line: RecordLine | SharedAuditLine): string =>
  line.kind === 'judgement' ? line.fragment : line.code;

type Outcome = 'imported' | 'alreadyHere' | 'unreadable';

const importLine = (
  line: RecordLine | SharedAuditLine,
  mode: ImportMode,
  watch: Watch,
): Promise<Outcome> =>
  line.kind === 'judgement'
    ? importSharedAudit(line, mode, watch)
    : importRecord(line, mode, watch);

async function importSharedAudit(
  { fragment, savedAt }: SharedAuditLine,
  mode: ImportMode,
  { throwIfDeleted }: Watch,
): Promise<Outcome> {
  try {
    if (await isSharedAuditSaved(fragment)) return 'alreadyHere';
  } catch (error) {
    if (error instanceof SharedLinkUnreadable) return 'unreadable';
    throw error;
  }
  throwIfDeleted();
  if (mode === 'import' && (await saveSharedAudit(fragment, savedAt)) === 'refuses') {
    throw new RaidNotImported('the shared result');
  }
  return 'imported';
}

/** A record from the future could never be refetched. */
const noLaterThanNow = (time: number): number => Math.min(time, Date.now());

/** Whether a file's record is later. One from the future replaces none, and any replaces it. */
function isLater(fetchedAt: number, there: number | undefined): boolean {
  const now = Date.now();
  if (there === undefined) return true;
  return fetchedAt <= now && (there > now || there < fetchedAt);
}

async function importRecord(
  line: RecordLine,
  mode: ImportMode,
  { throwIfDeleted }: Watch,
): Promise<Outcome> {
  const read = readRecord(line.stored);
  const subject = read && subjectOf(line, read);
  if (!subject) return 'unreadable';
  const there = fetchedAtOf(await deviceStore.read(recordKey(subject)));
  if (!isLater(read.fetchedAt, there)) return 'alreadyHere';
  if (mode === 'preview') return 'imported';
  throwIfDeleted();
  const record = { ...read, fetchedAt: noLaterThanNow(read.fetchedAt) };
  const outcome = await saveRecord(subject, record);
  if (outcome !== 'listed') return outcome === 'unlisted' ? 'unreadable' : 'alreadyHere';
  await replaceInMemory(subject, record);
  return 'imported';
}

/** Undefined if line and record disagree. */
function subjectOf({ code, killId }: RecordLine, { kind }: StoredRecord): Subject | undefined {
  if (kind === 'raid') return killId === undefined ? { kind, code } : undefined;
  return killId === undefined ? undefined : { kind, code, killId };
}

/** Unless the raid is missing or reused the kill's number. Throws RaidNotImported. */
async function saveRecord(subject: Subject, record: StoredRecord) {
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
    if (isOlder && isOf(queryKey, record)) queryClient.setQueryData(queryKey, data, { updatedAt });
  }
}

const isOf = ([, , , fight]: QueryKey, record: StoredRecord): boolean =>
  record.kind === 'raid' || !record.fight || !v.is(StoredIdentity, fight)
    ? true
    : isSameFight(fight, record.fight);

async function mergePinAndOpening({ code, openedAt, isPinned, lastKill }: RaidLine): Promise<void> {
  const isMerged = await changeRaids(async (raids, records) => {
    const entry = raids.find((raid) => raid.code === code);
    if (!entry) return true;
    const kill = entry.lastKill ?? lastKill;
    writeSavedList(
      records,
      withEntry(raids, {
        ...entry,
        openedAt: Math.max(entry.openedAt, noLaterThanNow(openedAt)),
        isPinned: entry.isPinned || isPinned,
        ...(kill !== undefined && { lastKill: kill }),
      }),
    );
    return true;
  });
  if (!isMerged) throw new RaidNotImported('the raid’s pin');
}
