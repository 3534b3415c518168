import { storeText } from '../browser-features';

/** Whether raids are saved, stored for the first frame of the next visit. */
export const HAS_RAIDS_KEY = 'ready-check-back';

/** Marks the home page for whoever has raids: it then shows no words for newcomers. */
export function storeHasRaids(hasRaids: boolean, isHome: boolean): void {
  if (isHome) document.documentElement.toggleAttribute('data-back', hasRaids);
  storeText('localStorage', HAS_RAIDS_KEY, hasRaids ? 'yes' : undefined);
}
