import { gear } from './locators';
import { RAID } from './reports';
import { choosePlayer } from './steps';
import { nightTable, openNight } from './tables';
import { expect, test } from './test';

const ITEM_PAGE = 'https://www.wowhead.com/cata/item=';

test('gear icons say by link, frame, picture and text what a player wears', async ({
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

  await test.step('icons have a green frame with an enchant, a red one if it is missing, else none', async () => {
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

  await test.step('icons come from the log site’s icon host, by the logged name', async () => {
    const first = links.first().locator('img');
    const address = `${logSite.icons.origin}/icons/inv_helm_robe_raidmage_i_01.jpg`;
    await expect(first).toHaveAttribute('src', address);
    await expect(first).toHaveJSProperty('naturalWidth', 1);
  });

  await test.step('an icon’s text says what its frame, badges and sockets show', async () => {
    await expect(
      gear(page).getByRole('link', {
        name: 'Legs: Legwraps of the Cleansing Flame, 378, no enchant, sockets red, orange',
        exact: true,
      }),
    ).toBeVisible();
  });
});

test('an icon that fails to load is replaced by the slot’s picture', async ({
  page,
  logSite,
  expectConsole,
}) => {
  expectConsole('status of 404');
  logSite.icons.fault(/inv_helm_robe_raidmage_i_01/, { status: 404, body: '' });
  await page.goto(`./?report=${RAID}&fight=12&player=Nyxara`);

  const head = gear(page).getByRole('link', { name: /^Head: / });
  await expect(head.locator('use')).toHaveAttribute('href', '#slots-visored-helm');
  await expect(page.locator('#slots-visored-helm path')).toBeAttached();
  await expect(head.locator('img')).toHaveCount(0);
});

test.describe('without a worker, which would fetch it', () => {
  test.use({ serviceWorkers: 'block' });

  test('a boss’s picture covers its emblem, and one that fails leaves it and is requested once', async ({
    page,
    logSite,
    expectConsole,
  }) => {
    expectConsole('status of 404');
    logSite.icons.fault(/bosses\/1024-icon/, { status: 404, body: '' });
    await openNight(page);
    const head = (boss: string) =>
      nightTable(page).getByRole('columnheader', { name: new RegExp(`^${boss}`) });
    const picture = head('Halfus').locator('img');
    await expect(picture).toHaveAttribute('src', `${logSite.icons.origin}/bosses/1030-icon.jpg`);
    await expect(picture).toHaveCSS('opacity', '1');
    await expect(head('Magmaw').locator('img')).toHaveCount(0);
    await expect(head('Magmaw').locator('use')).toHaveAttribute('href', /leeching-worm$/);

    await page.getByRole('link', { name: 'Verdicts' }).click();
    await page.getByRole('link', { name: 'Whole night' }).click();
    await expect(picture).toHaveCSS('opacity', '1');
    const requests = logSite.icons.requests.filter(({ pathname }) => /1024-icon/.test(pathname));
    expect(requests).toHaveLength(1);
  });
});

/**
 * Fight 12: her item pages and frames, head to wand. Shirt and tabard are empty; legs and weapon
 * lack an enchant.
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
