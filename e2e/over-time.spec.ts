import { EARLIER, earlierRaid } from './earlier-raid';
import { details } from './locators';
import { RAID } from './reports';
import { untilSaved } from './saved';
import { readRows } from './tables';
import { expect, test } from './test';
import { changePlayers, lowered } from './worked-out-night';

test('a player’s details list their saved raids, oldest first', async ({ page, logSite }) => {
  const earlier = earlierRaid();
  // Better gear a week before, so that nothing else is low.
  changePlayers(earlier, (player) => (player.name === 'Veyra' ? lowered(player, -3) : player));
  logSite.reports.set(EARLIER, earlier);
  await page.goto(`./?report=${EARLIER}&fight=30&player=Veyra`);
  await details(page).waitFor();
  await expect(details(page).getByRole('region', { name: 'Over time' })).toHaveCount(0);
  await untilSaved(page, 'The week before', 1);

  await page.goto(`./?report=${RAID}&fight=30&player=Veyra`);
  const table = details(page).getByRole('table', { name: 'Over time' });
  await expect(table.getByRole('row')).toHaveCount(3);
  const rows = [...(await readRows(table))];
  expect(rows.map(([title, [, , faults]]) => [title, faults])).toEqual([
    ['The week before', '2'],
    ['Blackwing Descent and friends', '1'],
  ]);
  const [before = Number.NaN, now = Number.NaN] = rows.map(([, [, level]]) => Number(level));
  expect(before - now).toBeCloseTo(3, 1);
});
