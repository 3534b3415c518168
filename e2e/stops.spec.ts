import type { Page } from '@playwright/test';
import { RAID } from './reports';
import { RAID_TITLE, untilSaved } from './saved';
import { expect, test } from './test';

const KILL = `./?report=${RAID}&fight=12`;

/** Every view and dialog, by its address. */
const VIEWS: readonly { name: string; address: string }[] = [
  { name: 'home', address: './' },
  { name: 'the settings’ account', address: './#settings' },
  { name: 'the rules', address: './#settings/rules' },
  { name: 'the look', address: './#settings/look' },
  { name: 'the keyboard’s switch', address: './#settings/keyboard' },
  { name: 'the storage', address: './#settings/storage' },
  { name: 'the keys', address: './#keys' },
  { name: 'what leaves', address: './#privacy' },
  { name: 'the verdicts', address: KILL },
  { name: 'the details', address: `${KILL}&player=Veyra` },
  { name: 'Share', address: `${KILL}#share` },
  { name: 'the gear board', address: `${KILL}&view=board` },
  { name: 'the whole night', address: `./?report=${RAID}&view=night` },
  { name: 'the season', address: './season' },
  { name: 'tonight', address: './tonight' },
];

interface Stop {
  words: string;
  /** The element over its middle; empty if none. */
  coveredBy: string;
}

/** Describes the element with the focus; undefined on the page itself. */
const readStop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const stop = document.activeElement;
    if (!(stop instanceof HTMLElement) || stop === document.body) return undefined;
    // Users see the label of a radio or checkbox.
    const drawn = stop.closest('label') ?? stop;
    const { left, top, right, bottom } = drawn.getBoundingClientRect();
    const [x1, y1] = [Math.max(left, 0), Math.max(top, 0)];
    const [x2, y2] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    const above = document.elementFromPoint((x1 + x2) / 2, (y1 + y2) / 2);
    const isFree = !above || drawn.contains(above) || above.contains(drawn);
    return {
      words: (stop.getAttribute('aria-label') ?? drawn.innerText ?? '').slice(0, 40),
      coveredBy:
        x2 <= x1 || y2 <= y1 ? 'out of view' : isFree ? '' : (above?.outerHTML ?? '').slice(0, 90),
    };
  });

async function prepare(page: Page): Promise<void> {
  await page.goto(KILL);
  await untilSaved(page, RAID_TITLE, 1);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.locator('#first-page')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

const MOST_STOPS = 100;

test('no stop of the keyboard is covered', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 600 });
  await prepare(page);
  for (const { name, address } of VIEWS)
    await test.step(name, async () => {
      await open(page, address);
      const covered: string[] = [];
      for (let nth = 0; nth < MOST_STOPS; nth++) {
        await page.keyboard.press('Tab');
        const stop = await readStop(page);
        if (!stop) break;
        if (stop.coveredBy) covered.push(`${stop.words}: ${stop.coveredBy}`);
      }
      expect.soft(covered).toEqual([]);
    });
});
