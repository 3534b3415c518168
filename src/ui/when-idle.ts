import { SECOND } from '#domain/raid/time';

/** A page that is never idle runs it then. */
const MAX_WAIT = SECOND;

export function whenIdle(work: () => void): void {
  // Safari lacks requestIdleCallback.
  window.requestIdleCallback?.(work, { timeout: MAX_WAIT }) ?? setTimeout(work);
}
