import type { ReportCode } from '#domain/log-site/report-link';
import type { Raider } from '#domain/raid/raid';
import { iconAddress } from '../../addresses';
import { findUnstoredIcons, findWorker, storeIconByWorker } from '../../stored-icons';
import { runTwoAtATime, updateSaving } from './saving-run';

export const iconsOf = (raiders: readonly Raider[]): string[] =>
  raiders
    .flatMap(({ gear }) => gear.flatMap(({ icon }) => iconAddress(icon) ?? []))
    .map((address) => new URL(address).href);

/** The number of lost icons in a row that shows that the host cannot be reached. */
const MAX_LOST_ICONS = 6;

/** Saves a raid's missing icons as far as worker and host allow. */
export async function saveIcons(
  code: ReportCode,
  icons: Iterable<string>,
  signal: AbortSignal,
): Promise<void> {
  const unsaved = await findUnstoredIcons(icons);
  if (signal.aborted || unsaved.length === 0) return;
  updateSaving(code, { phase: 'icons', done: 0, total: unsaved.length });
  const worker = await findWorker();
  if (!worker) return;
  let done = 0;
  let lostInARow = 0;

  await runTwoAtATime(
    unsaved,
    () => signal.aborted || lostInARow >= MAX_LOST_ICONS,
    async (address) => {
      const isSaved = await storeIconByWorker(worker, address);
      lostInARow = isSaved ? 0 : lostInARow + 1;
      done += isSaved ? 1 : 0;
      if (!signal.aborted) updateSaving(code, { done });
    },
  );
}
