import { FILE_QUERY } from '#routes';
import { incomingFile } from './settings/incoming-file';

/** The Launch Handler API, which only Chromium has. */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void;
}

declare global {
  interface Window {
    launchQueue?: LaunchQueue;
  }
}

/** Listens for files dropped on the page or opened from the system. */
export function listenForFiles(): void {
  window.launchQueue?.setConsumer(async ({ files = [] }) => {
    const [handle] = files;
    if (handle) openInSettings(await handle.getFile());
  });
  // Otherwise the browser would navigate to the file.
  window.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  window.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    openInSettings(file);
  });
}

function openInSettings(file: File): void {
  const { pathname, search, hash } = window.location;
  const isLaunch = new URLSearchParams(search).get('open') === FILE_QUERY.open;
  // Without this, Back or a reload would launch again.
  if (isLaunch) window.history.replaceState(window.history.state, '', pathname + hash);
  incomingFile.set(file);
}
