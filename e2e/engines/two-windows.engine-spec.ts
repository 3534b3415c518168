import { RAID } from '../reports';
import type { Raider } from './raider';
import { expect, test } from './test';

// These functions run in the page.

/** Lists of players, with the control that changes a player: the name's link leads to a page. */
const LISTS = [
  {
    path: 'tonight',
    names: 'ul[aria-label="Coming"] label bdi',
    control: 'ul[aria-label="Coming"] input',
  },
  { path: 'season', names: 'tbody th a', control: 'tbody th a' },
];

const namesIn = (selector: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ innerText }) => innerText.trim());

function click({ selector, nth }: { selector: string; nth: number }): boolean {
  const found = document.querySelectorAll<HTMLElement>(selector)[nth];
  found?.click();
  return found !== undefined;
}

/** Changes one player of a list, once rendered. Returns the names that the list has afterwards. */
async function namesAfterClick(
  raider: Raider,
  { path, names, control }: (typeof LISTS)[number],
  nth: number,
): Promise<string[]> {
  const before = await raider.run(namesIn, names);
  const press = (selector: string, at = 0) =>
    expect.poll(() => raider.run(click, { selector, nth: at })).toBe(true);
  await press(control, nth);
  if (path === 'season') {
    await press('main fieldset input[type="checkbox"]');
    await raider.run(() => history.back(), undefined);
  }
  const left = before.filter((_, at) => at !== nth);
  await expect.poll(() => raider.run(namesIn, names)).toEqual(left);
  return left;
}

test('Tonight and Season keep the changes of two windows', async ({ raider, appServer }) => {
  await raider.open(`${appServer.address}?report=${RAID}&fight=12`);
  await expect.poll(() => raider.read('PASSED')).toContain('Grimtusk');
  for (const list of LISTS)
    await test.step(`${list.path} keeps the changes of both windows`, async () => {
      const address = appServer.address + list.path;
      const shown = () => raider.run(namesIn, list.names);
      await raider.open(address);
      await expect.poll(async () => (await shown()).length).toBeGreaterThan(20);
      const goBack = await raider.openWindow();
      await raider.open(address);
      await expect.poll(async () => (await shown()).length).toBeGreaterThan(20);

      const left = await namesAfterClick(raider, list, 1);
      await goBack();
      await expect.poll(shown).toEqual(left);
      const kept = await namesAfterClick(raider, list, 2);
      await raider.open('about:blank');
      await raider.open(address);
      await expect.poll(shown).toEqual(kept);
    });
});
