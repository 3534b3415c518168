import { awaitFeature } from '#data/browser-features';
import { useObservable } from '#data/use-observable';
import { installOffer } from './install-offer';

declare global {
  interface Navigator {
    /** Safari on iOS: whether the page was opened from the home screen. */
    readonly standalone?: boolean;
  }
}

/** Returns a function that installs the app; undefined while the browser does not offer it. */
export function useInstall(): (() => void) | undefined {
  const offered = useObservable(installOffer);
  if (!offered) return undefined;
  return () => {
    installOffer.set(undefined);
    void awaitFeature(() => offered.prompt());
  };
}

export const isInstalled = (): boolean =>
  navigator.standalone === true || window.matchMedia('(display-mode: standalone)').matches;

export const isAddedByHand = (): boolean =>
  !isInstalled() &&
  (navigator.standalone === false || /iPhone|iPad|iPod/.test(navigator.userAgent));
