import { observable } from '#data/observable';

/** Chromium's offer to install the app. It can be taken up once. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

/** What the browser offers, until it is taken up. */
export const installOffer = observable<InstallOffer | undefined>(undefined);

/** Starts to listen. To be called while the page loads: the browser makes its offer once, and may do so right then. */
export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The app's own button makes the offer instead of the browser's bar.
    event.preventDefault();
    installOffer.set(event);
  });
  window.addEventListener('appinstalled', () => installOffer.set(undefined));
}
