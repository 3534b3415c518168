import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import type { ExpectedGroup, ExpectedRow } from './expected-season';
import { SEASON_FOLDER as FOLDER } from './raid-files';
import { readRows } from './tables';
import { expect } from './test';

export const GROUP = 'SeasonTwentyFv07';

export const { groups: GROUPS }: { groups: ExpectedGroup[] } = JSON.parse(
  readFileSync(`${FOLDER}/expected-season.json`, 'utf8'),
);
export const EXPECTED_GROUP = GROUPS.find(({ code }) => code === GROUP) as ExpectedGroup;

/** The names of the groups on the page: each group is named after its logger. */
export const OPTIONS = [
  'Brindleby’s raid · 1 raid',
  'Kettlebrew’s raid · 7 raids',
  'Saltwhisper’s raid · 1 raid',
] as const;

export const seasonTable = (page: Page): Locator =>
  page.getByRole('table', { name: 'Season', exact: true });
export const groupSelect = (page: Page): Locator => page.getByRole('combobox', { name: 'Group' });
export const shownNames = async (page: Page) => [...(await readRows(seasonTable(page))).keys()];
export const playerLink = (page: Page, name: string): Locator =>
  seasonTable(page).getByRole('link', { name, exact: true });

export async function openSeason(page: Page, address = `season?group=${GROUP}`): Promise<void> {
  await page.goto(`./${address}`);
  await expect(seasonTable(page)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Returns a row's name and cells as the table shows them. */
export const rowOf = (row: ExpectedRow, view: 'gear' | 'pull' | 'level'): [string, string[]] => [
  row.shown,
  [row.attendance, row.level, row.faults, ...row.cells[view]],
];
