import { useObservable } from '#data/use-observable';
import { installOffer } from './install-offer';

declare global {
  interface Navigator {
    /** Safari on iOS only: whether the page was opened from the home screen. */
    readonly standalone?: boolean;
  }
}

/** What installs the app, once the browser has offered it and until it is taken up. */
export function useInstall(): (() => void) | undefined {
  const offered = useObservable(installOffer);
  if (!offered) return undefined;
  return () => {
    installOffer.set(undefined);
    void offered.prompt();
  };
}

/** Whether only a person's own hand can put the app on the home screen: iOS makes no offer. */
export function isAddedByHand(
  { userAgent, standalone }: Pick<Navigator, 'userAgent' | 'standalone'>,
  isInOwnWindow: boolean,
): boolean {
  const isInBrowser = !isInOwnWindow && standalone !== true;
  return isInBrowser && (standalone === false || /iPhone|iPad|iPod/.test(userAgent));
}
