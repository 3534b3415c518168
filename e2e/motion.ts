import type { Page } from '@playwright/test';

/** What moved on a page. */
export interface Motion {
  /** Every height the page stood at while it scrolled. */
  heights: number[];
  /** How long each scrolling took from the focus that came before it to its end, in ms. */
  glides: number[];
  /** How long each CSS animation that started was to last, in ms. */
  animations: number[];
}

/** Watches from the next navigation on what moves. */
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
      // As its style has it: on a busy machine it may be over before this is heard.
      const style = getComputedStyle(target as Element);
      const nth = style.animationName.split(', ').indexOf(animationName);
      motion.animations.push(
        Number.parseFloat(style.animationDuration.split(', ')[nth] ?? '0') * 1000,
      );
    });
  });
}

/** What has moved since the last navigation. */
export const readMotion = (page: Page): Promise<Motion> =>
  page.evaluate(() => (window as unknown as { motion: Motion }).motion);
