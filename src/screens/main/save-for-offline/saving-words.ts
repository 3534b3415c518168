import type { Saving } from '#data/raids/saving-progress';
import { SAVED_TEXTS } from '#texts/saved';

/** Describes progress without counting icons, as it is read aloud. */
export function describeSaving({ phase, done, total, pause }: Saving): string {
  if (pause !== undefined) return SAVED_TEXTS.pausing(pause);
  if (phase === 'pulls') return SAVED_TEXTS.savingPulls(done, total);
  return phase === 'kills' ? SAVED_TEXTS.savingKills(done, total) : SAVED_TEXTS.savingIcons;
}
