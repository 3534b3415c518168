import type { ReportCode } from '#domain/log-site/report-link';
import { lateChunk } from '#load-chunk';
import { showSaveFailure } from '../device/device-store';
import { type Change, writeToJournal } from '../device/journal/journal';
import { shareRuns } from '../repeated-calls';

/**
 * How anything is saved: a change (a fetched record, a pin, a note, a deletion) is written to the
 * journal before the page shows it, then applied to the records in one transaction, and its entry
 * removed. If the page ends in between, the next start replays the entry. This module is on the first
 * page; apply-changes.ts loads with the first fetch, and apply-rare-changes.ts in few visits.
 */
const changes = lateChunk('apply-changes', () => import('./apply-changes'));

/** Loads the chunk that applies changes. Throws ChunkLoadFailed. */
export const loadChanges = changes.load;

/** Loads the chunk that applies rare changes. Throws ChunkLoadFailed. */
export const loadRareChanges = async () => (await loadChanges()).rareChanges.load();

/** Applies the journal's entries of earlier pages. Never rejects: a later start tries again. */
export const replayJournal = shareRuns(() =>
  loadChanges()
    .then(({ replayEntries }) => replayEntries())
    .catch(() => {}),
);

/** Returns a function that saves through a chunk. A chunk that fails counts as storage trouble. */
const saveThrough =
  <Chunk>(load: () => Promise<Chunk>) =>
  async (work: (chunk: Chunk) => Promise<unknown>): Promise<void> => {
    try {
      await work(await load());
    } catch (failure) {
      showSaveFailure(failure);
    }
  };

export const applyChange = saveThrough(loadChanges);

export const applyRareChange = saveThrough(loadRareChanges);

/** Records the opening of a raid, with the kill. */
export function recordOpening(code: ReportCode, killId: number | undefined): Promise<void> {
  const change = { kind: 'open', code, openedAt: Date.now(), killId } satisfies Change;
  const journaled = writeToJournal(change);
  return applyChange(({ markOpened }) => markOpened(change, journaled));
}

/** Pins a raid, so that it is never suggested for deletion, or unpins it. */
export function pinRaid(code: ReportCode, isPinned: boolean): Promise<void> {
  const journaled = writeToJournal({ kind: 'pin', code, isPinned });
  return applyChange(({ markPinned }) => markPinned(code, isPinned, journaled));
}
