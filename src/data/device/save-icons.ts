import type { ReportCode } from '#domain/report-link';
import { inTwos } from '../two-at-a-time';
import { findUnsaved } from './saved-icons';
import { tell } from './saving-progress';
import { findWorker, keepIcon } from './store-icon';

/** So many icons failing one after the other mean that their host cannot be reached. */
const MAX_LOST_ICONS = 6;

/**
 * Has those of a raid's icons kept that are not on the device, two at a time; `savedIconQueries` tells what came of it.
 *
 * Throws NoWorker where nothing can keep them.
 */
export async function saveIcons(
  code: ReportCode,
  icons: Iterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const unsaved = await findUnsaved(icons);
  if (signal.aborted || unsaved.length === 0) return;
  tell(code, { phase: 'icons', done: 0, total: unsaved.length });
  const worker = await findWorker();
  let done = 0;
  let lostInARow = 0;

  await inTwos(
    unsaved,
    () => signal.aborted || lostInARow >= MAX_LOST_ICONS,
    async (address) => {
      const isKept = await keepIcon(worker, address);
      lostInARow = isKept ? 0 : lostInARow + 1;
      done += isKept ? 1 : 0;
      if (!signal.aborted) tell(code, { done });
    },
  );
}
