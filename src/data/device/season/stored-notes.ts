import * as v from 'valibot';
import { mergeNotes, type RosterNote } from '#domain/season/roster-notes';
import { changeOnce } from '../raids/applied-entries';
import type { JournalEntry } from '../raids/journal';
import { StoredTime } from '../records/record-schemas';
import { readSafely, UnreadableRecord } from '../records/stored-records';

const NOTES_KEY = 'roster-notes';

/** The shape of the record. A changed note is a new kind, which older versions keep. */
const NOTES_SHAPE = 1;

/** A newer version wrote the notes, which stay unchanged, or they cannot be read. */
export class RosterNotesUnreadable extends Error {
  override name = 'RosterNotesUnreadable';
}

export const StoredPlayerRef = v.object({
  guid: v.exactOptional(v.number()),
  name: v.string(),
  server: v.exactOptional(v.string()),
});

const ABOUT = { at: StoredTime, player: StoredPlayerRef };

export const StoredNote: v.GenericSchema<unknown, RosterNote> = v.variant('kind', [
  v.object({
    ...ABOUT,
    kind: v.literal('excused'),
    begins: StoredTime,
    ends: StoredTime,
    isExcused: v.boolean(),
  }),
  v.object({ ...ABOUT, kind: v.literal('alt'), main: v.exactOptional(StoredPlayerRef) }),
  v.object({ ...ABOUT, kind: v.literal('left'), hasLeft: v.boolean() }),
]);

const StoredNotes = v.object({
  shape: v.pipe(v.number(), v.integer(), v.minValue(1)),
  notes: v.array(v.unknown()),
});

export type StoredNotes = v.InferOutput<typeof StoredNotes>;

/** Reads the notes that this version knows from a record or a file. Throws RosterNotesUnreadable. */
export function readNotes(stored: unknown): RosterNote[] {
  return notesIn(stored).notes.flatMap((note) => {
    const read = v.safeParse(StoredNote, note);
    return read.success ? [read.output] : [];
  });
}

function notesIn(stored: unknown): StoredNotes {
  if (stored === undefined) return { shape: NOTES_SHAPE, notes: [] };
  const read = v.safeParse(StoredNotes, stored);
  if (!read.success || read.output.shape > NOTES_SHAPE)
    throw new RosterNotesUnreadable('The notes about players cannot be read', {
      cause: stored instanceof UnreadableRecord ? stored : read.issues,
    });
  return read.output;
}

export const readStoredNotes = (records: IDBObjectStore): Promise<unknown> =>
  readSafely(records, NOTES_KEY);

/**
 * Merges notes into those on the device: of several about one thing the latest stays, and so do
 * notes that only a newer version knows. Returns whether they are saved; `storageTrouble` says why not.
 */
export const saveRosterNotes = (
  notes: readonly RosterNote[],
  journaled?: JournalEntry,
): Promise<boolean> =>
  changeOnce(async (records) => {
    const there = notesIn(await readStoredNotes(records));
    const unknown = there.notes.filter((note) => !v.is(StoredNote, note));
    const known = mergeNotes(readNotes(there), notes);
    records.put({ shape: NOTES_SHAPE, notes: [...unknown, ...known] }, NOTES_KEY);
    return true;
  }, journaled);
