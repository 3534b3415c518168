import { SECOND } from '#domain/raid/time';

/** After this, a page that never rests does it all the same. */
const MAX_WAIT = SECOND;

/** Does what nobody waits for once the page has nothing else to do; soon, where a browser cannot say when that is. */
export function whenIdle(work: () => void): void {
  // Safari has none.
  window.requestIdleCallback?.(work, { timeout: MAX_WAIT }) ?? setTimeout(work);
}
