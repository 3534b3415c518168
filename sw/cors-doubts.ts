/** One failure may be a missing icon whose error page lacks the CORS header. */
const ENOUGH = 3;

/**
 * Hosts that may refuse CORS, for this run of the worker: a host that starts to allow it is trusted
 * at the next start.
 */
export function corsDoubts() {
  const refusals = new Map<string, number>();
  const refusalsOf = (origin: string) => refusals.get(origin) ?? 0;
  return {
    /** Ends all doubt about a host. */
    noteAllowed: (origin: string): void => void refusals.set(origin, Number.NEGATIVE_INFINITY),
    noteRefused: (origin: string): void => void refusals.set(origin, refusalsOf(origin) + 1),
    allows: (origin: string): boolean => refusalsOf(origin) < 0,
    refuses: (origin: string): boolean => refusalsOf(origin) >= ENOUGH,
  };
}
