import type { Page } from '@playwright/test';
import { raidUntil } from './growing-raid';
import {
  bossKills,
  bossRow,
  column,
  details,
  playerButtons,
  players,
  reportField,
} from './locators';
import { RAID } from './reports';
import { chooseBoss } from './steps';
import { boardTable, nightTable } from './tables';
import { expect, test } from './test';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Views' });
const viewLink = (page: Page, name: string) => nav(page).getByRole('link', { name, exact: true });
const faultsFilter = (page: Page) => page.getByRole('checkbox', { name: 'Only with faults' });

async function openKill(page: Page, more = ''): Promise<void> {
  await page.goto(`./?report=${RAID}&fight=12${more}`);
  await expect(column(page, 'PASSED').getByRole('button').first()).toBeVisible();
}

const VIEWS = [
  { name: 'Verdicts', key: '1', query: '', shown: players },
  { name: 'Gear board', key: '2', query: '&view=board', shown: boardTable },
  { name: 'Whole night', key: '3', query: '&view=night', shown: nightTable },
  {
    name: 'Since last raid',
    key: '4',
    query: '&view=since',
    shown: (page: Page) => page.getByRole('region', { name: 'Since last raid', exact: true }),
  },
] as const;

test('every view has a link, a key and an address', async ({ page, logSite }) => {
  logSite.reports.set(RAID, raidUntil(12));
  const isOpen = async ({ name, shown }: (typeof VIEWS)[number]) => {
    await expect(viewLink(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(nav(page).locator('[aria-current]')).toHaveCount(1);
    await expect(shown(page)).toBeVisible();
  };

  await test.step('an address opens its view, by default the verdicts', async () => {
    for (const view of VIEWS) {
      await page.goto(`./?report=${RAID}&fight=12${view.query}`);
      await isOpen(view);
    }
    await openKill(page, '&view=nonsense');
    await isOpen(VIEWS[0]);
  });

  await test.step('Back returns to the previous view', async () => {
    await openKill(page);
    for (const view of VIEWS) {
      await viewLink(page, view.name).click();
      await expect(page).toHaveURL(`./?report=${RAID}&fight=12${view.query}`);
      await isOpen(view);
    }
    for (const view of [...VIEWS].reverse()) {
      await isOpen(view);
      await page.goBack();
    }
  });

  await test.step('keys open the views unless the user types', async () => {
    await openKill(page);
    for (const view of [...VIEWS].reverse()) {
      await page.keyboard.press(view.key);
      await isOpen(view);
    }
    await page.keyboard.press('2');
    await expect(faultsFilter(page)).not.toBeChecked();
    await page.keyboard.press('f');
    await expect(faultsFilter(page)).toBeChecked();
    await page.keyboard.press('f');
    await expect(faultsFilter(page)).not.toBeChecked();
    // The row of this player is filtered out.
    await boardTable(page).getByRole('button', { name: 'Quillan' }).focus();
    await page.keyboard.press('f');
    await expect(faultsFilter(page)).toBeFocused();
    await page.keyboard.press('f');

    const field = reportField(page);
    await field.fill('');
    await field.pressSequentially('1f3');
    await expect(field).toHaveValue('1f3');
    await expect(viewLink(page, 'Gear board')).toHaveAttribute('aria-current', 'page');
    await expect(faultsFilter(page)).not.toBeChecked();
  });
});

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const middle = (page: Page) => page.getByRole('link', { name: /Magmaw.*5 of 12/ });

  test('on a phone the boss switch and the views are at the bottom edge', async ({ page }) => {
    await openKill(page);
    await test.step('the view is directly below the list of bosses', async () => {
      const heading = players(page).getByRole('heading', { name: 'Magmaw' });
      const [above, below] = [await bossKills(page).boundingBox(), await heading.boundingBox()];
      const gap = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
      expect(gap).toBeGreaterThan(0);
      expect(gap).toBeLessThanOrEqual(40);
    });

    await test.step('the bar stays at the bottom edge while the page scrolls', async () => {
      const keys = [middle(page), viewLink(page, 'Verdicts'), viewLink(page, 'Since last raid')];
      const boxes = () => Promise.all(keys.map((key) => key.boundingBox()));
      await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
      const before = await boxes();
      for (const box of before) expect(box?.y).toBeGreaterThan(844 - 110);
      const share = await page.getByRole('button', { name: 'Share' }).boundingBox();
      const last = before[2];
      expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(share?.x ?? 0);
      for (const top of [0, 600, 100_000]) {
        await page.evaluate((to) => window.scrollTo(0, to), top);
        expect(await boxes()).toEqual(before);
      }
    });

    await test.step('no view moves in the bar when a view has nothing to share', async () => {
      const before = await viewLink(page, 'Since last raid').boundingBox();
      await viewLink(page, 'Since last raid').click();
      await expect(page.getByRole('button', { name: 'Share' })).toBeDisabled();
      expect(await viewLink(page, 'Since last raid').boundingBox()).toEqual(before);
      await viewLink(page, 'Verdicts').click();
    });

    await test.step('the boss switch opens every boss', async () => {
      const previous = page.getByRole('button', { name: 'Previous boss' });
      const next = page.getByRole('button', { name: 'Next boss' });
      await next.click();
      await expect(page).toHaveURL(/fight=16$/);
      await expect(
        page.getByRole('link', { name: /Omnotron Defense System.*6 of 12/ }),
      ).toBeVisible();
      await previous.click();
      await expect(page).toHaveURL(/fight=12$/);

      await middle(page).click();
      await expect(bossKills(page).getByRole('heading')).toBeFocused();
      await expect(bossRow(page, 'Halfus Wyrmbreaker')).toBeInViewport();
      await bossRow(page, 'Halfus Wyrmbreaker').click();
      await expect(previous).toBeDisabled();
      await expect(next).toBeEnabled();
      await chooseBoss(page, "Al'Akir");
      await expect(next).toBeDisabled();
      await expect(previous).toBeEnabled();
    });
  });
});

test.describe('desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('on a desktop details open in the pane beside the columns', async ({ page, logSite }) => {
    await page.goto(`./?report=${RAID}`);
    await test.step('the page links to the report', async () => {
      const link = page.getByRole('link', { name: 'Data: Warcraft Logs' });
      await expect(link).toHaveAttribute('href', `${logSite.api.origin}/reports/${RAID}`);
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    });
    await bossRow(page, 'Magmaw').click();
    await expect(column(page, 'PASSED')).toBeVisible();

    const pane = details(page);
    const button = playerButtons(page, 'Tavarin').first();
    await test.step('opening the details does not move the columns', async () => {
      await expect(page.getByText('Choose a player')).toBeVisible();
      const before = await button.boundingBox();
      await button.click();
      await expect(pane.getByRole('heading', { name: 'Tavarin' })).toBeInViewport();
      expect(await button.boundingBox()).toEqual(before);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      const lastColumn = await column(page, 'LOW ITEM LEVEL').boundingBox();
      const box = await pane.boundingBox();
      expect(box?.x).toBeGreaterThan((lastColumn?.x ?? 0) + (lastColumn?.width ?? 0));
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
      await expect(page.getByText('Choose a player')).toHaveCount(0);
    });

    await test.step('details stay in view while the list scrolls', async () => {
      await page.evaluate(() => window.scrollTo(0, 160));
      await expect(pane.getByRole('heading', { name: 'Tavarin' })).toBeInViewport();
    });
  });
});
