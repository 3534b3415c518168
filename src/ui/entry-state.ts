import { useLocation } from 'react-router-dom';
import * as v from 'valibot';

/** A value that is ignored if an earlier release, or another program, has written it differently. */
const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.exactOptional(schema), undefined);

const StoredEntryState = v.fallback(
  v.object({
    /** The path of the screen whose link opened a player's page. */
    from: optional(v.string()),
    /** Distinguishes the chosen fight from an earlier fight with the same number. */
    choice: optional(v.string()),
    /** Whether the previous history entry is the same view without a player. */
    isAfterNone: optional(v.boolean()),
    /** Whether the home page opens at the field for a report. */
    isForField: optional(v.boolean()),
    /** Whether the home page opens at the search for a guild. */
    isForGuild: optional(v.boolean()),
    /** The number of history entries that a dialog has added; by default one. */
    entries: optional(v.picklist([1, 2])),
  }),
  {},
);

/** What a history entry says besides its address. It outlives a release of the app. */
export type EntryState = v.InferOutput<typeof StoredEntryState>;

export const readEntryState = (state: unknown): EntryState => v.parse(StoredEntryState, state);

export const useEntryState = (): EntryState => readEntryState(useLocation().state);

/** The entry in view, as react-router stores it. */
const StoredEntry = v.fallback(
  v.object({ idx: v.fallback(v.number(), 0), usr: StoredEntryState }),
  { idx: 0, usr: {} },
);

/** Reads the entry in view: its state, and how many entries of the app are before it. */
export function entryInView(): { index: number; state: EntryState } {
  const { idx, usr } = v.parse(StoredEntry, window.history.state);
  return { index: idx, state: usr };
}
