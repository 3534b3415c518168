import { observable } from '#data/observable';

/** Chromium's `beforeinstallprompt`. It can be used once. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

export const installOffer = observable<InstallOffer | undefined>(undefined);

/** Call it while the page loads: the event fires once and early. */
export function listenForInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Replaces the browser's bar by our button.
    event.preventDefault();
    installOffer.set(event);
  });
  window.addEventListener('appinstalled', () => installOffer.set(undefined));
}
