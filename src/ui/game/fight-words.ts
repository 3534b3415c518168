import { difficultyText, fightTitlePieces } from '#domain/raid/fight-title';
import type { Attempt, Fight } from '#domain/raid/raid';
import { RAID_TEXTS } from '#texts/raid';

/** The sign before the number of an attempt. */
export const ATTEMPT_SIGN = ' · ';

/** Returns ` · wipe 3, 42 %`. */
export const nthAttemptText = ({
  nth,
  bossPercentage,
}: Pick<Attempt, 'nth' | 'bossPercentage'>): string => RAID_TEXTS.nthAttempt(nth, bossPercentage);

/** Returns ` · wipe 3, 42 %` of an attempt; empty for a kill. */
export const attemptText = (fight: Fight): string =>
  fight.kind === 'attempt' ? nthAttemptText(fight) : '';

/** Returns `wipe 3, 42 %` of an attempt; empty for a kill. */
export const attemptWithoutSign = (fight: Fight): string =>
  attemptText(fight).replace(ATTEMPT_SIGN, '');

/** Returns `Magmaw (Blackwing Descent Heroic)`, of an attempt with its number. */
export const fightTitle = (fight: Fight): string =>
  fightTitlePieces(fight).join('') + attemptText(fight);

/** Returns `Blackwing Descent Heroic`. */
export const zoneText = ({ zone, difficulty }: Pick<Fight, 'zone' | 'difficulty'>): string =>
  [zone, difficultyText(difficulty)].filter(Boolean).join(' ');

/** Returns `Blackwing Descent Heroic`, of an attempt with its number. */
export const placeText = (fight: Fight): string => zoneText(fight) + attemptText(fight);
