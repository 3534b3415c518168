import { observable } from './observable';

/**
 * Whether the device is online: what the browser says, until a response shows that it is wrong, as
 * some are behind a VPN or in a virtual machine. A dead network can look online.
 */
export const online = observable(true);

export function followConnection(): void {
  online.set(navigator.onLine);
  window.addEventListener('online', () => online.set(true));
  window.addEventListener('offline', () => online.set(false));
}

export function noteConnection(): void {
  if (!online.get()) online.set(true);
}
