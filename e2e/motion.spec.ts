import { bossRow, column, players } from './locators';
import { readMotion, watchMotion } from './motion';
import { RAID } from './reports';
import { untilStarted } from './saved';
import { chooseBoss, fetchReport, openReport } from './steps';
import { expect, test } from './test';

const SECOND = 1000;
/**
 * An instant scroll ends with the next frame; a busy machine renders few frames of a smooth one.
 */
const MIN_GLIDE = 100;

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

  test('the summary is animated for a second at each change of the players', async ({ page }) => {
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
    await test.step('the page is at the boss and the players at once', async () => {
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
