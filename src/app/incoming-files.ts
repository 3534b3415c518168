import { observable } from '#data/observable';
import { dialogLink, FILE_QUERY } from '#routes';

/** What the system opens the installed app with. Source: the Launch Handler API, which only Chromium has. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void;
}

declare global {
  interface Window {
    launchQueue?: LaunchQueue;
  }
}

/** A file that came by itself, dropped on the page or opened in the app, until the settings take it. */
export const incomingFile = observable<File | undefined>(undefined);

/** Takes files that are dropped anywhere on the page or opened from the system: the settings show what they bring. */
export function listenForFiles(): void {
  window.launchQueue?.setConsumer(async ({ files = [] }) => {
    const [handle] = files;
    if (handle) show(await handle.getFile());
  });
  // Without this the browser would leave the app for the file.
  window.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  window.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    show(file);
  });
}

function show(file: File): void {
  incomingFile.set(file);
  const { pathname, search, hash } = window.location;
  const isLaunch = new URLSearchParams(search).get('open') === FILE_QUERY.open;
  // What opened the file is no address to return to.
  if (isLaunch) window.history.replaceState(window.history.state, '', pathname + hash);
  window.location.hash = dialogLink('settings', '').hash;
}
