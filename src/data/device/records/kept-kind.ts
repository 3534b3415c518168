import * as v from 'valibot';
import type { Statement } from '#domain/statements/statement';
import { ownList } from '../../bounded-schemas';
import { readSafely, UnreadableRecord } from './stored-records';

/** A kind of statement with a separate record. `keptRecord` saves and reads it. */
export interface KeptKind<One extends Statement = Statement> {
  /** The record's key, in IndexedDB and in a file of raids. */
  readonly key: string;
  /** Reads one statement, and bounds its texts and lists. */
  readonly schema: v.GenericSchema<unknown, One>;
  /** Drops statements that later statements replace. */
  merge(statements: readonly One[]): One[];
  /** Drops an import's statements for which the record has no room. */
  withRoom?(coming: readonly One[], saved: readonly One[]): One[];
  /** Whether files of raids leave the record out. */
  readonly isOfDevice?: true;
  /** Whether an import counts a statement. By default it counts every statement. */
  isCounted?(statement: One): boolean;
  /** The record of an earlier release, to which that release's open pages may still write. */
  readonly earlier?: { readonly key: string; read(stored: unknown): One[] };
  /** Reads a change that an earlier release journaled; undefined for another kind's change. */
  readEarlierChange?(stored: unknown, at: number): One[] | undefined;
}

/** Returns a function that reads an earlier release's changes with a schema. */
export const earlierChangeReader =
  <Change, One>(
    schema: v.GenericSchema<unknown, Change>,
    toStatements: (change: Change, at: number) => One[],
  ) =>
  (stored: unknown, at: number): One[] | undefined => {
    const read = v.safeParse(schema, stored);
    return read.success ? toStatements(read.output, at) : undefined;
  };

/** Returns the keys of a kind's record and of the earlier release's record. */
export const storedKeysOf = ({ key, earlier }: KeptKind): string[] =>
  earlier ? [key, earlier.key] : [key];

/** The shape of the records. It stays for new kinds of statements: older versions skip them. */
const SHAPE = 1;

/** The most statements of a record. Older statements are dropped. */
const MAX_STATEMENTS = 5000;

/** A newer version wrote the record, which stays unchanged, or the browser cannot read it. */
export class KeptRecordUnreadable extends Error {
  override name = 'KeptRecordUnreadable';
}

const RecordOfAnyShape = v.looseObject({ shape: v.pipe(v.number(), v.integer(), v.minValue(1)) });
/** Statements are stored as `notes`, the first release's word. */
const Stored = v.object({ notes: ownList(v.unknown()) });

function storedStatements(stored: unknown): unknown[] {
  const shaped = v.safeParse(RecordOfAnyShape, stored);
  const isNewer = shaped.success && shaped.output.shape > SHAPE;
  if (isNewer || stored instanceof UnreadableRecord)
    throw new KeptRecordUnreadable('What the user said cannot be read', { cause: stored });
  const read = v.safeParse(Stored, stored);
  return read.success ? read.output.notes.slice(-MAX_STATEMENTS) : [];
}

/** Returns the statements of a record that this version knows. Throws KeptRecordUnreadable. */
export const statementsIn = <One extends Statement>(kind: KeptKind<One>, stored: unknown): One[] =>
  readStatements(kind, storedStatements(stored));

/** Returns the statements of a list that this version knows. */
export const readStatements = <One extends Statement>(
  { schema }: KeptKind<One>,
  statements: readonly unknown[],
): One[] =>
  statements.flatMap((one) => {
    const read = v.safeParse(schema, one);
    return read.success ? [read.output] : [];
  });

/** A kept record, and the record of an earlier release, as stored. */
export interface StoredKept {
  stored: unknown;
  earlier: unknown;
}

export const readStoredKept = async (
  records: IDBObjectStore,
  { key, earlier }: Pick<KeptKind, 'key' | 'earlier'>,
): Promise<StoredKept> => ({
  stored: await readSafely(records, key),
  earlier: earlier && (await readSafely(records, earlier.key)),
});

/** Returns the stored statements, merged. Throws KeptRecordUnreadable. */
export const keptStatements = <One extends Statement>(
  kind: KeptKind<One>,
  { stored, earlier }: StoredKept,
): One[] => kind.merge([...(kind.earlier?.read(earlier) ?? []), ...statementsIn(kind, stored)]);

/** Adds statements to a record. Unknown statements stay. Throws KeptRecordUnreadable. */
export const withStatements = (
  kind: KeptKind,
  record: StoredKept,
  statements: readonly Statement[],
) => withOwnStatements(kind, record, [...keptStatements(kind, record), ...statements]);

/** Replaces a record's statements. Unknown statements stay. Throws KeptRecordUnreadable. */
export function withOwnStatements(
  kind: KeptKind,
  { stored }: StoredKept,
  statements: readonly Statement[],
) {
  const unknown = storedStatements(stored).filter((one) => !v.is(kind.schema, one));
  return { shape: SHAPE, notes: [...unknown, ...kind.merge(statements)].slice(-MAX_STATEMENTS) };
}
