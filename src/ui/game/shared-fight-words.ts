import type { SharedAudit } from '#domain/hand-over/shared-audit';
import { fightTitlePieces } from '#domain/raid/fight-title';
import { nthAttemptWords, zoneWords } from './fight-words';

/** Returns ` · wipe 3, 42 %` of an attempt; empty for a kill. */
export const sharedAttemptWords = ({ attempt }: SharedAudit): string =>
  attempt ? nthAttemptWords(attempt) : '';

export const sharedFightTitle = (shared: SharedAudit): string =>
  fightTitlePieces(shared).join('') + sharedAttemptWords(shared);

export const sharedPlaceWords = (shared: SharedAudit): string =>
  zoneWords(shared) + sharedAttemptWords(shared);
