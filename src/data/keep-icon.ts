import { deadline } from './deadline';

const MAX_WAIT = 30_000;

/**
 * Has an item icon kept for offline, and tells whether it could be had.
 *
 * The service worker keeps it and says so. Where none serves the page, the icon is loaded as a
 * picture, and how long it stays is the browser's affair.
 */
export function keepIcon(address: string): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller;
  const answer = worker ? askWorker(worker, address) : load(address);
  // A worker that was stopped in between never answers.
  return deadline(answer, MAX_WAIT, () => false);
}

/** See the `KEEP_ICON` message in sw/sw.ts. */
function askWorker(worker: ServiceWorker, url: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    worker.postMessage({ type: 'KEEP_ICON', url }, [port2]);
  });
}

function load(address: string): Promise<boolean> {
  const icon = new Image();
  return new Promise((resolve) => {
    icon.onload = () => resolve(true);
    icon.onerror = () => resolve(false);
    icon.src = address;
  });
}
