import type { Locator } from '@playwright/test';
import { column, details, gear, playerButtons, players } from './locators';
import { RAID } from './reports';
import { chooseBoss, choosePlayer, openReport, untilRendered } from './steps';
import { expect, test } from './test';

test('choosing a player on a wide screen moves readiness below the columns', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`./?report=${RAID}&fight=12`);
  const readiness = players(page).getByRole('region', { name: 'Readiness' });
  const boxOf = async (locator: Locator) => {
    const box = await locator.boundingBox();
    if (!box) throw new Error('Not rendered');
    const { x, y, width, height } = box;
    // Late texts change a line by less than a tenth of a pixel.
    return { x, y, width, height: Math.round(height) };
  };
  const columns = column(page, 'MISSING ENCHANTS');
  await expect(readiness).toContainText('Item level by role');
  const before = await boxOf(columns);
  expect((await boxOf(readiness)).x).toBeGreaterThan(before.x + before.width);

  await test.step('the columns stay in place', async () => {
    await choosePlayer(page, 'Nyxara');
    await expect(gear(page)).toBeVisible();
    expect(await boxOf(columns)).toEqual(before);
  });
  await test.step('readiness is below the columns beside its table', async () => {
    const below = await boxOf(readiness);
    expect(below.y).toBeGreaterThan(before.y + before.height);
    expect(below.x + below.width).toBeLessThan((await boxOf(details(page))).x);
    const levels = await boxOf(readiness.getByRole('heading', { name: 'Item level by role' }));
    const slots = await boxOf(readiness.getByRole('table', { name: /by slot$/ }));
    expect(slots.y).toBeCloseTo(levels.y, -1);
  });

  await test.step('closing the details moves readiness beside the columns again', async () => {
    await page.keyboard.press('Escape');
    await expect
      .poll(async () => (await boxOf(readiness)).x)
      .toBeGreaterThan(before.x + before.width);
  });
});

test('on a phone or tablet details are a sheet over the list', async ({ page }) => {
  for (const { what, width, height } of [
    { what: 'a phone', width: 390, height: 844 },
    { what: 'a tablet', width: 768, height: 1024 },
  ]) {
    await page.setViewportSize({ width, height });
    await openReport(page, RAID);
    await chooseBoss(page, 'Magmaw');
    await choosePlayer(page, 'Thornclaw');

    await test.step(`on ${what} the sheet does not cover a focused element`, async () => {
      const sheetTop = async () => (await details(page).boundingBox())?.y ?? 0;
      await expect.poll(sheetTop).toBeCloseTo(height * 0.4, 0);
      const buttons = column(page, 'MISSING ENCHANTS').getByRole('button');
      await expect(buttons).not.toHaveCount(0);
      await page.evaluate(() => window.scrollTo(0, 0));
      for (const button of await buttons.all()) {
        await button.focus();
        const box = (await button.boundingBox()) ?? { y: 0, height: Number.NaN };
        expect(box.y + box.height).toBeLessThanOrEqual(height * 0.4);
      }
    });

    await page.keyboard.press('Escape');
    await choosePlayer(page, 'Thornclaw');
    const sheet = async () => (await details(page).boundingBox())?.height ?? 0;
    const top = async () => (await playerButtons(page, 'Thornclaw').first().boundingBox())?.y ?? -1;
    await test.step(`on ${what} the chosen player is in view above the sheet`, async () => {
      await expect.poll(sheet).toBeCloseTo(height * 0.6, 0);
      await expect.poll(top).toBeGreaterThanOrEqual(0);
      await expect.poll(top).toBeLessThan(height * 0.4);
      await expect(page.getByRole('link', { name: 'Whole night' })).toBeHidden();
    });

    await test.step(`on ${what} a click on the sheet’s text does not scroll the list`, async () => {
      const before = await top();
      await details(page).getByText('Missing Enchant: Mainhand').click();
      await untilRendered(page);
      expect(await top()).toBe(before);
    });

    await test.step(`on ${what} choosing the next player scrolls them into view`, async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect.poll(top).toBeLessThan(0);
      await page.keyboard.press('k');
      const chosen = page.getByRole('button', { pressed: true }).first();
      await expect
        .poll(async () => (await chosen.boundingBox())?.y ?? -1)
        .toBeGreaterThanOrEqual(0);
      await page.keyboard.press('j');
    });

    await test.step(`on ${what} the handle switches the sheet between two heights`, async () => {
      const handle = details(page).getByRole('button', { name: 'Full height' });
      await handle.click();
      await expect.poll(sheet).toBeGreaterThan(height - 44);
      await expect(handle).toHaveAttribute('aria-expanded', 'true');
      await handle.click();
      await expect.poll(sheet).toBeCloseTo(height * 0.6, 0);
    });

    await test.step(`on ${what} Escape, the player’s button and Back close the sheet`, async () => {
      await page.keyboard.press('Escape');
      await expect(details(page)).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Whole night' })).toBeVisible();

      await choosePlayer(page, 'Thornclaw');
      await choosePlayer(page, 'Thornclaw');
      await expect(details(page)).toHaveCount(0);

      await choosePlayer(page, 'Thornclaw');
      await expect(details(page)).toBeVisible();
      await page.goBack();
      await expect(details(page)).toHaveCount(0);
    });

    await test.step(`on ${what} the list above the sheet opens another player’s details`, async () => {
      for (const name of ['Thornclaw', 'Mordaith']) {
        await choosePlayer(page, name);
        await expect(details(page).getByRole('heading', { name })).toBeVisible();
      }
      await page.keyboard.press('Escape');
      await expect(playerButtons(page, 'Mordaith').first()).toBeFocused();
    });
  }
});
