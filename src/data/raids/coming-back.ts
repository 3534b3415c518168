import { storeText } from '../browser-features';

/** Whether raids are saved, stored for the first frame of the next visit. */
export const BACK_KEY = 'ready-check-back';

/** Marks the home page for whoever has raids: it then shows no words for newcomers. */
export function storeHasRaids(hasRaids: boolean, isHome: boolean): void {
  if (isHome) document.documentElement.toggleAttribute('data-back', hasRaids);
  storeText('localStorage', BACK_KEY, hasRaids ? 'yes' : undefined);
}
