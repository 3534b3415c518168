import type { Locator, Page } from '@playwright/test';
import { RAID } from './reports';

export const nightTable = (page: Page): Locator => page.getByRole('table', { name: 'Whole night' });

/** Opens a report at its night table. */
export async function openNight(page: Page, code = RAID): Promise<void> {
  await page.goto(`./?report=${code}&view=night`);
}

/** Says how many kills are loaded. */
export const nightLine = (page: Page): Locator =>
  page.getByRole('region', { name: 'Whole night' }).getByRole('status');

export const boardTable = (page: Page): Locator => page.getByRole('table', { name: 'Gear board' });

/** A table's rows by player: each cell's text for screen readers. */
export async function readRows(table: Locator): Promise<Map<string, string[]>> {
  const rows = await table.locator('tbody tr').evaluateAll((found) => {
    const wordsOf = (cell: Element) => {
      const copy = cell.cloneNode(true) as Element;
      for (const picture of copy.querySelectorAll('[aria-hidden="true"]')) picture.remove();
      return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
    };
    return found
      .filter((row) => row.querySelector('td'))
      .map((row) => [...row.children].map(wordsOf));
  });
  return new Map(rows.map(([name = '', ...cells]) => [name, cells]));
}
