import { observable } from './observable';

/**
 * Whether the device is online. The browser can be wrong, behind some VPNs and in virtual machines:
 * a response then corrects it. A network without internet can still look online.
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
