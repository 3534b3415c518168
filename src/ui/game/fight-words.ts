import type { SharedAudit } from '#domain/hand-over/shared-audit';
import { describeDifficulty, fightTitlePieces } from '#domain/raid/fight-title';
import type { Attempt, Fight } from '#domain/raid/raid';
import { RAID_TEXTS } from '#texts/raid';

const wordsOf = ({ nth, bossPercentage }: Pick<Attempt, 'nth' | 'bossPercentage'>): string =>
  RAID_TEXTS.nthAttempt(nth, bossPercentage);

/** Returns ` · wipe 3, 42 %` of an attempt; empty for a kill. */
export const attemptWords = (fight: Fight): string =>
  fight.kind === 'attempt' ? wordsOf(fight) : '';

/** Returns `Magmaw (Blackwing Descent Heroic)`, of an attempt with its number. */
export const fightTitle = (fight: Fight): string =>
  fightTitlePieces(fight).join('') + attemptWords(fight);

/** Returns what attemptWords does, of a shared result. */
export const sharedAttemptWords = ({ attempt }: SharedAudit): string =>
  attempt ? wordsOf(attempt) : '';

export const sharedFightTitle = (shared: SharedAudit): string =>
  fightTitlePieces(shared).join('') + sharedAttemptWords(shared);

/** Returns `Blackwing Descent Heroic`. */
export const zoneWords = ({ zone, difficulty }: Pick<Fight, 'zone' | 'difficulty'>): string =>
  [zone, describeDifficulty(difficulty)].filter(Boolean).join(' ');

/** Returns the same, of an attempt with its number. */
export const placeWords = (fight: Fight): string => zoneWords(fight) + attemptWords(fight);

export const sharedPlaceWords = (shared: SharedAudit): string =>
  zoneWords(shared) + sharedAttemptWords(shared);
