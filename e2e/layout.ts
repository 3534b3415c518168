import type { Page, ViewportSize } from '@playwright/test';
import { EARLIER } from './earlier-raid';
import { column, details } from './locators';
import { RAID } from './reports';
import { untilStarted } from './saved';
import { boardTable, nightTable } from './tables';
import { test } from './test';

interface View {
  name: string;
  address: string;
  whole: (page: Page) => Promise<void>;
}

const untilKills = (page: Page) => page.getByText('All 12 kills are loaded.').first().waitFor();
const untilBoard = (page: Page) => boardTable(page).getByRole('button').first().waitFor();
const untilDetails = (page: Page) => details(page).getByRole('list', { name: 'Gear' }).waitFor();
const untilDialog = (page: Page) => page.getByRole('dialog').getByRole('button').first().waitFor();

const VIEWS: readonly View[] = [
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
    address: `./?report=${RAID}&view=since&against=${EARLIER}`,
    whole: (page) => page.getByRole('region', { name: 'Fixed', exact: true }).waitFor(),
  },
];

/** Opens every view, and looks at it in windows of each size. */
export async function inEachView(
  page: Page,
  sizes: readonly ViewportSize[],
  look: (size: ViewportSize) => Promise<void>,
): Promise<void> {
  for (const { name, address, whole } of VIEWS) {
    await test.step(name, async () => {
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

/** Lists controls whose middle is covered, or beyond the window's edge, wherever one scrolls. */
export const unreachable = (page: Page): Promise<string[]> =>
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

/** Lists texts that go on after the last line that they may take, unless a link's name has the whole. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => getComputedStyle(element).webkitLineClamp !== 'none')
      .filter((element) => !element.closest('a[aria-label]'))
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2)
      .map(({ innerText }) => innerText),
  );
