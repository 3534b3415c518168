import { describeDifficulty } from '#domain/raid/fight-title';
import type { Fight } from '#domain/raid/raid';
import { RAID_TEXTS } from '#texts/raid';

/** Returns ` · wipe 3, 42 %` of an attempt; empty for a kill. */
export const attemptWords = (fight: Fight): string =>
  fight.kind === 'attempt' ? RAID_TEXTS.nthAttempt(fight.nth, fight.bossPercentage) : '';

/** Returns `Blackwing Descent Heroic`, of an attempt with its number. */
export const placeWords = (fight: Fight): string =>
  [fight.zone, describeDifficulty(fight.difficulty)].filter(Boolean).join(' ') +
  attemptWords(fight);
