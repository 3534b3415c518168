import { observable } from './observable';

/**
 * Whether the device is online: by the browser, until a response proves it wrong, as behind some
 * VPNs and in virtual machines. Without internet a network can still look online.
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
