/** What browsers measure for web vitals; each knows only some. */
const MEASURED = ['navigation', 'paint', 'largest-contentful-paint', 'layout-shift', 'event'];

/**
 * Passes a visit's web vitals to a target; the app has none. See docs/specification.md. In a chunk
 * of its own to load late, and not named after its purpose: content blockers would refuse it.
 */
export function reportWebVitals(target?: (measured: PerformanceEntry) => void): void {
  if (!target) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(target));
  for (const type of MEASURED) observer.observe({ type, buffered: true });
}
