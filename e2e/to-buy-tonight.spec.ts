import { checkbox, comingList } from './coming';
import { saveSeason } from './season-saved';
import { openNight } from './tables';
import { expect, test } from './test';
import { openToBuy, readLists } from './to-buy-dialog';

test('Tonight’s list includes only players who are coming', async ({ page }) => {
  await saveSeason(page);
  await page.goto('./tonight?group=SeasonTwentyFv07');
  const dialog = await openToBuy(page, page);
  const playersIn = async (...headings: string[]) => {
    const lists = await readLists(dialog);
    const boxes = headings.flatMap((heading) => (lists[heading] ?? []).flat());
    const names = boxes.flatMap((box) => /^bought: (.*?)(?: ×\d)?$/.exec(box)?.[1] ?? []);
    return [...new Set(names)].sort();
  };
  const fennimore = dialog
    .getByRole('list', { name: 'Enchants' })
    .getByRole('checkbox', { name: 'bought: Fennimore' });
  const flasksAndFood = dialog.getByRole('checkbox', { name: 'Flasks and food' });

  await test.step('the list has players who lacked an enchant or gem at their last kill', async () => {
    await expect(
      dialog.getByText(/^For 9 players, from what they lacked on Sep 22\./),
    ).toBeVisible();
    expect(await playersIn('Enchants', 'Not on the auction house')).toEqual([
      'Arcanelle',
      'Dame Ottilie',
      'Fennimore',
      'Glimmerveil',
      'Newleaf',
      'Tavish-Everlook',
      'Veyrune',
      'Élowen',
    ]);
    await expect(flasksAndFood).not.toBeChecked();
  });

  await test.step('flasks and food are listed for players without flask or food', async () => {
    await flasksAndFood.check();
    await expect(dialog.getByText(/^For 14 players/)).toBeVisible();
    await expect(dialog.getByText('1 × Flask of the Winds')).toBeVisible();
  });

  await test.step('the choice and the ticks are the same after a reload', async () => {
    await fennimore.check();
    await dialog.getByRole('checkbox', { name: 'bought: Quickfuse' }).check();
    await page.reload();
    await expect(fennimore).toBeChecked();
    await expect(flasksAndFood).toBeChecked();
    await expect(dialog.getByText('0 × Flask of the Winds')).toBeVisible();
  });

  await test.step('a player who is not coming is not in the list', async () => {
    await page.keyboard.press('Escape');
    await checkbox(comingList(page), 'Élowen').click();
    await openToBuy(page, page);
    await expect(dialog.getByText(/^For 13 players/)).toBeVisible();
    expect(await playersIn('Enchants')).not.toContain('Élowen');
  });

  await test.step('a tick in Tonight’s list is also set in the list of the whole night', async () => {
    await openNight(page, 'SeasonTwentyFv07');
    await openToBuy(page, page);
    await expect(fennimore).toBeChecked();
    await expect(flasksAndFood).toHaveCount(0);
    expect(Object.keys(await readLists(dialog))).not.toContain('Flasks and food');
  });
});
