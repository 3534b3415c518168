import { observable } from './observable';

/**
 * Whether the page was left; it may return from the back/forward cache. Leaving ends open
 * transactions, which would block every other page. A cached page misses all events, so everything
 * that may have changed is read again when it returns.
 */
const isAway = observable(false);

/** Calls `end` whenever the page is left or closed, until the returned function is called. */
export const watchLeaving = (end: () => void): (() => void) =>
  isAway.subscribe(() => isAway.get() && end());

/** Calls `renew` whenever the page returns, until the returned function is called. */
export const watchReturn = (renew: () => void): (() => void) =>
  isAway.subscribe(() => isAway.get() || renew());

/** Resolves once the page is not away: at once unless it was left. */
export const untilReturned = (): Promise<void> =>
  isAway.get()
    ? new Promise((resolve) => {
        const stop = watchReturn(() => {
          stop();
          resolve();
        });
      })
    : Promise.resolve();

/** Starts following whether the page was left. `main.tsx` calls it before anything renders. */
export function followPageVisits(): void {
  window.addEventListener('pagehide', () => isAway.set(true));
  window.addEventListener('pageshow', ({ persisted }) => {
    // The first event belongs to the load, unless the page was left before this script ran.
    if (isAway.get() || persisted) isAway.set(false);
  });
}
