import type { Page } from '@playwright/test';
import { checkbox, comingList, notComingList, openTonight, paste, tanksHeading } from './coming';
import { openSeason, playerLink } from './season';
import { saveSeason } from './season-saved';
import { expect, test } from './test';

test('two windows side by side show each other’s changes', async ({ page, app }) => {
  await saveSeason(page);
  await openTonight(page);
  const other = await app.open();
  await openTonight(other);
  const windows = [page, other];

  await test.step('ticks in two windows count in both', async () => {
    await checkbox(comingList(page), 'Harrowgate').click();
    await checkbox(notComingList(other), 'Rusthook').click();
    for (const each of windows) {
      await expect(checkbox(notComingList(each), 'Harrowgate')).toBeVisible();
      await expect(checkbox(comingList(each), 'Rusthook')).toBeVisible();
    }
  });

  await test.step('a tick in one window keeps the list pasted in the other', async () => {
    await paste(page, 'Harrowgate, Niniane');
    await expect(tanksHeading(other)).toHaveText(/ 2 of 25$/);
    await checkbox(notComingList(other), 'Hexamund').click();
    await expect(tanksHeading(page)).toHaveText(/ 3 of 25$/);
    for (const each of windows) {
      await each.reload();
      await expect(tanksHeading(each)).toHaveText(/ 3 of 25$/);
    }
  });

  await test.step('notes about players in two windows count in both', async () => {
    for (const each of windows) await openSeason(each);
    await markAsLeft(page, 'Oldbarrow');
    await markAsLeft(other, 'Mossfuse');
    for (const each of windows)
      for (const name of ['Oldbarrow', 'Mossfuse'])
        await expect(playerLink(each, name)).toHaveCount(0);
  });
});

async function markAsLeft(page: Page, name: string): Promise<void> {
  await playerLink(page, name).click();
  await page.getByRole('checkbox', { name: 'Left the group' }).check();
  await page.goBack();
}
