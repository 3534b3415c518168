import * as v from 'valibot';
import { OwnText, ownList, ownMap } from '../bounded-schemas';
import type { Change, JournalEntry } from '../device/journal/journal';
import { saveKept } from '../device/kept/save-kept';
import {
  deleteAllRecords,
  deleteRaidRecords,
  restoreRecords,
} from '../device/raids/delete-records';
import { readStatements } from '../device/records/kept-kind';
import { KEPT_KINDS, keptKind } from '../device/records/kept-kinds';
import { StoredEntry } from '../device/records/saved-raid';
import { isSharedResultKey, StoredSharedResult } from '../device/records/shared-result-record';
import { changeSharedResult } from '../device/shared-results/shared-results';

/** Few visits make these changes, so the module is a chunk of its own. */
export { deleteAllRecords, deleteRaidRecords, saveKept };

/** A change that this file reads rather than apply-changes.ts. */
type RareChange = Exclude<Change, { kind: 'record' | 'open' | 'pin' }>;

const StoredRareChange = v.variant('kind', [
  v.object({ kind: v.literal('said'), key: OwnText, said: ownList(v.unknown()) }),
  v.object({
    kind: v.literal('shared'),
    key: v.pipe(
      OwnText,
      v.check((key: string) => isSharedResultKey(key)),
    ),
    record: v.optional(StoredSharedResult),
  }),
  v.object({ kind: v.literal('delete'), what: OwnText }),
  v.object({
    kind: v.literal('restore'),
    what: OwnText,
    records: ownMap(v.unknown()),
    raids: ownList(StoredEntry),
  }),
]);

/** Reads a stored change; undefined if a newer version left it. */
export function readRareChange(stored: unknown, at: number): RareChange | undefined {
  const read = v.safeParse(StoredRareChange, stored);
  if (!read.success) return readEarlierChange(stored, at);
  if (read.output.kind !== 'said') return read.output;
  const kind = keptKind(read.output.key);
  return kind && { ...read.output, said: readStatements(kind, read.output.said) };
}

/** Reads statements as an earlier release journaled them. */
function readEarlierChange(stored: unknown, at: number): RareChange | undefined {
  for (const kind of KEPT_KINDS) {
    const said = kind.readEarlierChange?.(stored, at);
    if (said) return { kind: 'said', key: kind.key, said };
  }
  return undefined;
}

export async function applyChangeToRecords(
  change: RareChange,
  entry: JournalEntry,
): Promise<unknown> {
  switch (change.kind) {
    case 'said': {
      const kind = keptKind(change.key);
      return kind && saveKept(kind, change.said, entry);
    }
    case 'shared':
      return changeSharedResult(change, entry);
    case 'restore':
      return restoreRecords(change, entry);
    case 'delete':
      return change.what === 'all'
        ? deleteAllRecords(entry)
        : deleteRaidRecords(change.what, entry);
  }
}
