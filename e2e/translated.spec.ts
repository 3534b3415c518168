import type { Page } from '@playwright/test';
import { savedPulls } from './at-the-pull';
import { importRaids } from './raid-files';
import { RAID } from './reports';
import { GROUP } from './season';
import { expect, test } from './test';
import { translate } from './translated';

const key = (name: string) => (page: Page) => page.keyboard.press(name);
const press = (words: string) => (page: Page) => page.getByText(words, { exact: true }).click();

/** A user's acts in views that are translated, each in the address. */
const ACTS: readonly { what: string; act: (page: Page) => Promise<void> }[] = [
  { what: 'the next boss', act: key(']') },
  { what: 'a player', act: key('j') },
  { what: 'the next player', act: key('j') },
  { what: 'the gear board', act: key('2') },
  { what: 'its boss before', act: key('[') },
  { what: 'its raiders with faults', act: press('Only with faults') },
  { what: 'the whole night', act: key('3') },
  { what: 'who changed', act: press('Only changed') },
  { what: 'the pulls of the night', act: press('At the pull') },
];

const readView = async (page: Page): Promise<string> =>
  (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');

/** Returns the view's text once it has not changed for a second: parts come late. */
async function readWholeView(page: Page): Promise<string> {
  let text = '';
  await expect
    .poll(
      async () => {
        const before = text;
        text = await readView(page);
        return text === before && !/Loading\.\.\.|Fetching/.test(text);
      },
      { intervals: [1000] },
    )
    .toBe(true);
  return text;
}

/** Acts on the translated page, which then reads as a page opened at its address. */
async function actTranslated(page: Page, act: (page: Page) => Promise<void>): Promise<void> {
  await translate(page.getByRole('main'));
  const before = page.url();
  await act(page);
  await expect.poll(() => page.url()).not.toBe(before);
  const translated = await readWholeView(page);
  await page.reload();
  await expect.poll(() => readView(page)).toBe(translated);
}

test('a translated page follows what the user does', async ({ page }) => {
  await page.goto(`./?report=${RAID}&view=night`);
  await press('At the pull')(page);
  await expect.poll(() => savedPulls(page)).toBe(12);
  await page.goto(`./?report=${RAID}&fight=12`);
  await readWholeView(page);
  for (const { what, act } of ACTS) await test.step(what, () => actTranslated(page, act));
  await test.step('Season at the pull follows', async () => {
    await page.goto('./');
    await importRaids(page);
    await page.goto(`./season?group=${GROUP}`);
    await readWholeView(page);
    await actTranslated(page, press('At the pull'));
  });
});
