import { fightTitlePieces } from '#domain/raid/fight-title';
import type { SharedFight } from '#domain/share/shared-fight';
import { nthAttemptText, zoneText } from './fight-words';

/** Returns ` · wipe 3, 42 %` of an attempt; empty for a kill. */
export const sharedAttemptText = ({ attempt }: SharedFight): string =>
  attempt ? nthAttemptText(attempt) : '';

export const sharedFightTitle = (shared: SharedFight): string =>
  fightTitlePieces(shared).join('') + sharedAttemptText(shared);

export const sharedPlaceText = (shared: SharedFight): string =>
  zoneText(shared) + sharedAttemptText(shared);
