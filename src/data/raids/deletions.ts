import type { SavedRaid } from '../device/raids/index-entry';
import { observable } from '../observable';

/** Raids and judgements that the person deleted together, and what brings them back. */
export interface Deletion {
  raids: readonly SavedRaid[];
  /** How many judgements went with the raids. */
  judgements: number;
  /** Whether they are back. */
  undo: () => Promise<boolean>;
}

/** Every deletion of this visit that can be undone, the latest last. It stays until the person dismisses it. */
export const deletions = observable<readonly Deletion[]>([]);

/** Adds one, with a way back of its own: none takes the place of another. */
export const addDeletion = (deletion: Deletion): void =>
  deletions.set([...deletions.get(), deletion]);
