import { details } from './locators';
import { DEEPER_RAID, deeperNight } from './reports';
import { readClipboard } from './steps';
import { nightLine, openNight } from './tables';
import { expect, expectConsole, test } from './test';
import { dialogOf, expectedToBuy, openToBuy, readLists } from './to-buy-dialog';
import { overflowingElements, overlappingHeadings } from './too-wide';

test('the list of what to buy can be ticked and copied', async ({ page, appServer, logSite }) => {
  expectConsole('Failed to load resource');
  const expected = expectedToBuy('deeper-25');
  logSite.reports.set(DEEPER_RAID, deeperNight());
  await openNight(page, DEEPER_RAID);
  await expect(nightLine(page)).toHaveText('All 4 kills are loaded.');
  const button = page.getByRole('button', { name: 'To buy', exact: true });

  await test.step('a table that fails to load can be loaded again', async () => {
    const mend = appServer.fault(/cataclysm-to-buy/, { status: 503 });
    await button.click();
    const reload = dialogOf(page).getByRole('button', { name: 'Reload' });
    await expect(reload).toBeVisible();
    mend();
    await reload.click();
    await expect(dialogOf(page).getByRole('list', { name: 'Enchants' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toBeHidden();
  });

  await test.step('a double click opens one dialog', async () => {
    await button.dblclick();
    await expect(page).toHaveURL(/#to-buy$/);
    await page.goBack();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(/view=night$/);
  });

  const dialog = await openToBuy(page, page);
  await test.step('the copies have the formats of Discord, TSM and Auctionator', async () => {
    const { tsm, auctionator } = expected.now.copies;
    await dialog.getByRole('button', { name: 'Copy list' }).click();
    await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await readClipboard(page)).toMatch(/^To buy · .+ · \w+ \d+, \d{4}\n/);
    await dialog.getByRole('button', { name: 'Copy for TSM' }).click();
    await expect.poll(() => readClipboard(page)).toBe(tsm);
    await dialog.getByRole('button', { name: 'Copy for Auctionator' }).click();
    await expect.poll(() => readClipboard(page)).toBe(auctionator);
    // The title makes the list too long for one message.
    await dialog.getByRole('button', { name: 'Copy for Discord' }).click();
    await dialog.getByRole('button', { name: 'Copy message 2' }).click();
    await expect.poll(async () => (await readClipboard(page)).length).toBeLessThanOrEqual(2000);
  });

  await test.step('the list of a saved raid is complete without the log site', async () => {
    await logSite.api.stop();
    await page.goto(`./?report=${DEEPER_RAID}&view=night`);
    await openToBuy(page, page);
    const shown = Object.entries(await readLists(dialog)).map(([group, { length }]) => [
      group,
      length,
    ]);
    const groups = Object.entries(expected.now.groups);
    expect(shown).toEqual(groups.map(([group, { length }]) => [group, length]));
    await logSite.api.start();
  });

  const lavawalker = dialog.getByRole('listitem').filter({ hasText: 'Lavawalker' });
  const tavarin = lavawalker.getByRole('checkbox', { name: 'bought: Tavarin' });
  await test.step('a tick removes the piece from the count and the copies', async () => {
    await lavawalker.getByRole('checkbox', { name: 'bought: Blightworth' }).check();
    await expect(lavawalker).toContainText('2 × Enchant Boots - Lavawalker');
    await expect(lavawalker.getByRole('checkbox').last()).toBeFocused();
    await expect(lavawalker.getByRole('checkbox').last()).toHaveAccessibleName(
      'bought: Blightworth',
    );
    await lavawalker.getByRole('checkbox', { name: 'bought: Moonfen' }).check();
    await tavarin.check();
    await expect(lavawalker).toContainText('0 × Enchant Boots - Lavawalker');
    await dialog.getByRole('button', { name: 'Copy list' }).click();
    await expect.poll(() => readClipboard(page)).not.toContain('Lavawalker');
    expect(Object.keys(await readLists(dialog))).toHaveLength(3);
  });

  await test.step('ticks apply to the player’s own list after a reload', async () => {
    await page.reload();
    await expect(tavarin).toBeChecked();
    await lavawalker.getByRole('checkbox', { name: 'bought: Moonfen' }).uncheck();
    await expect(lavawalker).toContainText('1 × Enchant Boots - Lavawalker');
    await page.goto(`./?report=${DEEPER_RAID}&fight=10&player=Tavarin`);
    const own = await openToBuy(details(page), page);
    await expect(own.getByText(/^For 1 player, from/)).toBeVisible();
    const texts = Object.values(await readLists(own)).flatMap((lines) =>
      lines.map(([text = '']) => text),
    );
    expect(texts).toEqual(
      expected.kills[10]?.Tavarin?.map((line) => line.replace(/^1 (× Enchant Boots)/, '0 $1')),
    );
    await expect(own.getByRole('checkbox', { name: 'bought: Tavarin' }).first()).toBeChecked();
  });

  await test.step('on a phone nothing overflows or overlaps', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect([...(await overflowingElements(page)), ...(await overlappingHeadings(page))]).toEqual(
      [],
    );
  });
});
