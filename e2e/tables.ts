import type { Locator, Page } from '@playwright/test';
import { RAID } from './reports';

export const nightTable = (page: Page): Locator => page.getByRole('table', { name: 'Whole night' });

export async function openNight(page: Page, code = RAID): Promise<void> {
  await page.goto(`./?report=${code}&view=night`);
}

export const nightLine = (page: Page): Locator =>
  page.getByRole('region', { name: 'Whole night' }).getByRole('status');

export const boardTable = (page: Page): Locator => page.getByRole('table', { name: 'Gear board' });

/** Returns texts for screen readers: of each element, or of each of its cells. */
const textsOf = (found: Element[], parts: 'element' | 'cells') =>
  found.map((element) =>
    (parts === 'cells' ? [...element.children] : [element]).map((part) => {
      const copy = part.cloneNode(true) as Element;
      for (const drawn of copy.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
      return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
    }),
  );

/** Reads each element's text for screen readers. */
export const readTexts = async (elements: Locator): Promise<string[]> =>
  (await elements.evaluateAll(textsOf, 'element' as const)).flat();

/** Reads a table's rows by player: each cell's text for screen readers. */
export async function readRows(table: Locator): Promise<Map<string, string[]>> {
  const rows = await table.locator('tbody tr:has(> td)').evaluateAll(textsOf, 'cells' as const);
  return new Map(rows.map(([name = '', ...cells]) => [name, cells]));
}
