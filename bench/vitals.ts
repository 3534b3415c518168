import type { Page } from '@playwright/test';

interface Vitals {
  /** Milliseconds from each key, click or tap to the next paint, in steps of 8. */
  interactions: number[];
  /** Milliseconds of each task longer than 50. */
  longTasks: number[];
}

type WindowWithVitals = { vitals: Vitals };

/** Runs in each page before its own scripts. */
export function watchVitals(): void {
  const vitals: Vitals = { interactions: [], longTasks: [] };
  Object.assign(window, { vitals });

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId > 0) vitals.interactions.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) vitals.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => (window as unknown as WindowWithVitals).vitals);

/** Returns Interaction to Next Paint, which in a short visit is the slowest interaction. */
export const slowestInteraction = ({ interactions }: Vitals): number => Math.max(...interactions);

/** Milliseconds of a task that users do not notice. */
const UNNOTICED_TIME = 50;

/** Returns Total Blocking Time: the milliseconds by which long tasks exceed `UNNOTICED_TIME`. */
export const blockingTime = ({ longTasks }: Vitals): number =>
  longTasks.reduce((sum, duration) => sum + duration - UNNOTICED_TIME, 0);
