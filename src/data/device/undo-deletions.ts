import { type Deletion, deletions } from './deletions';
import type { SavedRaid } from './index-entry';

let isUndoing = false;

/** Brings back what was deleted last. Nothing when the device refuses, or while an undo is under way. */
export async function undoLatest(): Promise<Deletion | undefined> {
  const latest = deletions.get().at(-1);
  if (!latest || isUndoing) return undefined;
  isUndoing = true;
  const isBack = await latest.undo();
  isUndoing = false;
  if (!isBack) return undefined;
  deletions.set(deletions.get().filter((deletion) => deletion !== latest));
  return latest;
}

/** Gives up every way back. */
export const dismissDeletions = (): void => deletions.set([]);

/**
 * What leaves a gap in a list of raids: each raid that was deleted by itself, unless it is there again.
 * All raids at once leave none.
 */
export function gapsIn(
  raids: readonly SavedRaid[],
  deleted: readonly Deletion[],
): ReadonlySet<SavedRaid> {
  const codes = new Set(raids.map(({ code }) => code));
  const gone = deleted.flatMap(({ raids: together }) => (together.length === 1 ? together : []));
  return new Set(
    new Map(gone.filter(({ code }) => !codes.has(code)).map((raid) => [raid.code, raid])).values(),
  );
}
