import { writeSavedList } from '../device/raids/saved-list';
import { changeRaids, withEntry } from '../device/raids/saved-raids';
import { ALL_RAIDS, raidLifecycle } from '../raids/raid-lifecycle';
import { importSettings, type PortableSettings } from '../settings/portable-settings';
import { isSharedAuditSaved, saveSharedAudit } from '../shared-audits/saved-shared-audits';
import { SharedLinkUnreadable } from '../shared-audits/shared-link';
import {
  type ImportMode,
  type ImportOutcome,
  importRecord,
  noLaterThanNow,
  RaidNotImported,
} from './import-record';
import {
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
  /** Raids with something new, and those without; shared results too. */
  imported: ReadonlySet<string>;
  alreadyHere: ReadonlySet<string>;
  /** Those of both that are shared results. */
  sharedAudits: ReadonlySet<string>;
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
    unreadable: 0,
  };
  let raids = 0;
  let raid: RaidLine | undefined;
  let settings: PortableSettings | undefined;
  for await (const line of readRaidFile(file)) {
    if (mode === 'preview' || line.kind === 'raid') watch.signal.throwIfAborted();
    if (line.kind === 'settings') settings = line.settings;
    else if (line.kind === 'damaged') tally.unreadable += 1;
    else if (line.kind === 'raid') {
      raid = line;
      raids += 1;
      watch.onRaid(raids);
    } else {
      countOutcome(tally, line, await importLine(line, mode, watch));
      if (mode === 'import' && raid && isReportOf(raid, line)) await mergePinAndOpening(raid);
    }
  }
  if (mode === 'import' && settings) importSettings(settings);
  for (const id of tally.imported) tally.alreadyHere.delete(id);
  return tally;
}

function countOutcome(
  tally: Tally,
  line: RecordLine | SharedAuditLine,
  outcome: ImportOutcome,
): void {
  const id = line.kind === 'judgement' ? line.fragment : line.code;
  if (outcome === 'unreadable') tally.unreadable += 1;
  else tally[outcome].add(id);
  if (line.kind === 'judgement') tally.sharedAudits.add(id);
}

const isReportOf = (raid: RaidLine, line: RecordLine | SharedAuditLine): boolean =>
  line.kind === 'record' && line.killId === undefined && line.code === raid.code;

const importLine = (
  line: RecordLine | SharedAuditLine,
  mode: ImportMode,
  watch: Watch,
): Promise<ImportOutcome> =>
  line.kind === 'judgement'
    ? importSharedAudit(line, mode, watch)
    : importRecord(line, mode, watch.throwIfDeleted);

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
