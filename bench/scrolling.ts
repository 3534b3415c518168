import type { Page } from '@playwright/test';

const FRAMES = 60;
const PIXELS_A_FRAME = 20;

const STEADY_FRAMES = 20;
const MAX_STEADY_MS = 40;

/** Waits until a page has nothing more to do by itself: so many frames in a row come in time. */
export const untilSteady = (tab: Page): Promise<void> =>
  tab.evaluate(
    async ([count, maxMs]) => {
      const nextFrame = () => new Promise<number>(requestAnimationFrame);
      let last = await nextFrame();
      for (let inTime = 0; inTime < count; ) {
        const now = await nextFrame();
        inTime = now - last <= maxMs ? inTime + 1 : 0;
        last = now;
      }
    },
    [STEADY_FRAMES, MAX_STEADY_MS] as const,
  );

/** Scrolls the page and what a selector finds. Milliseconds from each frame to the next, the quickest first. */
export const scroll = (tab: Page, selector: string): Promise<number[]> =>
  tab.evaluate(
    async ([box, count, pixels]) => {
      const nextFrame = () => new Promise<number>(requestAnimationFrame);
      const took: number[] = [];
      let last = await nextFrame();
      for (let frame = 0; frame < count; frame++) {
        document.querySelector(box)?.scrollBy(pixels, pixels);
        window.scrollBy(0, pixels);
        const now = await nextFrame();
        took.push(now - last);
        last = now;
      }
      return took.sort((one, other) => one - other);
    },
    [selector, FRAMES, PIXELS_A_FRAME] as const,
  );

/** What the slowest tenth of the frames took, on average. */
export function slowestTenth(frames: readonly number[]): number {
  const slowest = frames.slice(-Math.ceil(frames.length / 10));
  return slowest.reduce((sum, took) => sum + took, 0) / slowest.length;
}
