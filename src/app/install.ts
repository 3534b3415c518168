import { observable } from '#data/observable';
import { useObservable } from '#data/use-observable';

/** Chromium's offer to install the app. It can be taken up once. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
  interface Navigator {
    /** Safari on iOS only: whether the page was opened from the home screen. */
    readonly standalone?: boolean;
  }
}

const offer = observable<InstallOffer | undefined>(undefined);

/** Starts to listen. To be called before anything is drawn: the browser makes its offer once. */
export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The app's own button makes the offer instead of the browser's bar.
    event.preventDefault();
    offer.set(event);
  });
  window.addEventListener('appinstalled', () => offer.set(undefined));
}

/** What installs the app, once the browser has offered it and until it is taken up. */
export function useInstall(): (() => void) | undefined {
  const offered = useObservable(offer);
  if (!offered) return undefined;
  return () => {
    offer.set(undefined);
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
