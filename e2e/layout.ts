import type { Page, ViewportSize } from '@playwright/test';
import { EARLIER_CODE } from './earlier-raid';
import { column, details } from './locators';
import { RAID } from './reports';
import { untilStarted } from './saved';
import { untilRendered } from './steps';
import { boardTable, nightTable } from './tables';
import { expect, test } from './test';

interface View {
  name: string;
  address: string;
  whole: (page: Page) => Promise<void>;
}

const untilKills = (page: Page) => page.getByText('All 12 kills are loaded.').first().waitFor();
const untilBoard = (page: Page) => boardTable(page).getByRole('button').first().waitFor();
const untilDetails = (page: Page) => details(page).getByRole('list', { name: 'Gear' }).waitFor();
const untilDialog = (page: Page) => page.getByRole('dialog').getByRole('button').first().waitFor();

/** Home and its dialogs, and every view of a raid, each with a wait until it is whole. */
export const VIEWS: readonly View[] = [
  { name: 'the home page', address: './', whole: untilStarted },
  ...['warcraft-logs', 'rules', 'look', 'keyboard', 'storage'].map((section) => ({
    name: `the settings, ${section}`,
    address: `./#settings/${section}`,
    whole: untilDialog,
  })),
  { name: 'the keyboard help', address: './#keys', whole: untilDialog },
  { name: 'what leaves the browser', address: './#privacy', whole: untilDialog },
  {
    name: 'the verdicts',
    address: `./?report=${RAID}&fight=12`,
    whole: async (page) => {
      await column(page, 'PASSED').getByRole('button').first().waitFor();
      // The pull is requested once the page is idle; the later views show the saved copy.
      await page.getByText(/^Flask \d+ · Food/).waitFor();
    },
  },
  {
    name: 'a player beside the verdicts',
    address: `./?report=${RAID}&fight=12&player=Nyxara`,
    whole: untilDetails,
  },
  {
    name: 'the share dialog',
    address: `./?report=${RAID}&fight=12#share`,
    whole: (page) => page.getByRole('button', { name: 'Copy for Discord' }).waitFor(),
  },
  { name: 'the gear board', address: `./?report=${RAID}&fight=12&view=board`, whole: untilBoard },
  {
    name: 'a player over the gear board',
    address: `./?report=${RAID}&fight=12&view=board&player=Nyxara`,
    whole: untilDetails,
  },
  {
    name: 'the whole night',
    address: `./?report=${RAID}&view=night`,
    whole: async (page) => {
      await untilKills(page);
      await nightTable(page).waitFor();
    },
  },
  {
    name: 'the pulls of the whole night',
    address: `./?report=${RAID}&view=night&show=pull`,
    whole: untilKills,
  },
  {
    name: 'what changed since the last raid',
    address: `./?report=${RAID}&view=since&against=${EARLIER_CODE}`,
    whole: (page) => page.getByRole('region', { name: 'Fixed', exact: true }).waitFor(),
  },
];

/** Opens every view, and checks it at each window size. */
export async function lookAtEachView<Size extends ViewportSize>(
  page: Page,
  sizes: readonly Size[],
  look: (size: Size) => Promise<void>,
): Promise<void> {
  for (const { name, address, whole } of VIEWS) {
    await test.step(`the layout is sound in ${name}`, async () => {
      await page.goto('about:blank');
      await page.goto(address);
      await whole(page);
      for (const size of sizes) {
        await page.setViewportSize(size);
        await look(size);
      }
    });
  }
}

/** Lists controls whose middle is covered or out of the window at every scroll position. */
export const unreachableControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = document.querySelector('dialog[open]') ?? document.body;
    const controls = [
      ...shown.querySelectorAll<HTMLElement>(
        'a[href], button:enabled:not([aria-disabled="true"]), input:enabled, select, summary',
      ),
    ].filter(
      (control) =>
        control.offsetWidth > 1 && control.checkVisibility() && !control.closest('[inert]'),
    );
    const isReachable = (control: HTMLElement): boolean => {
      // A link may be on two lines.
      const [line = control.getBoundingClientRect()] = control.getClientRects();
      const { left, top, width, height } = line;
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return control.contains(hit) || hit?.closest('label')?.control === control;
    };
    const scrollTo = (control: HTMLElement, inline: ScrollLogicalPosition): void => {
      control.scrollIntoView({ block: 'center', inline });
      // A sheet may cover the middle.
      window.scrollBy(0, control.getBoundingClientRect().top - 0.3 * window.innerHeight);
    };
    return controls
      .filter((control) => {
        control.focus();
        return !(['nearest', 'center', 'end'] as const).some((inline) => {
          if (isReachable(control)) return true;
          scrollTo(control, inline);
          return isReachable(control);
        });
      })
      .map((control) => control.outerHTML.slice(0, 120));
  });

/** Lists texts that exceed their lines, unless a link's name contains the whole text. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => getComputedStyle(element).webkitLineClamp !== 'none')
      .filter((element) => !element.closest('a[aria-label]'))
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2)
      .map(({ innerText }) => innerText),
  );

/**
 * Lists the texts of a table that exceed their cell, and bands that cut their numbers. Runs in the
 * page.
 */
export const cutCells = (table: HTMLElement | SVGElement): string[] => {
  const wide = [...table.querySelectorAll('th, td:not([class*="faulty"])')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  const cut = [...table.querySelectorAll<HTMLElement>('[class*="inBrief"]')].filter((brief) => {
    const words = brief.nextElementSibling?.getBoundingClientRect();
    const areNumbersShown = words && words.top > brief.getBoundingClientRect().top;
    return areNumbersShown && brief.scrollWidth > brief.clientWidth;
  });
  return [...wide, ...cut].map(({ textContent }) => textContent ?? '');
};

/** The narrowest phone, 1280 px at 400 %, a turned phone and letters of 200 %. */
const CROWDED_SIZES = [
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

/** Expects that sticky parts leave at least half of the open table, in each size. */
export async function expectHalfFree(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const before = page.viewportSize();
  const setLetters = (standard: number) =>
    cdp.send('Page.setFontSizes', { fontSizes: { standard } });
  for (const { width, height, letters } of CROWDED_SIZES) {
    await page.setViewportSize({ width, height });
    await setLetters(letters);
    await untilRendered(page);
    expect.soft(await page.evaluate(findCrowded), `${width} × ${height} ${letters}`).toEqual([]);
  }
  await setLetters(16);
  if (before) await page.setViewportSize(before);
}
