import type { Metric } from 'web-vitals';
import { loadChunk } from '#data/load-chunk';

/** Loads nothing without a target, and the app has none. See docs/specification.md. */
export async function reportWebVitals(target?: (metric: Metric) => void): Promise<void> {
  if (!target) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await loadChunk(
    'web-vitals',
    () => import('web-vitals'),
  );
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(target);
}
