import type { ReportCode } from '#domain/log-site/report-link';
import { findWorker, storeByWorker } from './icon-worker';
import { findUnsaved } from './icons-on-device';
import { updateSaving } from './saving-run';
import { runTwoAtATime } from './two-at-a-time';

/** In a row: the host cannot be reached. */
const MAX_LOST_ICONS = 6;

/** Saves a raid's missing icons; `savedIconQueries` has the outcome. Throws NoWorker. */
export async function saveIcons(
  code: ReportCode,
  icons: Iterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const unsaved = await findUnsaved(icons);
  if (signal.aborted || unsaved.length === 0) return;
  updateSaving(code, { phase: 'icons', done: 0, total: unsaved.length });
  const worker = await findWorker();
  let done = 0;
  let lostInARow = 0;

  await runTwoAtATime(
    unsaved,
    () => signal.aborted || lostInARow >= MAX_LOST_ICONS,
    async (address) => {
      const isSaved = await storeByWorker(worker, address);
      lostInARow = isSaved ? 0 : lostInARow + 1;
      done += isSaved ? 1 : 0;
      if (!signal.aborted) updateSaving(code, { done });
    },
  );
}
