import * as v from 'valibot';
import type { SharedFight, SharedHead } from '#domain/share/shared-fight';

/** The shape of a saved shared result. A change of its schema raises it, and adds an upgrade. */
export const SHARED_RESULT_SHAPE = 1;

/** The most characters of a fragment: ten times as many as a raid of 25 needs. */
export const MAX_FRAGMENT_LENGTH = 20_000;

export const StoredFragment = v.pipe(v.string(), v.maxLength(MAX_FRAGMENT_LENGTH));

/** A saved shared result: its link's fragment. */
export const StoredSharedResult = v.object({
  kind: v.literal('judgement'),
  shape: v.literal(SHARED_RESULT_SHAPE),
  savedAt: v.number(),
  fragment: StoredFragment,
});

export type StoredSharedResult = v.InferOutput<typeof StoredSharedResult>;

/** Prefix of the keys, named by the first release. */
const PREFIX = 'judgement-';

/** Returns a shared result's key. Older keys have no checksum, and keys of nights have no fight. */
export const sharedResultKey = (
  { code, fight, judgedAt }: SharedHead & Partial<Pick<SharedFight, 'fight'>>,
  checksum: string,
): string => PREFIX + JSON.stringify([code, fight ?? 'night', judgedAt, checksum]);

export const isSharedResultKey = (key: IDBValidKey): boolean => `${key}`.startsWith(PREFIX);

export const sharedResultRange = (): IDBKeyRange => IDBKeyRange.bound(`${PREFIX}[`, `${PREFIX}]`);
