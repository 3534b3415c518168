import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { ExpectedLine, ExpectedToBuy } from './expected-to-buy';
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

/**
 * Returns a line's texts as the dialog shows them, with short reasons. The dialog's head states
 * reasons from the simulator's sets.
 */
const expectedTexts = ({ count, text, note, reasons, names }: ExpectedLine): string[] => {
  const why = [note, ...reasons.filter((reason) => reason !== 'simulator')].filter(Boolean);
  return [
    `${count} × ${text}`,
    ...(why.length > 0 ? [why.join('; ')] : []),
    ...Object.entries(names)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, pieces]) => `bought: ${name}${pieces > 1 ? ` ×${pieces}` : ''}`),
  ];
};

/** Cuts `4 of 6 of their gems` to `4 of 6`, as the other program has it. */
export const shortenCounts = (lists: Record<string, string[][]>): Record<string, string[][]> =>
  Object.fromEntries(
    Object.entries(lists).map(([heading, lines]) => [
      heading,
      lines.map((line) =>
        line.map((words) => words.replace(/(\d+ of \d+)(?: of| gems| [A-Z]).*$/, '$1')),
      ),
    ]),
  );

export const expectedLists = ({ now }: ExpectedToBuy) =>
  Object.fromEntries(
    Object.entries(now.groups).map(([group, lines]) => [group, lines.map(expectedTexts)]),
  );
