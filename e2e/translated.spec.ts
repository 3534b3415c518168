import type { Page } from '@playwright/test';
import { untilPull } from './at-the-pull';
import { RAID } from './reports';
import { openSeason } from './season';
import { saveSeason } from './season-saved';
import { nightLine } from './tables';
import { expect, test } from './test';
import { translate } from './translated';

const pressKey = (name: string) => (page: Page) => page.keyboard.press(name);
const pressText = (words: string) => (page: Page) => page.getByText(words, { exact: true }).click();

/** A user's acts in views that are translated, each in the address. */
const ACTS: readonly { what: string; act: (page: Page) => Promise<void> }[] = [
  { what: 'the next boss', act: pressKey(']') },
  { what: 'a player', act: pressKey('j') },
  { what: 'the next player', act: pressKey('j') },
  { what: 'the gear board', act: pressKey('2') },
  { what: 'the previous boss on the board', act: pressKey('[') },
  { what: 'only the board’s raiders with faults', act: pressText('Only with faults') },
  { what: 'the whole night', act: pressKey('3') },
  { what: 'only the players who changed', act: pressText('Only changed') },
  { what: 'the pulls of the night', act: pressText('At the pull') },
];

const readView = async (page: Page): Promise<string> =>
  (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');

/** Acts in two tabs at one address and expects the same text. One of the tabs is translated. */
async function actInBoth([plain, translated]: [Page, Page], act: (page: Page) => Promise<void>) {
  await translate(translated.getByRole('main'));
  const before = await readView(plain);
  await act(plain);
  await act(translated);
  await expect.poll(() => readView(plain)).not.toBe(before);
  await expect(plain.getByText(/Loading\.\.\.|Fetching/)).toHaveCount(0);
  await expect(async () => {
    expect(await readView(translated)).toBe(await readView(plain));
  }).toPass();
  expect(translated.url()).toBe(plain.url());
}

test('a translated page updates as the user acts', async ({ page, app }) => {
  await saveSeason(page);
  await page.goto(`./?report=${RAID}&view=night&show=pull`);
  await expect(nightLine(page)).toHaveText('All 12 kills are loaded.');
  const tabs: [Page, Page] = [page, await app.open()];
  const openBoth = (open: (tab: Page) => Promise<unknown>) => Promise.all(tabs.map(open));
  await openBoth(async (tab) => {
    await tab.goto(`./?report=${RAID}&fight=12`);
    await untilPull(tab);
  });
  for (const { what, act } of ACTS)
    await test.step(`a translated page shows ${what}`, () => actInBoth(tabs, act));
  await test.step('a translated Season updates as the user chooses “At the pull”', async () => {
    await openBoth((tab) => openSeason(tab));
    await actInBoth(tabs, pressText('At the pull'));
  });
});
