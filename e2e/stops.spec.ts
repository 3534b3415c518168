import type { CDPSession, Page } from '@playwright/test';
import { EARLIER_CODE, earlierRaid } from './earlier-raid';
import { VIEWS } from './layout';
import { RAID } from './reports';
import { RAID_TITLE, untilSaved } from './saved';
import { GROUP } from './season';
import { saveSeason } from './season-saved';
import { shareAsLink } from './sharing';
import { expect, test } from './test';

const NIGHT = `./?report=${RAID}&view=night`;

const MORE_VIEWS = [
  { name: 'what to buy', address: `${NIGHT}#to-buy` },
  { name: 'the season', address: `./season?group=${GROUP}` },
  { name: 'tonight', address: `./tonight?group=${GROUP}` },
];

interface Stop {
  /** Stops of one kind have the same style. */
  kind: string;
  words: string;
  /** The element that covers its middle; empty if its middle is uncovered. */
  coveredBy: string;
  /** The part of the page with the stop and its ring. */
  clip: { x: number; y: number; width: number; height: number };
}

/**
 * Describes the element with the focus, and adds it to `stops`; undefined on the page itself. Runs
 * in the page.
 */
function readStop(): Stop | undefined {
  const stop = document.activeElement;
  if (!(stop instanceof HTMLElement) || stop === document.body) return undefined;
  (Reflect.get(window, 'stops') as HTMLElement[]).push(stop);
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
      x: x + scrollX,
      y: y + scrollY,
      width: Math.max(Math.min(right + 8, innerWidth) - x, 1),
      height: Math.max(Math.min(bottom + 8, innerHeight) - y, 1),
    },
  };
}

/** Returns whether an element looks different without its focus. Tab continues from there. */
async function showsFocus(page: Page, devTools: CDPSession, { clip }: Stop): Promise<boolean> {
  // `page.screenshot` would prepare the whole page for every picture.
  const take = () =>
    devTools.send('Page.captureScreenshot', {
      clip: { ...clip, scale: 1 },
      optimizeForSpeed: true,
    });
  const focused = await take();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  return focused.data !== (await take()).data;
}

/** Walks through the stops of a view in the dark theme. Returns its faults, and stops of new kinds. */
async function checkStops(page: Page, devTools: CDPSession, seen: Set<string>) {
  const faults: string[] = [];
  const fresh: number[] = [];
  for (let nth = 0; nth < MAX_STOPS; nth++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (!stop) break;
    const { kind, words, coveredBy } = stop;
    if (coveredBy) faults.push(`${words} is covered: ${coveredBy}`);
    else if (!seen.has(kind)) {
      fresh.push(nth);
      if (!(await showsFocus(page, devTools, stop)))
        faults.push(`${words} shows no focus: ${kind}`);
    }
    seen.add(kind);
  }
  return { faults, fresh };
}

/** Looks again at some stops of the view in the light theme. Returns their faults. */
async function checkInLightTheme(page: Page, devTools: CDPSession, stops: readonly number[]) {
  const faults: string[] = [];
  await page.emulateMedia({ colorScheme: 'light' });
  for (const nth of stops) {
    await page.evaluate(
      (nth) => (Reflect.get(window, 'stops') as HTMLElement[])[nth]?.focus(),
      nth,
    );
    const stop = await page.evaluate(readStop);
    if (!stop || !(await showsFocus(page, devTools, stop)))
      faults.push(`${stop?.words ?? nth} shows no focus in the light theme: ${stop?.kind}`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  return faults;
}

/** Hides what moves by itself, because it would make two pictures differ. Runs in the page. */
function stopMotion(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('* { caret-color: transparent !important; transition: none !important }');
  document.adoptedStyleSheets.push(still);
  Object.assign(window, { stops: [] });
}

/** Saves a season, and a raid with its pulls. */
async function saveRaids(page: Page): Promise<void> {
  await saveSeason(page);
  await page.goto(`${NIGHT}&show=pull`);
  await page.getByText('All 12 kills are loaded.').first().waitFor();
  await untilSaved(page, RAID_TITLE, 12);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.locator('#first-page')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Finds titles with words that the control's text and name lack. Runs in the page. */
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

/** A saved raid's size and opening, which Settings show in their text. */
const SIZE_AND_OPENING = /^\S+ \S+ · opened /;

const MAX_STOPS = 60;

test('every keyboard stop shows its focus in both themes', async ({ page, logSite }) => {
  test.slow();
  logSite.reports.set(EARLIER_CODE, earlierRaid());
  await page.setViewportSize({ width: 1280, height: 600 });
  await saveRaids(page);
  const shared = await shareAsLink(page);
  const devTools = await page.context().newCDPSession(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const seen = new Set<string>();
  const linkedPage = { name: 'a shared result', address: shared };
  for (const { name, address } of [...VIEWS, ...MORE_VIEWS, linkedPage])
    await test.step(`each stop of ${name} shows its focus`, async () => {
      await open(page, address);
      const lone = await page.evaluate(findLoneTitles);
      expect.soft(lone.filter((title) => !SIZE_AND_OPENING.test(title))).toEqual([]);
      await page.evaluate(stopMotion);
      const { faults, fresh } = await checkStops(page, devTools, seen);
      expect.soft([...faults, ...(await checkInLightTheme(page, devTools, fresh))]).toEqual([]);
    });
});
