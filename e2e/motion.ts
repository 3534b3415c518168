import type { Page } from '@playwright/test';

interface Motion {
  /** Scroll positions in pixels. */
  heights: number[];
  /** Milliseconds of each scroll, from the focus before it. */
  glides: number[];
  /** Milliseconds of each CSS animation, by its style. */
  animations: number[];
}

/** Watches the page that is opened next. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const motion: Motion = { heights: [], glides: [], animations: [] };
    let focusedAt = 0;
    addEventListener('focusin', () => {
      focusedAt = performance.now();
    });
    document.addEventListener('scrollend', () => motion.glides.push(performance.now() - focusedAt));
    Object.assign(window, { motion });
    addEventListener('scroll', () => motion.heights.push(scrollY));
    addEventListener('animationstart', ({ target, animationName }) => {
      // The style tells the duration, as on a busy machine the animation may end before this runs.
      const style = getComputedStyle(target as Element);
      const nth = style.animationName.split(', ').indexOf(animationName);
      motion.animations.push(
        Number.parseFloat(style.animationDuration.split(', ')[nth] ?? '0') * 1000,
      );
    });
  });
}

/** Returns everything since the last navigation. */
export const readMotion = (page: Page): Promise<Motion> =>
  page.evaluate(() => (window as unknown as { motion: Motion }).motion);
