import type { ReportCode } from '#domain/log-site/report-link';
import { loadChunk } from '#load-chunk';
import { noteUnsaved } from '../device/device-store';
import { type Change, writeToJournal } from '../device/raids/journal';
import { loadRareChanges } from './load-rare-changes';

type Changes = typeof import('./changes');

let changes: Changes | undefined;

/** Loads the chunk that saves. Throws ChunkLoadFailed. */
export async function loadChanges(): Promise<Changes> {
  changes ??= await loadChunk('changes', () => import('./changes'));
  return changes;
}

let underWay: Promise<void> | undefined;

/** Saves what earlier pages left in the journal. Concurrent calls share one run. */
export function replayJournal(): Promise<void> {
  underWay ??= loadChanges()
    .then((chunk) => chunk.replayJournal())
    // A later start tries again.
    .catch(() => {})
    .finally(() => {
      underWay = undefined;
    });
  return underWay;
}

/** Saves something that may be refused. A chunk that does not load is trouble to tell. */
const saving =
  <Chunk>(load: () => Promise<Chunk>) =>
  async (work: (chunk: Chunk) => Promise<unknown>): Promise<void> => {
    try {
      await work(await load());
    } catch (failure) {
      noteUnsaved(failure);
    }
  };

export const applyChange = saving(loadChanges);

export const applyRareChange = saving(loadRareChanges);

/** Notes that a raid was opened, and which kill. */
export function noteOpened(code: ReportCode, killId: number | undefined): Promise<void> {
  const change = { kind: 'open', code, openedAt: Date.now(), killId } satisfies Change;
  const journaled = writeToJournal(change);
  return applyChange(({ markOpened }) => markOpened(change, journaled));
}

/** Pins a raid, so that it is never suggested for deletion, or unpins it. */
export function pinRaid(code: ReportCode, isPinned: boolean): Promise<void> {
  const journaled = writeToJournal({ kind: 'pin', code, isPinned });
  return applyChange((chunk) => chunk.pinRaid(code, isPinned, journaled));
}
