import type { Page } from '@playwright/test';

/** What moved on a page. */
export interface Motion {
  /** Every height the page stood at while it scrolled. */
  heights: number[];
  /** How long each CSS animation that started was to last, in ms. */
  animations: number[];
}

/** Watches from the next navigation on what moves. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const motion: Motion = { heights: [], animations: [] };
    Object.assign(window, { motion });
    addEventListener('scroll', () => motion.heights.push(scrollY));
    addEventListener('animationstart', ({ target, animationName }) => {
      const running = (target as Element).getAnimations() as CSSAnimation[];
      const started = running.find((animation) => animation.animationName === animationName);
      motion.animations.push(Number(started?.effect?.getComputedTiming().duration ?? 0));
    });
  });
}

/** What has moved since the last navigation. */
export const readMotion = (page: Page): Promise<Motion> =>
  page.evaluate(() => (window as unknown as { motion: Motion }).motion);
