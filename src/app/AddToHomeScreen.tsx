import { INSTALL_TEXTS } from '#texts/install';
import { isAddedByHand } from './install';

/**
 * Says how the app is installed where the browser does not offer it.
 *
 * On iOS more depends on it than elsewhere: what a page stores, Safari deletes after seven days of use without a visit;
 * an app on the home screen is spared.
 */
export function AddToHomeScreen() {
  const isInOwnWindow = window.matchMedia('(display-mode: standalone)').matches;
  if (!isAddedByHand(navigator, isInOwnWindow)) return null;
  return <p className="page small text-body-secondary my-2">{INSTALL_TEXTS.addToHomeScreen}</p>;
}
