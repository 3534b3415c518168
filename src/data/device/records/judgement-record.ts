import * as v from 'valibot';
import type { SharedJudgement } from '#domain/hand-over/shared-judgement';

/** The shape of a saved judgement's record. Raise it with any change of the schema, and say how older ones come up. */
export const JUDGEMENT_SHAPE = 1;

/**
 * A judgement that somebody shared, as it is saved: the fragment of its link, which has a version of its own and
 * is read from the device by the same border as from an address.
 */
export const StoredJudgement = v.object({
  kind: v.literal('judgement'),
  shape: v.literal(JUDGEMENT_SHAPE),
  /** Epoch milliseconds. */
  savedAt: v.number(),
  fragment: v.string(),
});

/** A saved judgement, as it lies on the device. */
export type StoredJudgement = v.InferOutput<typeof StoredJudgement>;

/** The record of a fragment. */
export const judgementRecord = (fragment: string, savedAt: number): StoredJudgement => ({
  kind: 'judgement',
  shape: JUDGEMENT_SHAPE,
  savedAt,
  fragment,
});

const PREFIX = 'judgement-';

/**
 * The key of a judgement. Two links made at one time can differ in their players, so its checksum is part of it.
 * Records of earlier versions lie at keys without one.
 */
export const judgementKey = (
  { code, fight, judgedAt }: SharedJudgement,
  checksum: string,
): string => PREFIX + JSON.stringify([code, fight, judgedAt, checksum]);

/** Whether a judgement lies at a key. */
export const isJudgementKey = (key: IDBValidKey): boolean => `${key}`.startsWith(PREFIX);

/** The keys of all judgements. */
export const judgementRange = (): IDBKeyRange => IDBKeyRange.bound(`${PREFIX}[`, `${PREFIX}]`);
