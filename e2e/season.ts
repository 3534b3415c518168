import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { SEASON_FOLDER as FOLDER } from './raid-files';
import { readRows } from './tables';
import { expect } from './test';

export const GROUP = 'SeasonTwentyFv07';

interface ExpectedCoverage {
  counts: Record<string, number>;
  only: Record<string, string[]>;
  missing: Record<string, string[]>;
}

export interface ExpectedRow {
  shown: string;
  role: string;
  left: boolean;
  cells: Record<'gear' | 'pull' | 'level', string[]>;
  attendance: string;
  level: string;
  faults: string;
  share: number;
  levelValue?: number;
  faultsValue?: number;
  csv?: string[][];
}

/** Worked out by another program. */
export interface ExpectedGroup {
  code: string;
  option: { text: string };
  evenings: { date: string; codes: string[] }[];
  foot: { passed: string; median: string; pull: string }[];
  plain: { rows: ExpectedRow[] };
  noted?: { rows: ExpectedRow[] };
  tonight: {
    coming: string[];
    notComing: string[];
    head: string;
    coverage: ExpectedCoverage;
    players: Record<string, { class: string; spec: string; date: string; gear: string }>;
  };
  pastes: {
    what: string;
    text: string;
    coming: string[];
    unknown: string[];
    asked: Record<string, string[]>;
    head: string;
    coverage: ExpectedCoverage;
  }[];
}

export const { groups: GROUPS }: { groups: ExpectedGroup[] } = JSON.parse(
  readFileSync(`${FOLDER}/expected-season.json`, 'utf8'),
);
export const EXPECTED = GROUPS.find(({ code }) => code === GROUP) as ExpectedGroup;

export const seasonTable = (page: Page): Locator =>
  page.getByRole('table', { name: 'Season', exact: true });
export const groupSelect = (page: Page): Locator => page.getByRole('combobox', { name: 'Group' });
export const shownNames = async (page: Page) => [...(await readRows(seasonTable(page))).keys()];
export const playerButton = (page: Page, name: string): Locator =>
  seasonTable(page).getByRole('button', { name, exact: true });

export async function openSeason(page: Page, address = `season?group=${GROUP}`): Promise<void> {
  await page.goto(`./${address}`);
  await expect(seasonTable(page)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** A row as the table has it. */
export const rowOf = (row: ExpectedRow, view: 'gear' | 'pull' | 'level'): [string, string[]] => [
  row.shown,
  [row.attendance, row.level, row.faults, ...row.cells[view]],
];
