import type { Locator, Page } from '@playwright/test';
import type { Verdict } from '#domain/audit/verdict';

export const reportField = (page: Page): Locator =>
  page.getByPlaceholder('Enter Report Code or URL');

export const fetchButton = (page: Page): Locator =>
  page.getByRole('button', { name: 'Fetch Fights', exact: true });

export const bossKills = (page: Page): Locator => page.getByRole('region', { name: 'Boss kills' });

/** Finds the bosses' buttons, whose names alone end with zone and difficulty in brackets. */
export const bossRows = (page: Page): Locator =>
  bossKills(page).getByRole('button', { name: /\(.+\)/ });

export const bossRow = (page: Page, boss: string): Locator =>
  bossRows(page)
    .filter({ hasText: `${boss} (` })
    .first();

export const players = (page: Page): Locator =>
  page.getByRole('region', { name: 'Players', exact: true });

export const column = (page: Page, title: Verdict): Locator =>
  page.getByRole('region', { name: title, exact: true });

export const buffsButton = (page: Page): Locator =>
  players(page).getByRole('button', { name: 'Buffs/Debuffs', exact: true });

export const buffEntry = (page: Page, category: string): Locator =>
  players(page).getByRole('button', { name: new RegExp(`^${category.replace(/[+]/g, '\\+')}`) });

export const buffsBlock = (page: Page, name: string): Locator =>
  players(page).getByRole('region', { name, exact: true });

/** Reads each entry of a block as `+5% Crit: 5`, column by column. */
export async function readBuffs(page: Page, block: string): Promise<string[]> {
  const texts = await buffsBlock(page, block).getByRole('button').allInnerTexts();
  return texts.map((text) => /^.*?: \d+/.exec(text.replace(/\s+/g, ' '))?.[0] ?? text);
}

export const tooltip = (page: Page): Locator => page.getByRole('tooltip');

/** Finds a player's buttons. A player with two faults has a button in two columns. */
export const playerButtons = (page: Page, name: string): Locator =>
  players(page).getByRole('button', { name: new RegExp(`^${name}\\b`) });

export const details = (page: Page): Locator =>
  page.getByRole('region', { name: 'Player Details' });

export const gear = (page: Page): Locator => details(page).getByRole('list', { name: 'Gear' });

/** Reads a column's buttons. Each has its lines without numbers: the name, then the faults. */
export async function readColumn(page: Page, title: Verdict): Promise<string[][]> {
  const texts = await column(page, title).getByRole('button').allInnerTexts();
  return texts.map((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line && !/^[\d\s]+$/.test(line)),
  );
}

/** Reads the four columns, as in expected-raid.ts. */
export async function readColumns(page: Page) {
  const names = async (title: 'PASSED' | 'NO GEAR RECORDED') =>
    (await readColumn(page, title)).map(([name = '']) => name).sort();
  const faults = async (title: 'MISSING ENCHANTS' | 'LOW ITEM LEVEL') =>
    (await readColumn(page, title)).map(([name, slots]) => `${name}: ${slots}`).sort();
  return {
    passed: await names('PASSED'),
    missing: await faults('MISSING ENCHANTS'),
    low: await faults('LOW ITEM LEVEL'),
    notLogged: await names('NO GEAR RECORDED'),
  };
}
