import * as v from 'valibot';
import type { SharedAudit, SharedHead } from '#domain/share/shared-fight';

/** The shape of a saved shared result. A change of its schema raises it, and adds an upgrade. */
export const SHARED_AUDIT_SHAPE = 1;

/** The most characters of a fragment: ten times those of a raid of 25. */
export const MAX_FRAGMENT = 20_000;

export const StoredFragment = v.pipe(v.string(), v.maxLength(MAX_FRAGMENT));

/** A saved shared result: its link's fragment. */
export const StoredSharedAudit = v.object({
  kind: v.literal('judgement'),
  shape: v.literal(SHARED_AUDIT_SHAPE),
  savedAt: v.number(),
  fragment: StoredFragment,
});

export type StoredSharedAudit = v.InferOutput<typeof StoredSharedAudit>;

/** Prefix of the keys, named by the first release. */
const PREFIX = 'judgement-';

/** Returns a shared result's key. Older keys have no checksum; those of nights have no fight. */
export const sharedAuditKey = (
  { code, fight, judgedAt }: SharedHead & Partial<Pick<SharedAudit, 'fight'>>,
  checksum: string,
): string => PREFIX + JSON.stringify([code, fight ?? 'night', judgedAt, checksum]);

export const isSharedAuditKey = (key: IDBValidKey): boolean => `${key}`.startsWith(PREFIX);

export const sharedAuditRange = (): IDBKeyRange => IDBKeyRange.bound(`${PREFIX}[`, `${PREFIX}]`);
