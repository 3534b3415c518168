import type { Page } from '@playwright/test';
import { LANGUAGES } from '../src/domain/language';
import { EARLIER_CODE, earlierRaid } from './earlier-raid';
import { cutCells, cutTexts, lookAtEachView, unreachableControls } from './layout';
import { bossRows, players } from './locators';
import { RAID } from './reports';
import { openSeason, playerLink } from './season';
import { saveSeason } from './season-saved';
import { chooseElsewhere, sayOnline } from './steps';
import { expect, test } from './test';
import { overflowingElements } from './too-wide';

const SIZES = [
  // A wide phone, the narrowest window with rail and pane, and the two commonest laptops.
  ...[500, 1200, 1280, 1366].map((width) => ({ width, height: 768 })),
  // A desktop at 400 %, and a phone on its side.
  { width: 320, height: 256 },
  { width: 844, height: 390 },
];

/** A tablet, upright also beside another scroll bar, and on its side. */
const TABLETS = [
  { width: 753, height: 1024 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
];

/**
 * Returns how much wider the gear board or the night is than its box, unless details cover a part
 * of it.
 */
const boardExcess = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const box = document.querySelector('section:has(> table)');
    const view = new URL(location.href).searchParams.get('view') ?? '';
    return box && ['board', 'night'].includes(view) && !location.search.includes('player')
      ? box.scrollWidth - box.clientWidth
      : 0;
  });

test('with scroll bars nothing is cut or covered in any view', async ({ page, logSite }) => {
  logSite.reports.set(EARLIER_CODE, earlierRaid());
  await lookAtEachView(page, SIZES, async ({ width, height }) => {
    const where = `${width}×${height}`;
    await expect.poll(() => overflowingElements(page), where).toEqual([]);
    expect.soft(await cutTexts(page), where).toEqual([]);
    // The player's details become a dialog once the page notices its narrow width.
    await expect.poll(() => unreachableControls(page), where).toEqual([]);
    if (width >= 1280) expect.soft(await boardExcess(page), where).toBe(0);
  });
});

test('on a phone the top bar has one line in every language', async ({ page, context }) => {
  const bar = page.getByRole('banner');
  const expectOneLine = async (where: string, widths: readonly number[]) => {
    for (const language of LANGUAGES) {
      await chooseElsewhere(page, { language });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 640 });
        const what = `${where} in ${language} at ${width}`;
        await expect.soft(bar, what).toHaveCSS('height', '48px', { timeout: 2000 });
        expect.soft(await overflowingElements(page), what).toEqual([]);
      }
    }
  };
  for (const address of ['./', './season', './tonight']) {
    await page.goto(address);
    await expect(page.locator('#first-page')).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expectOneLine(address, [320]);
  }
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  await expect(bar.getByRole('button')).toBeVisible();
  await expectOneLine('Install', [360, 390, 412, 600]);
  await sayOnline(context, false);
  await expect(bar.getByRole('status')).toBeVisible();
  await expectOneLine('Offline', [360, 390, 412, 600]);
});

test('on tablets six evenings of a season fit in every language', async ({ page }) => {
  await saveSeason(page);
  await openSeason(page);
  const box = page.locator('section:has(> table)');
  for (const language of LANGUAGES) {
    await chooseElsewhere(page, { language });
    for (const size of TABLETS) {
      await page.setViewportSize(size);
      const where = `${language} at ${size.width}`;
      expect.soft(await box.evaluate(cutCells), where).toEqual([]);
      const excess = await box.evaluate((box) => box.scrollWidth - box.clientWidth);
      expect.soft(excess, where).toBe(0);
    }
  }
});

test('on tablets a player’s evenings are as wide as the page in every language', async ({
  page,
}) => {
  await saveSeason(page);
  await openSeason(page);
  await playerLink(page, 'Glimmerveil').click();
  const titles = page.getByRole('table', { name: 'Evenings' }).locator('tbody td:nth-child(2)');
  await expect(titles).toHaveCount(6);
  const lines = () =>
    titles.evaluateAll((cells) =>
      cells.map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
  for (const language of LANGUAGES) {
    await chooseElsewhere(page, { language });
    for (const width of [1000, 1024, 1200]) {
      await page.setViewportSize({ width, height: 768 });
      expect.soft(Math.max(...(await lines())), `${language} at ${width}`).toBeLessThan(3);
    }
  }
});

test('at 1280 × 800 all 25 raiders and twelve bosses are in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`./?report=${RAID}&fight=12`);
  await expect(page.getByText(/^Flask \d+ · Food/)).toBeVisible();
  const named = players(page).locator('[data-player] bdi');
  await expect(named).toHaveCount(28);
  for (const row of [...(await named.all()), ...(await bossRows(page).all())])
    await expect(row).toBeInViewport({ ratio: 1 });

  await test.step('in a low window the button below the bosses is in view and covers no focus', async () => {
    await page.setViewportSize({ width: 1280, height: 600 });
    const rows = page.locator('[data-fight]');
    for (const language of LANGUAGES) {
      await chooseElsewhere(page, { language });
      await rows.first().focus();
      await expect.soft(page.getByTitle(/^11 /), language).toBeInViewport({ ratio: 1 });
      await rows.last().focus();
      const isSeen = await rows.last().evaluate((row) => {
        const { x, bottom } = row.getBoundingClientRect();
        return row.contains(document.elementFromPoint(x + 60, bottom - 4));
      });
      expect.soft(isSeen, language).toBe(true);
    }
  });
});
