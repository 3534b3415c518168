import type { Locator, Page } from '@playwright/test';
import { pullButton, pullPanel } from './at-the-pull';
import { EARLIER_CODE, earlierRaid } from './earlier-raid';
import { column, details, players } from './locators';
import { SUMMARY } from './log-site';
import { RAID } from './reports';
import { RAID_TITLE } from './saved';
import { choosePlayer } from './steps';
import { boardTable, nightLine, nightTable, openNight } from './tables';
import { expect, test } from './test';
import { dialogOf, openToBuy } from './to-buy-dialog';

/** Portrait pages within their margins, in CSS pixels. */
const PAPERS = {
  A4: { width: 718, height: 1030 },
  A5: { width: 483, height: 700 },
};

interface View {
  name: string;
  query: string;
  whole: (page: Page) => Promise<void>;
}

const VIEWS: View[] = [
  {
    name: 'the summary with one player',
    query: 'fight=12&player=Nyxara',
    whole: async (page) => {
      await column(page, 'PASSED').getByRole('button').first().waitFor();
      await details(page).getByRole('list', { name: 'Gear' }).waitFor();
    },
  },
  {
    name: 'the gear board',
    query: 'fight=12&view=board',
    whole: (page) => boardTable(page).waitFor(),
  },
  {
    name: 'the faults of the gear board',
    query: 'fight=12&view=board&only=faults',
    whole: (page) => boardTable(page).waitFor(),
  },
  {
    name: 'the open panel of the pull',
    query: 'fight=12',
    whole: async (page) => {
      await pullButton(page).click();
      await pullPanel(page).getByRole('button', { name: 'What was seen' }).click();
      await pullPanel(page).getByRole('list', { name: 'No snapshot' }).waitFor();
    },
  },
  {
    name: 'the whole night',
    query: 'view=night',
    whole: async (page) => {
      await page.getByText('All 12 kills are loaded.').waitFor();
      await nightTable(page).waitFor();
    },
  },
  {
    name: 'the table of the night’s pulls',
    query: 'view=night&show=pull',
    whole: (page) => page.getByText('All 12 kills are loaded.').waitFor(),
  },
  {
    name: 'what changed since the last raid',
    query: `view=since&against=${EARLIER_CODE}`,
    whole: (page) => page.getByRole('region', { name: 'Fixed', exact: true }).waitFor(),
  },
];

/** Lists every visible element with text beyond the paper's edge, or cut by its box. */
const cutOffElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { right, width } = element.getBoundingClientRect();
      return width > 0 && right > window.innerWidth + 1;
    };
    const leaves = [...document.querySelectorAll('main *')].filter(
      (element) => element.children.length === 0 && element.textContent?.trim(),
    );
    const scrolled = [...document.querySelectorAll('main section, main table')].filter(
      (box) =>
        box.scrollHeight > box.clientHeight + 1 && getComputedStyle(box).overflow !== 'visible',
    );
    return [
      ...leaves.filter(
        (leaf) => !leaf.closest('.visually-hidden, [class*="spoken"]') && isCut(leaf),
      ),
      ...scrolled,
    ].map((element) => element.outerHTML.slice(0, 120));
  });

/** Lists texts of the view that something else covers. */
const coveredTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // The element is scrolled to the middle, so that every text is in the window.
    const isCovered = (element: HTMLElement): boolean => {
      element.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return !hit || !(element.contains(hit) || hit.contains(element));
    };
    return [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => element.children.length === 0 && element.textContent?.trim())
      .filter(
        (element) =>
          element.offsetWidth > 1 && !element.closest('.visually-hidden, [class*="spoken"]'),
      )
      .filter(isCovered)
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** Lists marks that a band cuts, and names that need more lines than their row has. */
const cutMarksAndNames = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const marks = [...document.querySelectorAll('td [aria-hidden] svg')].filter((mark) => {
      const band = mark.closest('[style*="--run"]')?.getBoundingClientRect();
      const { left, right, top, bottom, width } = mark.getBoundingClientRect();
      if (!band || width === 0 || top >= band.bottom || bottom <= band.top) return false;
      const isOut = left >= band.right - 1 || right <= band.left + 1;
      return !isOut && (left < band.left - 1 || right > band.right + 1);
    });
    const names = [...document.querySelectorAll('tbody th a')].filter(
      ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2,
    );
    return [...marks, ...names].map((element) => element.outerHTML.slice(0, 120));
  });

async function countPages(page: Page, format: string): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('all views print completely on A4 and A5', async ({ page, logSite }) => {
  logSite.reports.set(EARLIER_CODE, earlierRaid());
  const screen = page.viewportSize() ?? PAPERS.A4;
  for (const { name, query, whole } of VIEWS) {
    await page.goto(`./?report=${RAID}&${query}`);
    await whole(page);
    await page.emulateMedia({ media: 'print' });
    for (const [format, paper] of Object.entries(PAPERS)) {
      await test.step(`${name} is complete on ${format}`, async () => {
        await page.setViewportSize(paper);

        await expect(page.locator('header').getByText(RAID_TITLE)).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeHidden();
        await expect(page.getByRole('navigation', { name: 'Views' })).toBeHidden();
        for (const words of ['Fetch Fights', 'Share', 'Next boss', 'Close', 'Search']) {
          await expect(page.getByRole('button', { name: words, exact: true })).toBeHidden();
        }
        await expect(page.getByRole('checkbox')).toHaveCount(0);
        expect.soft(await cutOffElements(page)).toEqual([]);
        expect.soft(await coveredTexts(page)).toEqual([]);
        expect.soft(await cutMarksAndNames(page)).toEqual([]);

        const { height } = (await page.locator('main').boundingBox()) ?? paper;
        if (height < paper.height) expect.soft(await countPages(page, format)).toBe(1);
      });
    }
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(screen);
  }
});

const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? 0;

test('a fight prints its readiness, then the columns, then the details', async ({ page }) => {
  const readiness = page.getByRole('region', { name: 'Readiness' });
  await test.step('a kill without details prints on one page', async () => {
    await page.goto(`./?report=${RAID}&fight=12`);
    await readiness.waitFor();
    expect(await countPages(page, 'A4')).toBe(1);
  });
  await choosePlayer(page, 'Nyxara');
  await details(page).getByRole('list', { name: 'Gear' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPERS.A4);

  const passed = column(page, 'PASSED');
  expect(await topOf(readiness)).toBeLessThan(await topOf(passed));
  expect(await topOf(passed)).toBeLessThan(await topOf(details(page)));
  const brightness = (text: string) =>
    column(page, 'MISSING ENCHANTS')
      .getByText(text, { exact: true })
      .first()
      .evaluate((element) => {
        const [red = 255, green = 255, blue = 255] =
          getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [];
        return (red * 0.21 + green * 0.72 + blue * 0.07) / 255;
      });
  await test.step('names and faults are in dark ink', async () => {
    expect(await brightness('Nyxara')).toBeLessThan(0.45);
    expect(await brightness('Legs, Mainhand')).toBeLessThan(0.2);
  });
  await test.step('readiness is on one page', () =>
    expect(readiness).toHaveCSS('break-inside', 'avoid'));
  await test.step('bars with a fault are black and other bars are outlines', async () => {
    const fillOf = (bar: string) =>
      players(page).locator(`[data-barcode] [class*="${bar}"]`).first();
    await expect(fillOf('worn')).toHaveCSS('fill', 'none');
    await expect(fillOf('noEnchant')).toHaveCSS('fill', 'rgb(0, 0, 0)');
  });
});

test('an open dialog prints completely and without the page', async ({ page, logSite }) => {
  const screen = page.viewportSize() ?? PAPERS.A4;
  const expectAlone = async (dialog: Locator) => {
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize(PAPERS.A4);
    const behind = page.locator('body *:not(:has(dialog), dialog, dialog *)');
    await expect(behind.filter({ visible: true })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeHidden();
    await expect(dialog).toHaveCSS('overflow', 'visible');
    const [{ x, y, right, height }, content] = await dialog.evaluate((element) => [
      element.getBoundingClientRect(),
      element.scrollHeight,
    ]);
    expect({ x, y }).toEqual({ x: 0, y: 0 });
    expect(right).toBeLessThanOrEqual(PAPERS.A4.width);
    expect(content - height).toBeLessThanOrEqual(1);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize(screen);
  };
  for (const address of ['settings/rules', 'privacy']) {
    await test.step(`#${address} prints alone`, async () => {
      await page.goto('about:blank');
      await page.goto(`./#${address}`);
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
      await expectAlone(page.getByRole('dialog'));
    });
  }
  await test.step('a night that is being fetched prints no progress bar and no Stop', async () => {
    const release = logSite.hold(SUMMARY);
    await openNight(page);
    const stop = page.getByRole('button', { name: 'Stop', exact: true });
    await stop.waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect(nightLine(page)).toBeVisible();
    await expect(stop).toBeHidden();
    await expect(page.getByRole('progressbar')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    release();
  });
  await test.step('the list of what to buy prints without its commands', async () => {
    await page.getByText('All 12 kills are loaded.').waitFor();
    await openToBuy(page, page);
    await expectAlone(dialogOf(page));
    await page.emulateMedia({ media: 'print' });
    await expect(dialogOf(page).getByRole('button')).toHaveCount(0);
    await expect(dialogOf(page).getByRole('checkbox').first()).toBeVisible();
  });
});
