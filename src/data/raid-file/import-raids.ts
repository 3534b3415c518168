import type { Statement } from '#domain/statement';
import { saveKept } from '../device/raids/kept-records';
import { readSaved } from '../device/raids/saved-list';
import { keptKind } from '../device/records/kept-kinds';
import {
  KeptRecordUnreadable,
  keptStatements,
  readStoredKept,
  statementsIn,
} from '../device/records/kept-record';
import { ALL_RAIDS, raidLifecycle } from '../raids/raid-lifecycle';
import { importSettings, type PortableSettings } from '../settings/portable-settings';
import { isSharedAuditSaved, saveSharedAudit } from '../shared-audits/saved-shared-audits';
import { SharedLinkUnreadable } from '../shared-audits/shared-link';
import {
  type ImportMode,
  type ImportOutcome,
  importRecords,
  noLaterThanNow,
  RaidNotImported,
} from './import-record';
import {
  type NotesLine,
  RaidFileUnreadable,
  type RaidLine,
  type RecordLine,
  readRaidFile,
  type SharedAuditLine,
} from './read-raid-file';

/** The user deleted all raids during the import. */
export class RaidsDeleted extends Error {
  override name = 'RaidsDeleted';
}

export interface Imported {
  /** Codes with something new, then codes without, shared results included. */
  imported: ReadonlySet<string>;
  alreadyHere: ReadonlySet<string>;
  /** Those of both that are shared results. */
  sharedAudits: ReadonlySet<string>;
  /** Notes, choices and ticks that are new here, or later. */
  notes: number;
  unreadable: number;
}

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
  const stopWatching = raidLifecycle.watchDeletions(({ kind, what }) => {
    areDeleted ||= kind === 'deleted' && what === ALL_RAIDS;
  });
  const throwIfDeleted = () => {
    if (areDeleted) throw new RaidsDeleted('All raids were deleted during the import');
  };
  try {
    return await importLines(file, mode, { ...watch, throwIfDeleted });
  } finally {
    stopWatching();
  }
}

interface Watch extends ImportWatch {
  throwIfDeleted: () => void;
}

interface Tally extends Imported {
  imported: Set<string>;
  alreadyHere: Set<string>;
  sharedAudits: Set<string>;
}

async function importLines(file: Blob, mode: ImportMode, watch: Watch): Promise<Imported> {
  const tally: Tally = {
    imported: new Set(),
    alreadyHere: new Set(),
    sharedAudits: new Set(),
    notes: 0,
    unreadable: 0,
  };
  let raids = 0;
  let settings: PortableSettings | undefined;
  const together: { raids: RaidLine[]; records: RecordLine[] } = { raids: [], records: [] };
  const importTogether = async () => {
    const records = together.records.splice(0);
    const lines = together.raids.splice(0);
    if (records.length === 0) return;
    if (mode === 'import') watch.throwIfDeleted();
    const outcomes = await importRecords(records, lines, mode);
    for (const [index, outcome] of outcomes.entries())
      countOutcome(tally, records[index]?.code ?? '', outcome);
  };
  try {
    for await (const line of readRaidFile(file)) {
      if (line.kind === 'raid' && (isFull(together) || watch.signal.aborted))
        await importTogether();
      if (mode === 'preview' || line.kind === 'raid') watch.signal.throwIfAborted();
      if (line.kind === 'settings') settings = line.settings;
      else if (line.kind === 'damaged') tally.unreadable += 1;
      else if (line.kind === 'notes') {
        const came = await importNotes(line, mode);
        if (came === undefined) tally.unreadable += 1;
        else tally.notes += came;
      } else if (line.kind === 'record') together.records.push(line);
      else if (line.kind === 'raid') {
        together.raids.push(line);
        raids += 1;
        watch.onRaid(raids);
      } else {
        countOutcome(tally, line.fragment, await importSharedAudit(line, mode, watch));
        tally.sharedAudits.add(line.fragment);
      }
      if (together.records.length >= MAX_OF_A_RAID) await importTogether();
    }
  } catch (error) {
    // What was read before is good.
    if (error instanceof RaidFileUnreadable) await importTogether();
    throw error;
  }
  await importTogether();
  if (mode === 'import' && settings) importSettings(settings);
  for (const id of tally.imported) tally.alreadyHere.delete(id);
  return tally;
}

function countOutcome(tally: Tally, id: string, outcome: ImportOutcome): void {
  if (outcome === 'unreadable') tally.unreadable += 1;
  else tally[outcome].add(id);
}

/** Whole raids up to here are imported together: each transaction writes the list of all raids. */
const MAX_TOGETHER = 200;

/** A raid has fewer records. */
const MAX_OF_A_RAID = 1000;

const isFull = ({ records }: { records: readonly RecordLine[] }): boolean =>
  records.length >= MAX_TOGETHER;

/**
 * Merges what the user said; the later stays. Returns how much is new here, undefined if it, or what
 * is here, cannot be read.
 */
async function importNotes(
  { of, stored }: NotesLine,
  mode: ImportMode,
): Promise<number | undefined> {
  const kind = keptKind(of);
  if (!kind) return undefined;
  let said: Statement[];
  let came: number;
  try {
    said = statementsIn(kind, stored).map((one) => ({ ...one, at: noLaterThanNow(one.at) }));
    const here = keptStatements(kind, await readSaved((records) => readStoredKept(records, kind)));
    came = kind.merge([...said, ...here]).filter((one) => said.includes(one)).length;
  } catch (error) {
    if (error instanceof KeptRecordUnreadable) return undefined;
    throw error;
  }
  if (mode === 'import' && !(await saveKept(kind, said)))
    throw new RaidNotImported('what the user said');
  return came;
}

async function importSharedAudit(
  { fragment, savedAt }: SharedAuditLine,
  mode: ImportMode,
  { throwIfDeleted }: Watch,
): Promise<ImportOutcome> {
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
