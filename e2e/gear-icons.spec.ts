import type { Locator } from '@playwright/test';
import { bossRow, bossRows, gear, players } from './locators';
import { RAID } from './reports';
import { untilAllSaved, untilServed } from './saved';
import { choosePlayer, goOffline } from './steps';
import { nightTable } from './tables';
import { expect, test } from './test';

const ITEM_PAGE = 'https://www.wowhead.com/cata/item=';

test('gear icons describe the pieces by link, frame, picture and text', async ({
  page,
  logSite,
}) => {
  await page.goto(`./?report=${RAID}&fight=12`);
  await choosePlayer(page, 'Nyxara');
  const links = gear(page).getByRole('link');

  await test.step('icons in slot order link to item pages with gems and enchant', async () => {
    const hrefs = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await expect.poll(hrefs).toEqual(NYXARAS_GEAR.map(([page]) => ITEM_PAGE + page));
  });

  await test.step('the colour of a frame shows whether the piece has its enchant', async () => {
    const frames = () =>
      links.locator('img').evaluateAll((icons) =>
        icons.map((icon) => {
          const { borderTopColor, borderTopWidth } = getComputedStyle(icon);
          const [red = 0, green = 0] = borderTopColor.match(/\d+/g)?.map(Number) ?? [];
          if (borderTopColor === 'rgba(0, 0, 0, 0)') return 'none';
          if (green > red) return 'green';
          return borderTopWidth === '3px' ? 'red' : 'thin';
        }),
      );
    await expect.poll(frames).toEqual(NYXARAS_GEAR.map(([, frame]) => frame));
  });

  await test.step('icons are fetched from the log site’s icon host by the logged name', async () => {
    const first = links.first().locator('img');
    const address = `${logSite.icons.origin}/icons/inv_helm_robe_raidmage_i_01.jpg`;
    await expect(first).toHaveAttribute('src', address);
    await expect(first).toHaveJSProperty('naturalWidth', 1);
  });

  await test.step('an icon’s text describes its frame, badges and sockets', async () => {
    await expect(
      gear(page).getByRole('link', {
        name: 'Legs: Legwraps of the Cleansing Flame, 378, no enchant, sockets red, orange',
        exact: true,
      }),
    ).toBeVisible();
  });
});

test('a boss’s picture replaces the emblem once the picture is cached', async ({
  page,
  app,
  logSite,
}) => {
  logSite.icons.fault(/bosses\/1024-icon/, { status: 404, body: '' });
  const requested = (name: RegExp) =>
    logSite.icons.requests.filter(({ pathname }) => name.test(pathname)).length;
  const head = (boss: string) =>
    nightTable(page).getByRole('columnheader', { name: new RegExp(`^${boss}`) });
  const showsPicture = async (place: Locator) => {
    await expect(place.locator('img')).toBeVisible();
    await expect(place.locator('use')).toHaveCount(0);
  };
  const showsEmblem = async (place: Locator, glyph: RegExp) => {
    await expect(place.locator('use')).toHaveAttribute('href', glyph);
    await expect(place.locator('img')).toHaveCount(0);
  };
  const openHead = players(page).locator('header').first();
  const places = () =>
    Promise.all([
      bossRows(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top)),
      openHead.boundingBox(),
    ]);

  await page.goto(`./?report=${RAID}&fight=16`);
  await showsEmblem(bossRow(page, 'Halfus Wyrmbreaker'), /#bosses-/);
  await expect(players(page).getByText(/ covered$|^Missing: /)).toBeVisible();
  expect(requested(/-icon/)).toBe(0);
  const before = await places();

  await test.step('all boss pictures are rendered in one commit', async () => {
    await page.evaluate(watchPictures);
    await untilServed(page);
    await expect(bossRows(page).locator('img')).toHaveCount(11);
    // The head of the page shows one of the eleven pictures a second time.
    expect(await page.evaluate(() => Reflect.get(window, 'commits'))).toEqual([12]);
  });
  await test.step('the boss list and the head show the picture', async () => {
    await showsPicture(bossRow(page, 'Halfus Wyrmbreaker'));
    await showsPicture(openHead);
    await showsEmblem(bossRow(page, 'Magmaw'), /leeching-worm$/);
    expect(await places()).toEqual(before);
  });
  await test.step('the column heads of the whole night show the picture', async () => {
    await page.getByRole('link', { name: 'Whole night' }).click();
    await showsPicture(head('Halfus'));
    await expect(head('Halfus').locator('img')).toHaveAttribute(
      'src',
      `${logSite.icons.origin}/bosses/1030-icon.jpg`,
    );
    await showsEmblem(head('Magmaw'), /leeching-worm$/);
    await untilAllSaved(page);
    await page.getByRole('link', { name: 'Verdicts' }).click();
    await showsPicture(openHead);
    expect(requested(/1024-icon/)).toBe(1);
  });
  await test.step('a boss’s picture is shown offline after a reload', async () => {
    await goOffline(app);
    await page.reload();
    await showsPicture(bossRow(page, 'Halfus Wyrmbreaker'));
    await showsEmblem(bossRow(page, 'Magmaw'), /leeching-worm$/);
  });
});

/** Notes how many pictures each commit adds. Runs in the page. */
function watchPictures(): void {
  const commits: number[] = [];
  Object.assign(window, { commits });
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const pictures = added.filter((node) => node.nodeName === 'IMG').length;
    if (pictures > 0) commits.push(pictures);
  }).observe(document, { childList: true, subtree: true });
}

/**
 * Nyxara's item pages and frames in fight 12, head to wand. Shirt and tabard are empty; legs and
 * weapon lack an enchant.
 */
const NYXARAS_GEAR = [
  ['60237?gems=68780:52236&ench=4207', 'green'],
  ['71213', 'none'],
  ['60253?gems=52207&ench=4200', 'green'],
  ['71279?gems=52208:52236&ench=4102', 'green'],
  ['65376?gems=52208:52207', 'none'],
  ['71273?gems=52207:52208', 'red'],
  ['58486?gems=52207&ench=4104', 'green'],
  ['71266?ench=4257', 'green'],
  ['71276?gems=52236&ench=4068', 'green'],
  ['65373', 'none'],
  ['71210', 'none'],
  ['65053', 'none'],
  ['62047', 'none'],
  ['60232?gems=52208&ench=4115', 'green'],
  ['70157', 'red'],
  ['70112?ench=4091', 'green'],
  ['71151', 'none'],
] as const;
