import type { Page } from '@playwright/test';
import { RAID } from './reports';
import { RAID_TITLE, untilSaved } from './saved';
import { expect, test } from './test';

const KILL = `./?report=${RAID}&fight=12`;

interface View {
  name: string;
  address: string;
}

const AROUND: readonly View[] = [
  { name: 'home', address: './' },
  { name: 'the settings’ account', address: './#settings' },
  { name: 'the rules', address: './#settings/rules' },
  { name: 'the look', address: './#settings/look' },
  { name: 'the keyboard’s switch', address: './#settings/keyboard' },
  { name: 'the storage', address: './#settings/storage' },
  { name: 'the keys', address: './#keys' },
  { name: 'what leaves', address: './#privacy' },
  { name: 'the season', address: './season' },
  { name: 'tonight', address: './tonight' },
];

const OF_A_RAID: readonly View[] = [
  { name: 'the verdicts', address: KILL },
  { name: 'the details', address: `${KILL}&player=Veyra` },
  { name: 'Share', address: `${KILL}#share` },
  { name: 'the gear board', address: `${KILL}&view=board` },
  { name: 'the whole night', address: `./?report=${RAID}&view=night` },
  { name: 'since the last raid', address: `${KILL}&view=since` },
];

/** A low window, the narrowest phone, 1280 px at 400 %, a phone turned, a tablet. */
const SIZES = [
  { width: 1280, height: 600 },
  { width: 280, height: 653 },
  { width: 320, height: 256 },
  { width: 844, height: 390 },
  { width: 820, height: 1180 },
];

/** Finds what Tab reaches, by its own rules. */
function findStops(): HTMLElement[] {
  const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open], [aria-modal="true"]')];
  const root = dialog.at(-1) ?? document;
  return [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((one) => {
    const isOtherRadio =
      one instanceof HTMLInputElement && one.type === 'radio' && !one.checked && one.name !== '';
    const isShown = one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]');
    return one.tabIndex >= 0 && !one.matches(':disabled') && isShown && !isOtherRadio;
  });
}

/** Focuses each stop, and tells which is out of view or lies behind another part. */
function findCovered(): string[] {
  return findStops().flatMap((stop) => {
    stop.focus();
    if (document.activeElement !== stop) return [];
    // Users see the label of a radio or checkbox.
    const drawn = stop.closest('label') ?? stop;
    const { left, top, right, bottom } = drawn.getBoundingClientRect();
    const [x1, y1] = [Math.max(left, 0), Math.max(top, 0)];
    const [x2, y2] = [Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    const words = (stop.getAttribute('aria-label') ?? drawn.innerText).slice(0, 40);
    if (x2 <= x1 || y2 <= y1) return `${words}: out of view`;
    const above = document.elementFromPoint((x1 + x2) / 2, (y1 + y2) / 2);
    const isFree = !above || drawn.contains(above) || above.contains(drawn);
    return isFree ? [] : `${words}: ${above.outerHTML.slice(0, 90)}`;
  });
}

/** Finds titles whose words no text and no name of the control says. */
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

/** Gives each kind of stop that is new a number, to be found by. */
function numberNewKinds(seen: readonly string[]): string[] {
  const known = new Set(seen);
  const kinds: string[] = [];
  for (const stop of findStops()) {
    const around = stop.closest('label') ?? stop;
    const states = ['aria-pressed', 'aria-current', 'type'].map((name) => stop.getAttribute(name));
    const parent = around.parentElement?.className;
    const kind = [stop.tagName, stop.className, around.className, parent, ...states].join(' ');
    if (known.has(kind)) continue;
    known.add(kind);
    stop.dataset.stop = `${kinds.length}`;
    kinds.push(kind);
  }
  return kinds;
}

/** A raid's size and last opening, which say nothing of it; an evening's raid, which its link opens. */
const OF_NO_WEIGHT = new RegExp(`^\\S+ \\S+ · opened |^${RAID_TITLE}$`);

async function open(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.locator('#first-page')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** Returns the stops whose pictures with and without the focus are the same. */
async function findUnseen(page: Page, kinds: readonly string[]): Promise<string[]> {
  const unseen: string[] = [];
  for (const [nth, kind] of kinds.entries()) {
    const stop = page.locator(`[data-stop="${nth}"]`);
    const clip = await stop.evaluate((one: HTMLElement) => {
      one.focus();
      const { left, top, right, bottom } = (one.closest('label') ?? one).getBoundingClientRect();
      const [x, y] = [Math.max(left - 8, 0), Math.max(top - 8, 0)];
      const width = Math.max(Math.min(right + 8, innerWidth) - x, 1);
      return { x, y, width, height: Math.max(Math.min(bottom + 8, innerHeight) - y, 1) };
    });
    const focused = await page.screenshot({ clip });
    await stop.evaluate((one: HTMLElement) => one.blur());
    const plain = await page.screenshot({ clip });
    if (focused.equals(plain)) unseen.push(kind);
  }
  return unseen;
}

for (const [views, name] of [
  [AROUND, 'around the raids'],
  [OF_A_RAID, 'of a raid'],
] as const)
  test(`each stop ${name} shows its focus and is not covered`, async ({ page }) => {
    test.slow();
    const parts = [findStops, findCovered, findLoneTitles, numberNewKinds];
    await page.addInitScript({
      content: parts.map((part) => `window.${part.name} = ${part};`).join('\n'),
    });
    await page.goto(KILL);
    await untilSaved(page, RAID_TITLE, 1);
    const seen: string[] = [];
    for (const { name, address } of views)
      await test.step(name, async () => {
        await page.setViewportSize({ width: 1280, height: 800 });
        await open(page, address);
        expect
          .soft(
            (await page.evaluate(() => findLoneTitles())).filter((one) => !OF_NO_WEIGHT.test(one)),
          )
          .toEqual([]);
        // From now on, browsers show the focus of what scripts focus too.
        await page.keyboard.press('Tab');
        const kinds = await page.evaluate((known) => numberNewKinds(known), seen);
        seen.push(...kinds);
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme });
          expect.soft(await findUnseen(page, kinds), `unseen focus, ${colorScheme}`).toEqual([]);
        }
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const covered = await page.evaluate(() => findCovered());
          expect.soft(covered, `covered at ${size.width} × ${size.height}`).toEqual([]);
        }
      });
  });
