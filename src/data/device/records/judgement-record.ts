import * as v from 'valibot';
import type { SharedJudgement } from '#domain/hand-over/shared-judgement';

/**
 * The shape of a saved shared result. Raise it with any change of the schema, and add an upgrade.
 */
export const JUDGEMENT_SHAPE = 1;

/**
 * A saved shared result: the fragment of its link, which has a version of its own and is read as an
 * address is.
 */
export const StoredJudgement = v.object({
  kind: v.literal('judgement'),
  shape: v.literal(JUDGEMENT_SHAPE),
  savedAt: v.number(),
  fragment: v.string(),
});

export type StoredJudgement = v.InferOutput<typeof StoredJudgement>;

export const judgementRecord = (fragment: string, savedAt: number): StoredJudgement => ({
  kind: 'judgement',
  shape: JUDGEMENT_SHAPE,
  savedAt,
  fragment,
});

const PREFIX = 'judgement-';

/**
 * Returns the key of a shared result. Links made at the same time can differ in their players, so
 * its checksum is part of it; older records have keys without one.
 */
export const judgementKey = (
  { code, fight, judgedAt }: SharedJudgement,
  checksum: string,
): string => PREFIX + JSON.stringify([code, fight, judgedAt, checksum]);

export const isJudgementKey = (key: IDBValidKey): boolean => `${key}`.startsWith(PREFIX);

export const judgementRange = (): IDBKeyRange => IDBKeyRange.bound(`${PREFIX}[`, `${PREFIX}]`);
