import type { Statement } from '#domain/statements/statement';
import { SECOND } from '#domain/time';
import { saveKept } from '../device/kept/save-kept';
import { countCopies } from '../device/raids/import-records';
import { readSaved } from '../device/read-saved';
import {
  KeptRecordUnreadable,
  keptStatements,
  readStoredKept,
  statementsIn,
} from '../device/records/kept-kind';
import { keptKind } from '../device/records/kept-kinds';
import { ALL_RAIDS, raidLifecycle } from '../raids/raid-lifecycle';
import { importSettings, type PortableSettings } from '../settings/portable-settings';
import {
  type ImportMode,
  type ImportOutcome,
  importRecords,
  limitToNow,
  RaidNotImported,
  type ReadRecord,
  readRecordLine,
} from './import-record';
import { SharedResultImport } from './import-shared-results';
import { ImportUndo } from './import-undo';
import {
  type RaidFileLine,
  RaidFileUnreadable,
  type RaidLine,
  readRaidFile,
  type StatementsLine,
} from './read-raid-file';

/** Thrown if the user deleted all raids during the import. */
export class RaidsDeleted extends Error {
  override name = 'RaidsDeleted';
}

export interface ImportResult {
  /** Codes of raids and fragments of shared results that had something new. */
  imported: ReadonlySet<string>;
  savedBefore: ReadonlySet<string>;
  /** Fragments of shared results, in `imported` or `savedBefore`. */
  sharedResults: ReadonlySet<string>;
  /** The kills of each raid that differ from the file's later copy. */
  differing: ReadonlyMap<string, ReadonlySet<number>>;
  /** The number of notes, choices and ticks that are new here, or later than those here. */
  statements: number;
  unreadable: number;
}

interface ImportWatch {
  signal: AbortSignal;
  onRaid: (nth: number) => void;
}

/**
 * Reads a file of raids, and imports records that are missing here or were fetched later. A stop
 * takes effect after the current raid; raids imported before stay. Settings come last. Throws
 * RaidFileUnreadable, RaidNotImported, RaidsDeleted, ChunkLoadFailed, and the signal's reason.
 */
export async function importRaids(
  file: Blob,
  mode: ImportMode,
  watch: ImportWatch,
): Promise<ImportResult> {
  let areDeleted = false;
  const stopWatching = raidLifecycle.watchDeletions(({ kind, what }) => {
    areDeleted ||= kind === 'deleted' && what === ALL_RAIDS;
  });
  const throwIfDeleted = () => {
    if (areDeleted) throw new RaidsDeleted('All raids were deleted during the import');
  };
  const undo = new ImportUndo();
  try {
    return await importLines(file, mode, { ...watch, throwIfDeleted, undo });
  } finally {
    stopWatching();
    if (mode !== 'preview' && !areDeleted) undo.offer();
  }
}

interface ImportRun extends ImportWatch {
  undo: ImportUndo;
  throwIfDeleted: () => void;
}

const emptyTally = () =>
  ({
    imported: new Set<string>(),
    savedBefore: new Set<string>(),
    sharedResults: new Set<string>(),
    differing: new Map<string, Set<number>>(),
    statements: 0,
    unreadable: 0,
  }) satisfies ImportResult;

type ImportTally = ReturnType<typeof emptyTally>;

async function importLines(file: Blob, mode: ImportMode, watch: ImportRun): Promise<ImportResult> {
  const tally = emptyTally();
  let raids = 0;
  let settings: PortableSettings | undefined;
  const batch = batchOf(mode, watch, tally);
  const stop = stopOf(watch.signal, mode);
  try {
    for await (const line of readRaidFile(file)) {
      const isFull = line.kind === 'raid' && batch.isFull();
      if (isFull || stop.isDue(line)) await batch.importTogether();
      if (stop.isDue(line)) watch.signal.throwIfAborted();
      if (line.kind === 'settings') settings = line.settings;
      else if (line.kind === 'damaged') tally.unreadable += 1;
      else if (line.kind === 'notes') {
        const added = await importStatements(line, mode, watch.undo);
        if (added === undefined) tally.unreadable += 1;
        else tally.statements += added;
      } else if (line.kind === 'raid') {
        raids += 1;
        watch.onRaid(raids);
      }
      await batch.add(line);
    }
  } catch (error) {
    // Raids before the unreadable part are whole.
    if (error instanceof RaidFileUnreadable) await batch.importTogether();
    throw error;
  }
  await batch.importTogether();
  if (mode !== 'preview' && settings) watch.undo.restoreSettings = importSettings(settings);
  for (const id of tally.imported) tally.savedBefore.delete(id);
  return tally;
}

/** The longest time that the current raid may still take after a stop. */
const MAX_STOPPING = 0.5 * SECOND;

/** Tells when a stop takes effect: at the end of a raid, or after MAX_STOPPING. */
function stopOf(signal: AbortSignal, mode: ImportMode) {
  let stoppedAt: number | undefined;
  return {
    isDue({ kind }: RaidFileLine): boolean {
      if (!signal.aborted) return false;
      stoppedAt ??= performance.now();
      return (
        mode === 'preview' || kind !== 'record' || performance.now() - stoppedAt > MAX_STOPPING
      );
    },
  };
}

/** Collects records that are imported together. */
function batchOf(mode: ImportMode, { undo, throwIfDeleted }: ImportRun, tally: ImportTally) {
  const lines: RaidLine[] = [];
  const records: ReadRecord[] = [];
  const sharedResults = new SharedResultImport(mode);
  const importAudits = async () => {
    for (const fragment of await sharedResults.importTogether()) undo.sharedResults.add(fragment);
  };
  const importTogether = async () => {
    if (mode !== 'preview') throwIfDeleted();
    await importAudits();
    const [raids, all] = [lines.splice(0), records.splice(0)];
    if (all.length === 0) return;
    const { log } = undo;
    const isUndoFull = countCopies(log) > MAX_REPLACED_COPIES;
    const outcomes = await importRecords(all, { raids, mode: isUndoFull ? 'import' : mode, log });
    for (const [index, outcome] of outcomes.entries())
      countOutcome(tally, all[index]?.code ?? '', outcome, all[index]?.killId);
  };
  return {
    importTogether,
    isFull: () => records.length >= MAX_RECORDS_TOGETHER,
    async add(line: RaidFileLine): Promise<void> {
      if (line.kind === 'raid') lines.push(line);
      else if (line.kind === 'record') records.push(readRecordLine(line));
      else if (line.kind === 'judgement') {
        countOutcome(tally, line.fragment, await sharedResults.add(line));
        tally.sharedResults.add(line.fragment);
      }
      if (records.length >= MAX_RECORDS_OF_A_RAID || sharedResults.size >= MAX_RECORDS_TOGETHER)
        await importTogether();
    },
  };
}

function countOutcome(
  tally: ImportTally,
  id: string,
  outcome: ImportOutcome,
  killId?: number,
): void {
  if (outcome === 'unreadable') tally.unreadable += 1;
  else if (outcome !== 'differs') tally[outcome].add(id);
  else {
    const kills = tally.differing.get(id) ?? new Set();
    tally.differing.set(id, killId === undefined ? kills : kills.add(killId));
    tally.savedBefore.add(id);
  }
}

/** The most copies of kills that an undo holds in memory. Further kills are not replaced. */
const MAX_REPLACED_COPIES = 300;

/** The most records imported together, or more for one raid: each transaction writes the list. */
const MAX_RECORDS_TOGETHER = 200;

const MAX_RECORDS_OF_A_RAID = 1000;

/**
 * Merges the user's statements; the later wins. Returns how many are new on this device; undefined
 * if the file's or the device's statements cannot be read.
 */
async function importStatements(
  { keptKey, stored }: StatementsLine,
  mode: ImportMode,
  undo: ImportUndo,
): Promise<number | undefined> {
  const kind = keptKind(keptKey);
  if (!kind) return undefined;
  let statements: Statement[];
  let before: Statement[];
  try {
    statements = statementsIn(kind, stored).map((one) => ({ ...one, at: limitToNow(one.at) }));
    before = keptStatements(kind, await readSaved((records) => readStoredKept(records, kind)));
    statements = kind.withRoom?.(statements, before) ?? statements;
  } catch (error) {
    if (error instanceof KeptRecordUnreadable) return undefined;
    throw error;
  }
  const importedStatements = new Set(statements);
  const added = kind.merge([...statements, ...before]).filter((one) => importedStatements.has(one));
  if (mode !== 'preview' && added.length > 0) {
    if (!(await saveKept(kind, statements))) throw new RaidNotImported('what the user said');
    undo.statements.push([kind, { added, before }]);
  }
  return added.filter((one) => kind.isCounted?.(one) ?? true).length;
}
