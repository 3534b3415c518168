import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { ExpectedToBuy } from './expected-to-buy';
import { expect } from './test';

export const expectedToBuy = (raid: string): ExpectedToBuy =>
  JSON.parse(readFileSync(`e2e/fixtures/${raid}/expected-to-buy.json`, 'utf8'));

export const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'To buy' });

export async function openToBuy(where: Page | Locator, page: Page): Promise<Locator> {
  await where.getByRole('button', { name: 'To buy', exact: true }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText(/^(?:For \d|Nothing)/)).toBeVisible();
  return dialog;
}

/** Returns each group's lines, with their texts and checkboxes. */
export async function readLists(dialog: Locator): Promise<Record<string, string[][]>> {
  const lists = await dialog.getByRole('list').all();
  const groups = await Promise.all(
    lists.map(async (list) => {
      const heading = await list.evaluate((element) => {
        const id = element.getAttribute('aria-labelledby') ?? '';
        return document.getElementById(id)?.innerText ?? '';
      });
      const lines = await list
        .getByRole('listitem')
        .evaluateAll((items) =>
          items.map((item) => [
            ...[...item.querySelectorAll('p')].map(({ innerText }) => innerText),
            ...[...item.querySelectorAll('input')].map(
              (box) => box.getAttribute('aria-label') ?? '',
            ),
          ]),
        );
      return [heading, lines] as const;
    }),
  );
  return Object.fromEntries(groups);
}
