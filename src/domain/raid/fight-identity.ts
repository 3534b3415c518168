import { ENCOUNTER_COPY_STEP } from './dungeon-run';
import type { Fight } from './raid';

/** The fields that distinguish two fights with the same number. */
export type FightIdentity = Pick<Fight, 'boss' | 'encounterId' | 'startedAt' | 'endedAt'>;

export const fightIdentity = ({
  boss,
  encounterId,
  startedAt,
  endedAt,
}: FightIdentity): FightIdentity => ({
  boss,
  ...(encounterId !== undefined && { encounterId }),
  startedAt,
  endedAt,
});

/** Whether two fights are the same, whatever their numbers: same boss, overlapping in time. */
export const isSameFight = (one: FightIdentity, other: FightIdentity): boolean =>
  isSameBoss(one, other) && one.startedAt <= other.endedAt && other.startedAt <= one.endedAt;

/** Compares ids if both are known: names differ by language. */
export const isSameBoss = (one: FightIdentity, other: FightIdentity): boolean =>
  one.encounterId !== undefined && other.encounterId !== undefined
    ? one.encounterId % ENCOUNTER_COPY_STEP === other.encounterId % ENCOUNTER_COPY_STEP
    : one.boss === other.boss;
