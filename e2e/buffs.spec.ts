import { raidWithTwoNyxaras } from './changed-players';
import {
  buffEntry,
  buffsBlock,
  buffsButton,
  column,
  players,
  readBuffs,
  tooltip,
} from './locators';
import { MISTS_NIGHT, RAID } from './reports';
import { swipeDown } from './steps';
import { expect, test } from './test';
import { BUFFS } from './worked-out-buffs';

test('the Buffs/Debuffs panel shows who brings each buff', async ({ page, logSite }) => {
  await page.goto(`./?report=${RAID}&fight=12`);
  await expect(column(page, 'PASSED')).toBeVisible();

  await test.step('a button opens and closes the panel', async () => {
    await expect(buffsButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(buffEntry(page, '+5% Crit')).toHaveCount(0);
    await expect(players(page).getByText('27 of 27 covered', { exact: true })).toBeVisible();

    await buffsButton(page).click();
    await expect(buffsButton(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(buffEntry(page, '+5% Crit')).toBeVisible();

    await buffsButton(page).click();
    await expect(buffEntry(page, '+5% Crit')).toHaveCount(0);
  });

  await test.step('the panel can be used by keyboard', async () => {
    await buffsButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(buffEntry(page, '+10% Melee Speed')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(buffEntry(page, '+10% Melee Speed')).toBeFocused();
    await expect(tooltip(page)).toContainText('Windfury Totem');

    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
  });

  await test.step('hovering an entry shows its sources and providers', async () => {
    await buffEntry(page, '+5% Crit').hover();
    const words = ['Leader of the Pack', 'Thornclaw', 'Elemental Oath', 'Stormglen', 'Grimtusk'];
    for (const text of words) await expect(tooltip(page)).toContainText(text);
  });

  await test.step('the tooltip explains why a buff is only possible', async () => {
    await expect(tooltip(page)).toContainText('Furious Howl');
    await expect(tooltip(page)).toContainText(/possible.*pet/i);
  });

  await test.step('a button shows entries as words instead of pictures', async () => {
    await expect(buffsBlock(page, 'What to bring')).toHaveText(
      /Nothing is missing, and nothing depends on one raider\./,
    );
    const entry = buffEntry(page, '+5% Crit');
    const picture = await entry.boundingBox();
    expect([picture?.width, picture?.height]).toEqual([36, 36]);
    await expect(entry).toHaveText('+5% Crit: 5');
    const inWordsButton = page.getByRole('button', { name: 'In words' });
    await expect(inWordsButton).toHaveAttribute('aria-pressed', 'false');
    await inWordsButton.click();
    await expect(inWordsButton).toHaveAttribute('aria-pressed', 'true');
    expect((await entry.boundingBox())?.width).toBeGreaterThan(150);
    expect(await readBuffs(page, 'Buffs')).toEqual(BUFFS);
    await page.reload();
    await buffsButton(page).click();
    await expect(inWordsButton).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('entries in words fill two columns, or one on a phone', async () => {
    const left = async (category: string) => (await buffEntry(page, category).boundingBox())?.x;
    const tops = ['+10% Melee Speed', '+Stamina'];
    expect(await left('+5% to all base stats')).toBe(await left('+10% Melee Speed'));
    expect(await left('+Stamina')).not.toBe(await left('+10% Melee Speed'));

    const viewport = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    for (const category of tops) expect(await left(category)).toBe(await left('Armor Debuff'));
    if (viewport) await page.setViewportSize(viewport);
    await page.getByRole('button', { name: 'In words' }).click();
    await expect(buffEntry(page, '+Stamina')).toHaveCSS('width', '36px');
  });

  await test.step('only players who share a name are shown with their servers', async () => {
    logSite.reports.set('WithTwoOfOneName', raidWithTwoNyxaras());
    await page.goto('./?report=WithTwoOfOneName&fight=12');
    await buffsButton(page).click();
    await buffEntry(page, '+10% Attack Power').hover();
    await expect(tooltip(page)).toContainText('Nyxara-Faerlina');
    await buffEntry(page, '+5% Spell Haste').hover();
    await expect(tooltip(page)).toContainText('Nyxara-Benediction');
    await expect(tooltip(page)).toContainText(/Stormglen(?!-)/);
  });

  // src/domain/eras/mists/coverage.test.ts tests who brings what.
  await test.step('in Mists a missing buff names the classes that could bring it', async () => {
    await page.goto(`./?report=${MISTS_NIGHT}&fight=2`);
    await buffsButton(page).click();
    const missing = players(page).getByRole('button', { name: /✕ missing/ });
    await expect(missing).toHaveText(/Spell Haste/);
    await expect(buffsBlock(page, 'What to bring')).toContainText(
      'Spell Haste: missing · Shadow Priest, Elemental Shaman or Balance Druid',
    );
  });
});

test.describe('touch screen', () => {
  test.use({ hasTouch: true });

  test('a tap opens the tooltip of a buff', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`./?report=${RAID}&fight=12`);
    await buffsButton(page).tap();
    const armor = buffEntry(page, 'Armor Debuff');
    await armor.evaluate((entry) => entry.scrollIntoView({ block: 'center' }));
    await armor.tap();
    await expect(tooltip(page)).toContainText('Sunder Armor');
    await test.step('a swipe that begins on another buff leaves the tooltip open', async () => {
      const { x, y } = (await buffEntry(page, 'Healing Debuff').boundingBox()) ?? { x: 0, y: 0 };
      const before = await page.evaluate(() => scrollY);
      await swipeDown(page, { x: x + 9, y: y + 9 });
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(before - 100);
      await expect(tooltip(page)).toContainText('Sunder Armor');
    });
    await test.step('another tap on a buff opens or closes the buff’s own tooltip', async () => {
      await buffEntry(page, 'Healing Debuff').tap();
      await expect(tooltip(page)).toContainText('Mortal Strike');
      // Without a key in between, the next tap would make a double tap.
      await page.keyboard.press('Shift');
      await buffEntry(page, 'Healing Debuff').tap();
      await expect(tooltip(page)).toHaveCount(0);
    });
    await test.step('a tap outside the tooltip closes it', async () => {
      await buffEntry(page, 'Cast Speed debuff').tap();
      await expect(tooltip(page)).toContainText('Curse of Tongues');
      await page.getByRole('heading', { name: 'Debuffs', exact: true }).tap();
      await expect(tooltip(page)).toHaveCount(0);
    });
  });
});
