import * as v from 'valibot';
import { LIST_BOUNDS, listUpTo, OutsideId, OutsideText } from '../../bounded-schemas';
import { StoredTime } from './record-schemas';

/** The shape of the list of saved raids. A change of an entry raises it, and adds an upgrade. */
export const LIST_SHAPE = 4;

/** An entry of the list of saved raids. */
export const StoredEntry = v.object({
  code: OutsideId,
  title: OutsideText,
  owner: OutsideText,
  /** Epoch milliseconds; 0 if unknown. */
  startedAt: StoredTime,
  /** The era's id, possibly of a newer version. Absent if unknown. */
  era: v.exactOptional(OutsideId),
  zones: listUpTo(LIST_BOUNDS.others, OutsideText),
  /** The number of raiders in the largest kill. Absent if unknown. */
  size: v.exactOptional(v.number()),
  killCount: v.number(),
  /** Fight ids of kills whose raiders are saved. */
  savedKills: listUpTo(LIST_BOUNDS.fights, v.number()),
  /** Approximate size of all records. */
  bytes: v.number(),
  openedAt: StoredTime,
  /** Fight id of the kill opened last. Absent if no kill was opened. */
  lastKill: v.exactOptional(v.number()),
  /** Whether the raid is never suggested for deletion. */
  isPinned: v.boolean(),
});

export type SavedRaid = v.InferOutput<typeof StoredEntry>;

/** Whether an entry is readable. It may have fields of a newer version. */
export const isSavedRaid = (entry: unknown): entry is SavedRaid => v.is(StoredEntry, entry);
