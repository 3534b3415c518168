/** What browsers measure for web vitals; each knows only some. */
const MEASURED = ['navigation', 'paint', 'largest-contentful-paint', 'layout-shift', 'event'];

/** Passes a visit's web vitals to a target; the app has none. See docs/specification.md. */
export function reportWebVitals(target?: (measured: PerformanceEntry) => void): void {
  if (!target) return;
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(target));
  for (const type of MEASURED) observer.observe({ type, buffered: true });
}
