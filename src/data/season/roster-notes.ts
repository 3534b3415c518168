import { queryOptions } from '@tanstack/react-query';
import { mergeNotes, type RosterNote } from '#domain/season/roster-notes';
import type { KeptChoice } from '#domain/tonight/candidates';
import { type Change, writeToJournal } from '../device/raids/journal';
import { readSaved } from '../device/raids/saved-list';
import { readNotes, readStoredNotes } from '../device/season/stored-notes';
import { readTonight } from '../device/season/stored-tonight';
import { applyRareChange } from '../raids/changes';
import { queryClient } from '../raids/query-client';

/** Notes of this visit that the device did not take: shown, and saved with the next. */
const waiting = new Set<RosterNote>();

export const rosterQueries = {
  /** What the user says of players. Throws SavedRaidsUnreadable, RosterNotesUnreadable. */
  notes: () =>
    queryOptions({
      queryKey: ['roster-notes'],
      queryFn: async () => {
        const { stored } = await readSaved(async (records) => ({
          stored: await readStoredNotes(records),
        }));
        return mergeNotes(readNotes(stored), [...waiting]);
      },
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    }),

  /** Who is expected tonight, by group. Throws SavedRaidsUnreadable. */
  tonight: () =>
    queryOptions({
      queryKey: ['tonight'],
      queryFn: () => readSaved(readTonight),
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    }),
};

type NewNote = RosterNote extends infer Each
  ? Each extends unknown
    ? Omit<Each, 'at'>
    : never
  : never;

/** Notes something about a player: shown at once, and saved. What cannot be saved stays in view. */
export function noteOnRoster(said: NewNote): Promise<void> {
  const known = queryClient.getQueryData(rosterQueries.notes().queryKey) ?? [];
  // Another device's clock may be ahead, and still what is said now is the latest.
  const at = Math.max(Date.now(), ...known.map((note) => note.at + 1));
  const made: RosterNote = { ...said, at };
  const journaled = writeToJournal({ kind: 'note', note: made } satisfies Change);
  waiting.add(made);
  queryClient.setQueryData(rosterQueries.notes().queryKey, (there = []) =>
    mergeNotes(there, [made]),
  );
  return applyRareChange(async ({ saveRosterNotes }) => {
    const all = [...waiting];
    if (await saveRosterNotes(all, journaled)) for (const one of all) waiting.delete(one);
  });
}

export function keepTonight(choice: KeptChoice): Promise<void> {
  const journaled = writeToJournal({ kind: 'tonight', choice } satisfies Change);
  // What is being read is older.
  void queryClient.cancelQueries(rosterQueries.tonight());
  queryClient.setQueryData(rosterQueries.tonight().queryKey, (there = []) => [
    choice,
    ...there.filter(({ evening }) => !evening.some((code) => choice.evening.includes(code))),
  ]);
  return applyRareChange(({ saveTonight }) => saveTonight(choice, journaled));
}
