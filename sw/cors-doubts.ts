/** One failure may be a missing icon whose error page lacks the CORS header; a host that refuses fails every time. */
const ENOUGH = 3;

/**
 * What this run of the worker has learnt of the hosts that may refuse CORS.
 *
 * Not saved: a host that starts to allow it is believed with the worker's next start, half a minute after the last use.
 */
export function corsDoubts() {
  const refusals = new Map<string, number>();
  const refusalsOf = (origin: string) => refusals.get(origin) ?? 0;
  return {
    /** A host that allowed it once is beyond doubt. */
    noteAllowed: (origin: string): void => void refusals.set(origin, Number.NEGATIVE_INFINITY),
    noteRefused: (origin: string): void => void refusals.set(origin, refusalsOf(origin) + 1),
    allows: (origin: string): boolean => refusalsOf(origin) < 0,
    refuses: (origin: string): boolean => refusalsOf(origin) >= ENOUGH,
  };
}
