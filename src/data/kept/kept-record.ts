import { CancelledError, queryOptions } from '@tanstack/react-query';
import type { Statement } from '#domain/statements/statement';
import { applyRareChange } from '../changes/changes';
import { writeToJournal } from '../device/journal/journal';
import { readSaved } from '../device/read-saved';
import { GUILDS } from '../device/records/guilds';
import { type KeptKind, keptStatements, readStoredKept } from '../device/records/kept-kind';
import { KEPT_KINDS } from '../device/records/kept-kinds';
import { LEFT_OUT } from '../device/records/left-out';
import { OWN_PLAYERS } from '../device/records/own-players';
import { ROSTER_NOTES } from '../device/records/roster-notes';
import { TO_BUY } from '../device/records/to-buy';
import { TONIGHT } from '../device/records/tonight';
import { queryClient } from '../query-cache/query-client';
import { keptQueryKey } from '../raids/saved-raid-queries';

/**
 * Saves and reads one kind of statement. Of several statements about one subject the latest counts.
 * For another kind write its statement and `merge` in `domain`, its `KeptKind` in `device/records`,
 * a line in `KEPT_KINDS` and one below. Its statements are then shown at once, saved, journaled,
 * told to other tabs, exported and imported unless `isOfDevice` (the later wins), and deleted with
 * all raids.
 */
function keptRecord<One extends Statement>(kind: KeptKind<One>) {
  /** Unsaved statements of this visit: they are in view, and are saved with the next statement. */
  const unsaved = new Set<One>();
  const queryKey = keptQueryKey(kind.key);
  const query = () =>
    queryOptions({
      queryKey,
      queryFn: async () => {
        const waitingBefore = [...unsaved];
        const record = await readSaved((records) => readStoredKept(records, kind));
        return kind.merge([...keptStatements(kind, record), ...waitingBefore, ...unsaved]);
      },
      staleTime: 0,
      refetchOnWindowFocus: 'always',
    });
  /** Returns the query's statements. Repeats a read that a change of the raids cancelled. */
  const read = async (): Promise<One[]> => {
    try {
      return await queryClient.ensureQueryData(query());
    } catch (error) {
      if (error instanceof CancelledError) return read();
      throw error;
    }
  };
  return {
    read,

    /** Stored and waiting statements. Throws SavedRaidsUnreadable, KeptRecordUnreadable. */
    query,

    /** Adds statements, shows them at once, and saves them. Unsaved statements stay in view. */
    addStatements(make: (at: number) => readonly One[]): Promise<void> {
      const shown = queryClient.getQueryData(query().queryKey) ?? [];
      // Another device's clock may be ahead, but the new statement must win.
      const at = shown.reduce((latest, one) => Math.max(latest, one.at + 1), Date.now());
      const statements = make(at);
      const journaled = writeToJournal({ kind: 'said', key: kind.key, said: statements });
      for (const one of statements) unsaved.add(one);
      queryClient.setQueryData(query().queryKey, (current = []) =>
        kind.merge([...current, ...statements]),
      );
      return applyRareChange(async ({ saveKept }) => {
        const all = [...unsaved];
        if (await saveKept(kind, all, journaled)) for (const one of all) unsaved.delete(one);
      });
    },
  };
}

export const rosterNotes = keptRecord(ROSTER_NOTES);
export const tonightChoices = keptRecord(TONIGHT);
export const toBuyTicks = keptRecord(TO_BUY);
export const leftOutRaids = keptRecord(LEFT_OUT);
export const guilds = keptRecord(GUILDS);
export const ownPlayers = keptRecord(OWN_PLAYERS);

/** Whether any statement is kept. Throws SavedRaidsUnreadable, KeptRecordUnreadable. */
export const hasStatementsQuery = () =>
  queryOptions({
    queryKey: keptQueryKey('anything'),
    queryFn: () =>
      readSaved(async (records) => {
        const all = await Promise.all(
          KEPT_KINDS.map(async (kind) => keptStatements(kind, await readStoredKept(records, kind))),
        );
        return all.flat().length > 0;
      }),
  });
