import { observable } from './observable';

/**
 * The page goes and may come back from the back/forward cache. Open transactions
 * end when it goes, since a cached page would block those of every other page. It misses all events
 * meanwhile, so everything that may have changed is read again when it returns.
 */
const isAway = observable(false);

/** Calls a function whenever the page is left or closed. Returns a function that stops it. */
export const onLeaving = (end: () => void): (() => void) =>
  isAway.subscribe(() => isAway.get() && end());

/** Calls a function whenever the page returns after it was left. Returns a function that stops it. */
export const onReturning = (renew: () => void): (() => void) =>
  isAway.subscribe(() => isAway.get() || renew());

/** Resolves once the page is there: at once unless it was left. */
export const untilReturned = (): Promise<void> =>
  isAway.get()
    ? new Promise((resolve) => {
        const stop = onReturning(() => {
          stop();
          resolve();
        });
      })
    : Promise.resolve();

/** Follows whether the page is there. `main.tsx` calls it before anything renders. */
export function followPage(): void {
  window.addEventListener('pagehide', () => isAway.set(true));
  window.addEventListener('pageshow', ({ persisted }) => {
    // The first one follows a load, unless this script missed that a cached page was left.
    if (isAway.get() || persisted) isAway.set(false);
  });
}
