import { describeDifficulty, fightTitlePieces } from '#domain/raid/fight-title';
import type { Attempt, Fight } from '#domain/raid/raid';
import { RAID_TEXTS } from '#texts/raid';

/** Returns ` · wipe 3, 42 %`. */
export const nthAttemptWords = ({
  nth,
  bossPercentage,
}: Pick<Attempt, 'nth' | 'bossPercentage'>): string => RAID_TEXTS.nthAttempt(nth, bossPercentage);

/** Returns ` · wipe 3, 42 %` of an attempt; empty for a kill. */
export const attemptWords = (fight: Fight): string =>
  fight.kind === 'attempt' ? nthAttemptWords(fight) : '';

/** Returns `Magmaw (Blackwing Descent Heroic)`, of an attempt with its number. */
export const fightTitle = (fight: Fight): string =>
  fightTitlePieces(fight).join('') + attemptWords(fight);

/** Returns `Blackwing Descent Heroic`. */
export const zoneWords = ({ zone, difficulty }: Pick<Fight, 'zone' | 'difficulty'>): string =>
  [zone, describeDifficulty(difficulty)].filter(Boolean).join(' ');

/** Returns `Blackwing Descent Heroic`, of an attempt with its number. */
export const placeWords = (fight: Fight): string => zoneWords(fight) + attemptWords(fight);
