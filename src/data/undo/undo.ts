import type { SavedRaid } from '../device/records/saved-raid';
import { observable } from '../observable';
import { beginWork } from '../work-under-way';

/** A deletion, or another action that the user can undo. */
export interface Deletion {
  /** Deleted raids, which leave gaps in their lists. */
  raids: readonly SavedRaid[];
  sharedResults: number;
  /** Returns the name of a single deleted item other than a raid. */
  title?: () => string;
  /** Returns a sentence about the action, unless it is a deletion. */
  words?: () => string;
  /** Undoes the action. Returns whether everything is restored. */
  undo: () => Promise<boolean>;
}

export function createDeletions() {
  const undoable = observable<readonly Deletion[]>([]);
  let endWork: (() => void) | undefined;
  let isUndoing = false;

  /** Sets the undoable deletions. A reload would lose them, so they count as work under way. */
  function set(next: readonly Deletion[]): void {
    if (next.length > 0) endWork ??= beginWork('undo');
    else {
      endWork?.();
      endWork = undefined;
    }
    undoable.set(next);
  }

  return {
    get: undoable.get,
    subscribe: undoable.subscribe,

    /** Offers an undo until the user takes or dismisses it. */
    add: (deletion: Deletion) => set([...undoable.get(), deletion]),

    /** Undoes the latest action. Undefined if IndexedDB refuses, or while an undo is under way. */
    async undoLatest(): Promise<Deletion | undefined> {
      const latest = undoable.get().at(-1);
      if (!latest || isUndoing) return undefined;
      isUndoing = true;
      try {
        if (!(await latest.undo())) return undefined;
      } finally {
        isUndoing = false;
      }
      set(undoable.get().filter((deletion) => deletion !== latest));
      return latest;
    },

    dismiss: () => set([]),
  };
}

/** The deletions of this visit that can be undone, latest last. */
export const deletions = createDeletions();

/** Offers to undo an action other than a deletion. `undo` returns false if storage refused. */
export const offerUndo = (
  description: Pick<Deletion, 'title' | 'words'>,
  undo: () => unknown,
): void =>
  deletions.add({
    raids: [],
    sharedResults: 0,
    ...description,
    undo: async () => (await undo()) !== false,
  });

/** Returns raids that were deleted alone and are still missing: they leave gaps in a list. */
export function raidsWithUndo(
  raids: readonly SavedRaid[],
  deleted: readonly Deletion[],
): ReadonlySet<SavedRaid> {
  const codes = new Set(raids.map(({ code }) => code));
  const deletedAlone = deleted.flatMap(({ raids: together }) =>
    together.length === 1 ? together : [],
  );
  return new Set(
    new Map(
      deletedAlone.filter(({ code }) => !codes.has(code)).map((raid) => [raid.code, raid]),
    ).values(),
  );
}
