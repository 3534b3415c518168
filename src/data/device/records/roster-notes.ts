import * as v from 'valibot';
import { mergeNotes, type RosterNote } from '#domain/statements/roster-notes';
import { earlierChangeReader, type KeptKind } from './kept-kind';
import { StoredPlayerRef, StoredTime } from './record-schemas';

const COMMON_FIELDS = { at: StoredTime, player: StoredPlayerRef };

const StoredNote: v.GenericSchema<unknown, RosterNote> = v.variant('kind', [
  v.object({
    ...COMMON_FIELDS,
    kind: v.literal('excused'),
    begins: StoredTime,
    ends: StoredTime,
    isExcused: v.boolean(),
  }),
  v.object({ ...COMMON_FIELDS, kind: v.literal('alt'), main: v.exactOptional(StoredPlayerRef) }),
  v.object({ ...COMMON_FIELDS, kind: v.literal('left'), hasLeft: v.boolean() }),
]);

/** The user's notes about players: absences that are excused, alts, who has left. */
export const ROSTER_NOTES: KeptKind<RosterNote> = {
  key: 'roster-notes',
  schema: StoredNote,
  merge: mergeNotes,
  readEarlierChange: earlierChangeReader(
    v.object({ kind: v.literal('note'), note: StoredNote }),
    ({ note }) => [note],
  ),
};
