import type { SavedRaid } from '../device/raids/index-entry';
import { observable } from '../observable';
import { beginWork } from '../work-under-way';

/** What the user deleted at one press, and how it is brought back. */
export interface Deletion {
  /** Saved raids, which leave gaps in the lists that they stood in. */
  raids: readonly SavedRaid[];
  /** How many shared judgements. */
  judgements: number;
  /** The title of what was deleted alone, where it is no raid. */
  title?: string;
  /** Returns whether it is back. */
  undo: () => Promise<boolean>;
}

const undoable = observable<readonly Deletion[]>([]);

/** Every deletion of this visit that can be undone, the latest last, whichever view is open. */
export const deletions: Pick<typeof undoable, 'get' | 'subscribe'> = undoable;

let endWork: (() => void) | undefined;

/** A reload would take the way back away, so it counts as work under way. */
function setDeletions(next: readonly Deletion[]): void {
  if (next.length > 0) endWork ??= beginWork('undo');
  else {
    endWork?.();
    endWork = undefined;
  }
  undoable.set(next);
}

/** Offers to undo a deletion until the user undoes or dismisses it. Each one is offered, not only the latest. */
export const addDeletion = (deletion: Deletion): void =>
  setDeletions([...undoable.get(), deletion]);

let isUndoing = false;

/** Brings back what was deleted last. Undefined if the device refuses, or while an undo is under way. */
export async function undoLatest(): Promise<Deletion | undefined> {
  const latest = undoable.get().at(-1);
  if (!latest || isUndoing) return undefined;
  isUndoing = true;
  try {
    if (!(await latest.undo())) return undefined;
  } finally {
    isUndoing = false;
  }
  setDeletions(undoable.get().filter((deletion) => deletion !== latest));
  return latest;
}

/** Gives up every undo. */
export const dismissDeletions = (): void => setDeletions([]);

/**
 * Returns the gaps in a list of raids: each raid that was deleted by itself and is not there again. Raids that were
 * deleted together leave none.
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
