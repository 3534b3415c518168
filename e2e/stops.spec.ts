import type { Page } from '@playwright/test';
import { importRaids } from './raid-files';
import { RAID } from './reports';
import { RAID_TITLE, untilSaved } from './saved';
import { readLink, shareAsLink } from './sharing';
import { untilRendered } from './steps';
import { expect, test } from './test';

const KILL = `./?report=${RAID}&fight=12`;
const GROUP = 'SeasonTwentyFv07';
const NIGHT = `./?report=${RAID}&view=night`;

/** Views with a table in a box of its own. */
const TABLES = [
  { name: 'the gear board', address: `${KILL}&view=board` },
  { name: 'the whole night', address: NIGHT },
  { name: 'the pulls of the whole night', address: `${NIGHT}&show=pull` },
  { name: 'the season', address: `./season?group=${GROUP}` },
];

/** Every view and dialog, by its address. */
const VIEWS = [
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
  ...TABLES,
  { name: 'what to buy', address: `${NIGHT}#to-buy` },
  { name: 'since the last raid', address: `${KILL}&view=since` },
  { name: 'tonight', address: `./tonight?group=${GROUP}` },
];

interface Stop {
  /** Stops of one kind have the same style. */
  kind: string;
  words: string;
  /** The element over its middle; empty if none. */
  coveredBy: string;
  /** The part of the window with the stop and its ring. */
  clip: { x: number; y: number; width: number; height: number };
}

/** Describes the element with the focus; undefined on the page itself. Runs in the page. */
function readStop(): Stop | undefined {
  const stop = document.activeElement;
  if (!(stop instanceof HTMLElement) || stop === document.body) return undefined;
  // Users see the label of a radio or checkbox.
  const drawn = stop.closest('label') ?? stop;
  const { left, top, right, bottom } = drawn.getBoundingClientRect();
  const [x1, y1] = [Math.max(left, 0), Math.max(top, 0)];
  const [x2, y2] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
  const above = document.elementFromPoint((x1 + x2) / 2, (y1 + y2) / 2);
  const isFree = !above || drawn.contains(above) || above.contains(drawn);
  const states = ['aria-pressed', 'aria-current', 'type'].map((name) => stop.getAttribute(name));
  const [x, y] = [Math.max(left - 8, 0), Math.max(top - 8, 0)];
  return {
    kind: [
      stop.tagName,
      stop.className,
      drawn.className,
      drawn.parentElement?.className,
      ...states,
    ].join(' '),
    words: (stop.getAttribute('aria-label') ?? drawn.innerText ?? '').slice(0, 40),
    coveredBy:
      x2 <= x1 || y2 <= y1 ? 'out of view' : isFree ? '' : (above?.outerHTML ?? '').slice(0, 90),
    clip: {
      x,
      y,
      width: Math.max(Math.min(right + 8, innerWidth) - x, 1),
      height: Math.max(Math.min(bottom + 8, innerHeight) - y, 1),
    },
  };
}

/** Returns whether an element looks different without its focus. Tab continues from there. */
async function showsFocus(page: Page, { clip }: Stop): Promise<boolean> {
  const focused = await page.screenshot({ clip, animations: 'disabled' });
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const plain = await page.screenshot({ clip, animations: 'disabled' });
  return !focused.equals(plain);
}

/** Saves a raid with its pulls, and those of a season. */
async function prepare(page: Page): Promise<void> {
  await page.goto(`${NIGHT}&show=pull`);
  await page.getByText('All 12 kills are loaded.').first().waitFor();
  await untilSaved(page, RAID_TITLE, 12);
  await page.goto('./');
  await importRaids(page);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.locator('#first-page')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Finds titles whose words no text and no name of the control says. Runs in the page. */
function findLoneTitles(): string[] {
  const plain = (words: string | null | undefined) => (words ?? '').toLowerCase();
  return [...document.querySelectorAll<HTMLElement>('[title]')].flatMap((one) => {
    const whole = one.closest('a, button, li, th, td') ?? one;
    const named = [whole, ...whole.querySelectorAll('[aria-label]')];
    const said = named.map((part) => plain(part.getAttribute('aria-label')));
    return [plain(whole.textContent), ...said].some((words) => words.includes(plain(one.title)))
      ? []
      : one.title;
  });
}

/** A saved raid's size and opening, which the settings' storage says too. */
const SIZE_AND_OPENING = /^\S+ \S+ · opened /;

const MAX_STOPS = 60;

for (const colorScheme of ['dark', 'light'] as const)
  test(`in the ${colorScheme} theme each keyboard stop shows its focus`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 600 });
    const shared = await shareAsLink(page);
    await prepare(page);
    await page.emulateMedia({ colorScheme });
    const seen = new Set<string>();
    for (const { name, address } of [...VIEWS, { name: 'a shared result', address: shared }])
      await test.step(name, async () => {
        await open(page, address);
        const lone = await page.evaluate(findLoneTitles);
        expect.soft(lone.filter((title) => !SIZE_AND_OPENING.test(title))).toEqual([]);
        const faults: string[] = [];
        for (let nth = 0; nth < MAX_STOPS; nth++) {
          await page.keyboard.press('Tab');
          const stop = await page.evaluate(readStop);
          if (!stop) break;
          const { kind, words, coveredBy } = stop;
          if (coveredBy) faults.push(`${words} is covered: ${coveredBy}`);
          else if (!seen.has(kind) && !(await showsFocus(page, stop)))
            faults.push(`${words} shows no focus: ${kind}`);
          seen.add(kind);
        }
        expect.soft(faults).toEqual([]);
      });
  });

/** The narrowest phone, 1280 px at 400 %, a turned phone and letters of 200 %. */
const SIZES = [
  { width: 280, height: 653, letters: 16 },
  { width: 320, height: 256, letters: 16 },
  { width: 844, height: 390, letters: 16 },
  { width: 390, height: 844, letters: 32 },
];

/**
 * Returns tables that sticky parts cover by more than half, in width or height. Runs in the page.
 */
function findCrowded(): string[] {
  const STEP = 12;
  const steps = (from: number, to: number) =>
    Array.from({ length: Math.floor((to - from) / STEP) }, (_, nth) => from + (nth + 0.5) * STEP);
  return [...document.querySelectorAll<HTMLElement>('section:has(> table)')].flatMap((box) => {
    box.scrollIntoView({ block: 'start' });
    box.scrollTo(
      (box.scrollWidth - box.clientWidth) / 2,
      (box.scrollHeight - box.clientHeight) / 2,
    );
    const { left, top, right, bottom } = box.getBoundingClientRect();
    const columns = steps(Math.max(left, 0), Math.min(right, innerWidth));
    const rows = steps(Math.max(top, 0), Math.min(bottom, innerHeight));
    const sticks = (hit: Element | null, which: string): boolean => {
      const found = hit?.closest<HTMLElement>(which);
      return found ? getComputedStyle(found).position === 'sticky' : !box.contains(hit);
    };
    const shareOf = (parts: boolean[]) => parts.filter(Boolean).length / parts.length;
    const widths = rows.map((y) =>
      shareOf(
        columns.map((x) => {
          const hit = document.elementFromPoint(x, y);
          return !sticks(hit, 'th, td') && !sticks(hit, 'thead, tfoot');
        }),
      ),
    );
    const height = shareOf(
      rows.map((y) =>
        columns.some((x) => !sticks(document.elementFromPoint(x, y), 'thead, tfoot')),
      ),
    );
    const width = Math.max(...widths);
    return width >= 0.5 && height >= 0.5
      ? []
      : `${(width * 100).toFixed()} % of the width, ${(height * 100).toFixed()} % of the height`;
  });
}

test('what sticks leaves at least half of each table', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page);
  const shared = await shareNight(page);
  await prepare(page);
  for (const { name, address } of [...TABLES, { name: 'a shared night', address: shared }])
    await test.step(name, async () => {
      await open(page, address);
      for (const { width, height, letters } of SIZES) {
        await page.setViewportSize({ width, height });
        await cdp.send('Page.setFontSizes', { fontSizes: { standard: letters } });
        await untilRendered(page);
        const crowded = await page.evaluate(findCrowded);
        expect.soft(crowded, `${width} × ${height} ${letters}`).toEqual([]);
      }
    });
});

async function shareNight(page: Page): Promise<string> {
  await page.goto(NIGHT);
  await page.getByText('All 12 kills are loaded.').waitFor();
  await page.getByRole('button', { name: 'Share', exact: true }).first().click();
  return readLink(page, 5);
}
