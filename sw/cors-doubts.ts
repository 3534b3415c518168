/** The number of failures after which a host is doubted. Fewer may be error pages without CORS. */
const FAILURES_TO_DOUBT = 3;

/** Notes hosts that refused CORS until the worker restarts: they may allow it later. */
export function corsDoubts() {
  const refusals = new Map<string, number>();
  const refusalsOf = (origin: string) => refusals.get(origin) ?? 0;
  return {
    /** Ends all doubt about a host. */
    noteAllowed: (origin: string): void => void refusals.set(origin, Number.NEGATIVE_INFINITY),
    noteRefused: (origin: string): void => void refusals.set(origin, refusalsOf(origin) + 1),
    allows: (origin: string): boolean => refusalsOf(origin) < 0,
    refuses: (origin: string): boolean => refusalsOf(origin) >= FAILURES_TO_DOUBT,
  };
}
