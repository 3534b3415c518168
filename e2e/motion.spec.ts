import type { Page } from '@playwright/test';
import { bossRow, column, players } from './locators';
import { RAID } from './reports';
import { untilStarted } from './saved';
import { chooseBoss, fetchReport, openReport } from './steps';
import { expect, test } from './test';

const SECOND = 1000;
/**
 * An instant scroll ends with the next frame. A busy machine renders few frames of a smooth scroll.
 */
const MIN_GLIDE = 100;

interface Motion {
  /** Scroll positions in pixels. */
  heights: number[];
  /** Milliseconds of each scroll. The time begins with the focus before the scroll. */
  glides: number[];
  /** Milliseconds of each CSS animation, by its style. */
  animations: number[];
}

/** Watches the page that is opened next. */
async function watchMotion(page: Page): Promise<void> {
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
      // The style tells the duration: on a busy machine the animation may end before this runs.
      const style = getComputedStyle(target as Element);
      const nth = style.animationName.split(', ').indexOf(animationName);
      motion.animations.push(
        Number.parseFloat(style.animationDuration.split(', ')[nth] ?? '0') * 1000,
      );
    });
  });
}

/** Returns everything since the last navigation. */
const readMotion = (page: Page): Promise<Motion> =>
  page.evaluate(() => (window as unknown as { motion: Motion }).motion);

test.use({ viewport: { width: 800, height: 480 } });
test.beforeEach(({ page }) => watchMotion(page));

test.describe('default motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the page scrolls smoothly to the boss list, then to the players', async ({ page }) => {
    await openReport(page, RAID);
    await expect(bossRow(page, "Al'Akir")).toBeInViewport();
    const glides = async () =>
      (await readMotion(page)).glides.filter((length) => length > MIN_GLIDE).length;
    await expect.poll(glides).toBe(1);

    // Playwright's own click scrolls too.
    await bossRow(page, 'Conclave of Wind').dispatchEvent('click');
    await expect(players(page)).toBeInViewport({ ratio: 0.2 });
    await expect.poll(glides).toBe(2);
  });

  test('the summary is animated for a second when the players change', async ({ page }) => {
    const secondsPlayed = async () =>
      (await readMotion(page)).animations.filter((length) => length === SECOND).length;
    await page.goto('./');
    await untilStarted(page);
    expect(await secondsPlayed()).toBe(0);

    await fetchReport(page, RAID);
    await expect(column(page, 'PASSED')).toContainText('Elsifer');
    await expect.poll(secondsPlayed).toBeGreaterThan(0);

    const before = await secondsPlayed();
    await chooseBoss(page, 'Magmaw');
    await expect(column(page, 'PASSED')).toContainText('Grimtusk');
    await expect.poll(secondsPlayed).toBeGreaterThan(before);
  });
});

test.describe('reduced motion', () => {
  test('with reduced motion nothing is animated', async ({ page }) => {
    await test.step('the page jumps to the boss and the players without scrolling', async () => {
      await openReport(page, RAID);
      await expect(bossRow(page, "Al'Akir")).toBeInViewport();
      await chooseBoss(page, 'Conclave of Wind');
      await expect(column(page, 'PASSED')).toContainText('Elsifer');
      await expect(players(page)).toBeInViewport({ ratio: 0.2 });
    });

    await test.step('the summary is not animated', async () => {
      const { heights, animations } = await readMotion(page);
      expect(new Set(heights).size).toBeLessThanOrEqual(3);
      expect(animations).not.toContain(SECOND);
    });
  });
});
