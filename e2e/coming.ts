import type { Locator, Page } from '@playwright/test';
import type { ExpectedGroup } from './expected-season';
import { GROUP, EXPECTED_GROUP as GROUP_SHOWN } from './season';
import { expect } from './test';

const PASTES = GROUP_SHOWN.pastes;

export const pasteOf = (what: string) =>
  PASTES.find((paste) => paste.what === what) as ExpectedGroup['pastes'][number];

export const comingList = (page: Page): Locator =>
  page.getByRole('list', { name: 'Coming', exact: true });
export const notComingList = (page: Page): Locator =>
  page.getByRole('list', { name: 'Not coming' });
export const rowOf = (list: Locator, name: string): Locator =>
  list.getByRole('listitem').filter({ has: checkbox(list.page(), name) });
export const checkbox = (where: Page | Locator, name: string): Locator =>
  where.getByRole('checkbox', { name, exact: true });
export const tanksHeading = (page: Page): Locator =>
  page.getByRole('heading', { name: /^Tanks \d/ });

export const namesIn = (list: Locator): Promise<string[]> =>
  list.getByRole('checkbox').evaluateAll((boxes) =>
    boxes
      .map((box) => {
        const [id = ''] = (box.getAttribute('aria-labelledby') ?? '').split(' ');
        return document.getElementById(id)?.textContent?.trim() ?? '';
      })
      .sort(),
  );

export const sortedNames = (names: readonly string[]): string[] => names.toSorted();

export async function openTonight(page: Page, address = `tonight?group=${GROUP}`): Promise<void> {
  await page.goto(`./${address}`);
  await expect(comingList(page)).toBeVisible();
}

export async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Paste names' }).fill(text);
  await page.getByRole('button', { name: 'Take names' }).click();
}
