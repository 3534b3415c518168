import * as v from 'valibot';
import type { SharedJudgement } from '#domain/hand-over/shared-judgement';

/** The shape of a saved shared result. A changed schema needs a new one, and an upgrade. */
export const JUDGEMENT_SHAPE = 1;

/** A saved shared result: the fragment of its link. */
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

/** Returns a shared result's key: time and checksum. Older keys have no checksum. */
export const judgementKey = (
  { code, fight, judgedAt }: SharedJudgement,
  checksum: string,
): string => PREFIX + JSON.stringify([code, fight, judgedAt, checksum]);

export const isJudgementKey = (key: IDBValidKey): boolean => `${key}`.startsWith(PREFIX);

export const judgementRange = (): IDBKeyRange => IDBKeyRange.bound(`${PREFIX}[`, `${PREFIX}]`);
