import { storeText } from '../browser-features';

/** The key that tells the first frame of the next visit whether raids are saved. */
export const HAS_RAIDS_KEY = 'ready-check-back';

/** Stores whether raids are saved. If so, home hides its words for newcomers. */
export function storeRaidsFlag(hasRaids: boolean, isHome: boolean): void {
  if (isHome) document.documentElement.toggleAttribute('data-back', hasRaids);
  storeText('localStorage', HAS_RAIDS_KEY, hasRaids ? 'yes' : undefined);
}
