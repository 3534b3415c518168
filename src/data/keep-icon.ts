const LONGEST_WAIT = 30_000;

/**
 * Has an item icon kept for offline, and tells whether it could be had.
 *
 * The service worker keeps it and says so. Where none serves the page, the icon is loaded as a
 * picture, and how long it stays is the browser's affair.
 */
export function keepIcon(address: string): Promise<boolean> {
  const worker = navigator.serviceWorker?.controller;
  return withinTime(worker ? askWorker(worker, address) : load(address));
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

/** A worker that was stopped in between never answers. */
const withinTime = (answer: Promise<boolean>): Promise<boolean> =>
  Promise.race([
    answer,
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), LONGEST_WAIT)),
  ]);
