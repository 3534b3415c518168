import type { ReportCode } from '#domain/log-site/report-link';
import { loadChunk } from '#load-chunk';
import { noteUnsaved } from '../device/device-store';
import { type Deed, note } from '../device/raids/journal';
import { loadRareDeeds } from './load-rare-deeds';

type TakeOver = typeof import('./take-over');

let takeOverChunk: TakeOver | undefined;

/** Loads the chunk that saves. Throws ChunkLoadFailed. */
export async function loadTakeOver(): Promise<TakeOver> {
  takeOverChunk ??= await loadChunk('take-over', () => import('./take-over'));
  return takeOverChunk;
}

let underWay: Promise<void> | undefined;

/** Saves what earlier pages left in the journal. Concurrent calls share one run. */
export function takeOverLeft(): Promise<void> {
  underWay ??= loadTakeOver()
    .then((takeOver) => takeOver.takeOverLeft())
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

export const withTakeOver = saving(loadTakeOver);

export const withRareDeeds = saving(loadRareDeeds);

/** Notes that a raid was opened, and which kill. */
export function noteOpened(code: ReportCode, killId: number | undefined): Promise<void> {
  const deed = { kind: 'open', code, openedAt: Date.now(), killId } satisfies Deed;
  const journaled = note(deed);
  return withTakeOver(({ markOpened }) => markOpened(deed, journaled));
}

/** Pins a raid, so that it is never suggested for deletion, or unpins it. */
export function pinRaid(code: ReportCode, isPinned: boolean): Promise<void> {
  const journaled = note({ kind: 'pin', code, isPinned });
  return withTakeOver((takeOver) => takeOver.pinRaid(code, isPinned, journaled));
}
