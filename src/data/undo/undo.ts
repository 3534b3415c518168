import type { SavedRaid } from '../device/raids/saved-list';
import { observable } from '../observable';
import { beginWork } from '../work-under-way';

/** A deletion, or another action that can be undone like one. */
export interface Deletion {
  /** Saved raids, which leave gaps in their lists. */
  raids: readonly SavedRaid[];
  sharedAudits: number;
  /** The deleted item in words, if it is a single one and no raid: in the language then in use. */
  title?: () => string;
  /** A sentence that says what was done, unless it was a deletion. */
  words?: () => string;
  /** Returns whether everything is back. */
  undo: () => Promise<boolean>;
}

/** The app has one: `deletions`. */
export function createDeletions() {
  const undoable = observable<readonly Deletion[]>([]);
  let endWork: (() => void) | undefined;
  let isUndoing = false;

  /** A reload would lose the undo, so it counts as work under way. */
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

    /** Undoes the latest. Undefined if IndexedDB refuses, or while an undo is under way. */
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

/** Every deletion of this visit that can be undone, latest last. */
export const deletions = createDeletions();

/** Offers to undo something else. `undo` returns false if the device refused. */
export const offerUndo = (said: Pick<Deletion, 'title' | 'words'>, undo: () => unknown): void =>
  deletions.add({
    raids: [],
    sharedAudits: 0,
    ...said,
    undo: async () => (await undo()) !== false,
  });

/** Returns the raids deleted alone and still missing, which leave gaps in a list. */
export function raidsWithUndo(
  raids: readonly SavedRaid[],
  deleted: readonly Deletion[],
): ReadonlySet<SavedRaid> {
  const codes = new Set(raids.map(({ code }) => code));
  const gone = deleted.flatMap(({ raids: together }) => (together.length === 1 ? together : []));
  return new Set(
    new Map(gone.filter(({ code }) => !codes.has(code)).map((raid) => [raid.code, raid])).values(),
  );
}
