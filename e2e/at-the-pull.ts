import { expect, type Locator, type Page } from '@playwright/test';
import { type ExpectedPull, expectedPull } from './expected-pull';
import { promisifyRequestIn } from './indexed-db';
import { players } from './locators';
import { closeSettings, openSettings } from './steps';
import { readSavedKeys } from './traces';

export const MAGMAWS_PULL = expectedPull('tier11-25', 12).head;

export const pullButton = (page: Page): Locator =>
  players(page).getByRole('button', { name: 'At the pull', exact: true });

export const pullPanel = (page: Page): Locator =>
  page.locator('section', { has: page.getByRole('button', { name: 'At the pull' }) }).last();

export async function openPull(page: Page, code: string, fight: number | string): Promise<void> {
  await page.goto(`./?report=${code}&fight=${fight}`);
  await pullButton(page).click();
}

const LISTS = ['No flask seen', 'No food seen', 'One elixir only', 'Lower tier', 'No snapshot'];

export async function readPullLists(page: Page): Promise<ExpectedPull['lists']> {
  const lists: ExpectedPull['lists'] = {};
  for (const title of LISTS) {
    const list = pullPanel(page).getByRole('list', { name: title, exact: true });
    if ((await list.count()) === 0) continue;
    lists[title] = await list.locator('bdi').allInnerTexts();
  }
  return lists;
}

export async function setPullRules(page: Page, setting: 'Advice' | 'Off'): Promise<void> {
  const dialog = await openSettings(page, 'Rules');
  for (const name of ['No Flask Seen', 'No Food Seen']) {
    const rule = dialog.getByRole('group', { name, exact: true });
    await rule.getByText(setting, { exact: true }).click();
  }
  await closeSettings(page);
}

export const savedPulls = async (page: Page): Promise<number> =>
  (await readSavedKeys(page)).filter((key) => key.includes('"pull"')).length;

/** Rewrites a saved kill as older versions did: without a pull or raiders' numbers. */
export async function ageKill(page: Page, code: string, kill: number): Promise<void> {
  await page.evaluate(
    async ([resultOf, code, kill]) => {
      const database = await resultOf(indexedDB.open('ready-check'));
      const records = database.transaction('kept', 'readwrite').objectStore('kept');
      await resultOf(records.delete(`kept-["pull","${code}",${kill}]`));
      const key = `kept-["raiders","${code}",${kill}]`;
      const record = await resultOf(records.get(key));
      for (const raider of record.data) delete raider.logId;
      await resultOf(records.put(record, key));
      database.close();
    },
    [await promisifyRequestIn(page), code, kill] as const,
  );
}

/** Waits for the pull of the open kill, which is requested after its players. */
export const untilPull = (page: Page): Promise<void> =>
  expect(
    players(page)
      .getByText(/^(?:Flask|Weapon|Not in this log)/)
      .first(),
  ).toBeVisible();
